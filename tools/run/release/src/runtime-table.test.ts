import { expect, test } from 'vitest'
import { isGreen, toTable, withTable } from './runtime-table.ts'

const report = {
  runtime: 'Node 24',
  version: '24.1.0',
  checks: 3,
  passed: 3,
  sandboxChecks: 2,
  sandboxPassed: 2,
  seconds: 1.25,
  failures: [],
}

test('a row shows the runtime, its version and its result', () => {
  expect(toTable([report]).split('\n').at(-1)).toBe('| Node 24 | 24.1.0 | 3 of 3 | 2 of 2 | 1.3 |')
})

test('a failed check, or none at all, is not green', () => {
  expect(isGreen([report])).toBe(true)
  expect(isGreen([report, { ...report, passed: 2 }])).toBe(false)
  expect(isGreen([report, { ...report, checks: 0, passed: 0 }])).toBe(false)
  expect(isGreen([report, { ...report, sandboxPassed: 1 }])).toBe(false)
  expect(isGreen([report, { ...report, sandboxChecks: 0, sandboxPassed: 0 }])).toBe(false)
  expect(isGreen([])).toBe(false)
})

test('the table replaces the previous one', () => {
  const readme = '# Name\n\n<!-- runtimes -->\n\n<!-- /runtimes -->\n\nMore.\n'
  const once = withTable(readme, '| a |', '2026-11-21')
  expect(once).toContain('| a |\n\nRun on 2026-11-21.')
  expect(withTable(once, '| b |', '2026-11-22')).toBe(once.replace('| a |', '| b |').replace('21.', '22.'))
  expect(() => withTable('# Name\n', '| a |', '2026-11-21')).toThrow(/no place/)
})
