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
  expect(text().split('\u001B[2K').at(-2)).toBe('vps a  running\n')
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
  expect(text()).toBe('vps a: stopped\nvps a: running\n')
})

test('with more subjects than terminal lines, a line is printed for each change', () => {
  const { progress, text } = open({ rows: 3 })
  for (const name of ['a', 'b', 'c', 'd']) progress.update(name, 'running')
  expect(text().endsWith('c: running\nd: running\n')).toBe(true)
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
