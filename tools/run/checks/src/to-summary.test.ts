import { expect, test } from 'vitest'
import { isWell, toSummary } from './to-summary.ts'

const why = 'PHP is not on this machine. To install it:\n  macOS:   brew install php'

test('the last line has the counts, and each reason for skipping appears once', () => {
  expect(toSummary({ passed: 7, failed: [], skipped: [] })).toBe('7 passed, 0 failed, 0 skipped')
  expect(toSummary({ passed: 7, failed: [], skipped: [why, 'No reason.', why] })).toBe(`── 2 skipped: ${why}

── 1 skipped: No reason.

7 passed, 0 failed, 3 skipped`)
})

test('failed tests are named at the end, so that a shortened log still shows them', () => {
  expect(toSummary({ passed: 7, failed: ['lint: oxlint', 'a.test.ts: a test: no'], skipped: [why] })).toBe(
    `── 1 skipped: ${why}

── failed: lint: oxlint

── failed: a.test.ts: a test: no

7 passed, 2 failed, 1 skipped`,
  )
})

test('a skipped test is a failure if CI is set to any value', () => {
  const counts = { passed: 7, failed: [], skipped: [why] }
  expect([{}, { CI: '' }, { CI: '1' }, { CI: 'false' }].map((env) => isWell(counts, env))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isWell({ ...counts, skipped: [] }, { CI: '1' })).toBe(true)
  expect(isWell({ ...counts, failed: ['a test'] }, {})).toBe(false)
})
