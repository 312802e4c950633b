import { describe, expect, test } from 'vitest'
import { commandGroups } from '../commands.ts'
import { createMachine } from '../testing/test-machine.ts'
import { vpsOrder } from '../testing/vps-order.ts'

const commands = (await Promise.all(Object.values(commandGroups()).map(({ load }) => load()))).flat()
const reading = commands.flatMap(({ words, reads, prints, help = '' }) => {
  const [, line] = /^Example: hostwright (.*)$/m.exec(help) ?? []
  const isEndless = words.join() === 'sandbox' || line?.includes('$') === true
  return reads && prints !== false && line !== undefined && !isEndless ? [line.replace(' --json', '')] : []
})
const env = { ROOT_PASSWORD: 'Correct-Horse-7' }

describe.each(reading)('%s -o json', (line) => {
  test('prints the same data and the same errors in both languages', async () => {
    const startAt = Date.now()
    const [english, japanese] = await Promise.all(
      ['en', 'ja'].map(async (language) => {
        const { hostwright, folder } = await createMachine({ seed: 1, startAt })
        const ran = await hostwright(`${line} -o json --lang ${language}`)
        // Notes on standard error are for people, and in their language; errors there are JSON.
        const errors = ran.stderr.split('\n').filter((line) => line.startsWith('{'))
        return JSON.stringify({ ...ran, stderr: errors }).replaceAll(folder, 'FOLDER')
      }),
    )
    expect(withoutChance(japanese!)).toBe(withoutChance(english!))
  })
})

/** Leaves out what each sandbox makes by chance. */
function withoutChance(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
}

test.each([
  [{ LANG: 'ja_JP.UTF-8' }, '使い方: '],
  [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'Usage: '],
  [{ LANG: 'C', LC_MESSAGES: 'ja' }, '使い方: '],
  [{ LANG: 'jam_JM' }, 'Usage: '],
  [{}, 'Usage: '],
])('the environment %j decides the language of help', async (variables, usage) => {
  const { hostwright } = await createMachine()
  expect((await hostwright('--help', { env: variables })).stdout).toContain(usage)
})

test('--lang wins over the environment, anywhere in a line, and another language is rejected', async () => {
  const { hostwright } = await createMachine()
  const japanese = { env: { LANG: 'ja_JP.UTF-8' } }
  expect((await hostwright('--lang en vps list --help', japanese)).stdout).toContain('USAGE')
  expect(await hostwright('vps list --lang fr')).toMatchObject({
    exitCode: 2,
    stderr: 'hostwright: --lang is fr: give en or ja.\nNext: hostwright --help\n',
  })
})

test('a question about an order is in Japanese, and y agrees', async () => {
  const { hostwright } = await createMachine()
  const { exitCode, stderr } = await hostwright(vpsOrder, {
    env: { ...env, LANG: 'ja_JP.UTF-8' },
    terminal: 80,
    stdin: 'y',
  })
  expect(stderr).toMatch(/VPS web-02（standard-2gb、.*?）を合計[\d,]+円で注文しますか？ \[y\/N\]/)
  expect(stderr).toMatch(/[\d,]+円で注文しました：vps web-02/)
  expect(exitCode).toBe(0)
})

test('a rejected order says in Japanese what was not done, and shows the API message as it was sent', async () => {
  const { hostwright } = await createMachine()
  const rejected = await hostwright(`${vpsOrder} --lang ja`, { env })
  expect(rejected.exitCode).toBe(2)
  expect(rejected.stderr).toContain('確認を求める端末がありません。')
  const unknown = await hostwright('vps get nobody --lang ja')
  expect(unknown.stderr).toBe(
    'hostwright: vps nobody: nobody という VPS はありません。\n何も変更していません。\n次のコマンド: hostwright vps list -o table=name,uuid,status\n',
  )
})
