import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { views } from '../operations/views.ts'
import { type Column, headingOf, type View } from '../output/column.ts'
import { createMachine } from '../testing/test-machine.ts'
import { japanese } from './texts/japanese.ts'
import { createTranslator } from './translate.ts'

const japaneseScreen = { env: { LANG: 'ja_JP.UTF-8' }, terminal: 80 }
const file = `version: 1
vps:
  web-01:
    packet_filter: { enabled: true, rules: [{ type: ssh }, { type: web }] }
hosting:
  hw123456.example.jp:
    memo: ${'長いメモ'.repeat(20)}
    domains:
      example.com:
        dns: { prune: true, records: [] }
        mail: { prune: true, accounts: { info: { password: { env: MAIL_PASSWORD } } } }
`

async function setUp(): ReturnType<typeof createMachine> {
  const machine = await createMachine()
  writeFileSync(join(machine.folder, 'account.yaml'), file)
  return machine
}

/** Returns the widest line of a text, in columns of a terminal. */
function widthOf(text: string): number {
  return Math.max(...text.split('\n').map((line) => stringWidth(line)))
}

/** Returns the headings of views that have no Japanese. */
function listMissingHeads(given: readonly View[]): readonly string[] {
  const translate = createTranslator(japanese)
  const columns = given.flatMap((view): readonly Column[] =>
    Array.isArray(view) ? view : Object.entries(view as object).flat(2),
  )
  return columns.map(headingOf).filter((heading) => translate(heading).missing.length > 0)
}

test('the heading of each column has its Japanese, and a new one without it is found', () => {
  expect(listMissingHeads(Object.values(views))).toEqual([])
  expect(listMissingHeads([['name', 'new_thing'], { others: ['name'] }])).toEqual(['NEW THING', 'OTHERS'])
})

test('a table has Japanese headings above aligned columns, and JSON has the names of properties', async () => {
  const { hostwright } = await createMachine({ world: 'fleet-20' })
  const { stdout } = await hostwright('vps list', japaneseScreen)
  const [head = '', ...rows] = stdout.trimEnd().split('\n')
  expect(head.split(/ {2,}/)).toEqual(['名前', '状態', 'プラン名', 'IP アドレス'])
  const at = stringWidth(head.slice(0, head.indexOf('状態')))
  expect(rows.every((row) => row.slice(at).startsWith(row.split(/ {2,}/)[1]!))).toBe(true)
  expect(widthOf(stdout)).toBeLessThanOrEqual(80)
  const [item] = JSON.parse((await hostwright('vps list -o json', japaneseScreen)).stdout) as object[]
  expect(Object.keys(item!)).toContain('ip_address')
})

test('the findings of an audit are in Japanese within 80 columns', async () => {
  const { hostwright } = await createMachine({ world: 'agency-50', limits: false })
  const { stdout } = await hostwright('audit', japaneseScreen)
  expect(stdout).toContain('SSL 証明書がありません')
  expect(stdout).not.toMatch(/certificate,|has no|is not|mail is/)
  expect(widthOf(stdout)).toBeLessThanOrEqual(80)
})

test('the drawing of a plan is in Japanese within 80 columns, and the plan as data is the same', async () => {
  const { hostwright, folder } = await setUp()
  const line = `plan ${join(folder, 'account.yaml')}`
  const { stdout } = await hostwright(line, japaneseScreen)
  for (const text of ['【中断】', '【消去】', '必要な許可', '変更 ', 'ダイジェスト '])
    expect(stdout, text).toContain(text)
  expect(stdout).not.toMatch(/INTERRUPTS|DESTROYS|Needs|Digest|to add|Open afterwards/)
  expect(widthOf(stdout)).toBeLessThanOrEqual(80)
  const [english, other] = await Promise.all(
    ['en', 'ja'].map(async (language) => (await hostwright(`${line} -o json --lang ${language}`)).stdout),
  )
  expect(other!.replace(/"made":"[^"]*"/, '')).toBe(english!.replace(/"made":"[^"]*"/, ''))
})

test('a plan that lacks allowances is rejected in Japanese, with the flags to type', async () => {
  const { hostwright, folder } = await setUp()
  const { stderr, exitCode } = await hostwright(`apply ${join(folder, 'account.yaml')} --yes`, japaneseScreen)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('実行計画は適用していません。')
  expect(stderr).toContain('interrupt: 動作中のものを止めます。')
  expect(stderr).toMatch(/^必要な許可/m)
  expect(stderr).not.toMatch(/The plan|Needs|Nothing was changed/)
  // The line with the name of the file is as long as that.
  expect(widthOf(stderr.replace(/^hostwright: .*$/m, ''))).toBeLessThanOrEqual(80)
})

test('the column of the API key of a context is not called an Idempotency-Key', async () => {
  const { hostwright } = await createMachine()
  const env = { KEY: 'x' }
  await hostwright('context add work --base-url https://api.example.com --api-key-env KEY', { env })
  const { stdout } = await hostwright('context list --lang ja')
  expect(stdout).toContain('API キー')
  expect(stdout).not.toContain('冪等')
})
