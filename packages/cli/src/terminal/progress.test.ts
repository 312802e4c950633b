import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { createProgress, type Progress } from './progress.ts'

interface Screen {
  readonly progress: Progress
  readonly text: () => string
}

function open(
  { columns = 40, rows = 24, isTerminal = true } = {},
  env: Readonly<Record<string, string>> = { NO_COLOR: '1' },
): Screen {
  let text = ''
  const write = (part: string): void => void (text += part)
  return {
    progress: createProgress({ isTerminal, columns, rows, write }, env),
    text: () => text,
  }
}

test('at a terminal each subject has one line, which is updated', () => {
  const { progress, text } = open()
  progress.update('vps a', 'stopped')
  progress.update('vps b', 'running')
  progress.update('vps a', 'running')
  expect(text().split('\u001B[2K').at(-2)).toBe('running  vps a\n')
  expect(text().split('\u001B[2A')).toHaveLength(2)
})

test('no line is wider than the terminal, in East Asian characters too', () => {
  const { progress, text } = open({ columns: 21 })
  progress.update('本番サーバー', '東京リージョンで設定しています')
  const [, line = ''] = text().split('\u001B[2K')
  expect(stringWidth(line.trimEnd())).toBeLessThanOrEqual(20)
  expect(line).toContain('…')
})

test.each([
  ['what is no terminal', { isTerminal: false }, {}],
  ['a terminal that cannot move its cursor', {}, { TERM: 'dumb' }],
])('%s prints a line for each change', (_, options, env) => {
  const { progress, text } = open(options, env)
  progress.update('vps a', 'stopped')
  progress.update('vps a', 'stopped')
  progress.update('vps a', 'running')
  expect(text()).toBe('stopped  vps a\nrunning  vps a\n')
})

test('with more subjects than terminal lines, a line is printed for each change', () => {
  const { progress, text } = open({ rows: 3 })
  for (const name of ['a', 'b', 'c', 'd']) progress.update(name, 'running')
  expect(text().endsWith('running  c\nrunning  d\n')).toBe(true)
})

test.each([
  [{}, true],
  [{ FORCE_COLOR: '1' }, true],
  [{ NO_COLOR: '1' }, false],
  [{ NO_COLOR: '' }, true],
  [{ CLICOLOR: '0' }, false],
  [{ FORCE_COLOR: '0' }, false],
])('%j: colours are used: %s', (env, isColoured) => {
  const { progress, text } = open({}, env)
  progress.update('vps a', 'running')
  expect(text().includes('\u001B[2m')).toBe(isColoured)
})

test('a thousand subjects that end leave a line each, and only those in progress are updated', () => {
  const { progress, text } = open({ columns: 80 })
  const address = (index: number): string =>
    `hosting/hw123456.example.jp/dns/host-${index}.example.org TXT ${'x'.repeat(400)}`
  for (let index = 0; index < 1_000; index += 1) {
    progress.update(address(index), `started   ${index}/1000`)
    if (index >= 3) progress.finish(address(index - 3), `done      ${index - 2}/1000`)
  }
  const lines = text().split('\n')
  // eslint-disable-next-line no-control-regex -- the expression removes the movements of the cursor
  const shown = lines.map((line) => line.replaceAll(/\u001B\[\d*[AK]/g, ''))
  expect(Math.max(...shown.map((line) => stringWidth(line)))).toBeLessThanOrEqual(79)
  expect(new Set(shown.filter((line) => line.startsWith('done')))).toHaveProperty('size', 997)
  // At most four lines are updated, so the cursor moves up by at most four.
  expect(text().replaceAll('\u001B', 'ESC')).not.toMatch(/ESC\[(?:[5-9]|\d\d)A/)
})

test('without a terminal, an address in a line is whole', () => {
  const { progress, text } = open({ isTerminal: false })
  progress.finish(`vps/${'x'.repeat(400)}`, 'done  1/1')
  expect(text()).toBe(`done  1/1  vps/${'x'.repeat(400)}\n`)
})
