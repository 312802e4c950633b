import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTestCounts } from './test-counts.ts'

const write =
  (passed: number, failed: number, succeeded: boolean, skipped: readonly object[] = []) =>
  (path: string): boolean => {
    const assertionResults = [
      { status: 'passed', fullName: 'a test', meta: {} },
      ...skipped.map((meta) => ({ status: 'skipped', fullName: 'a test that was skipped', meta })),
    ]
    const counts = { numPassedTests: passed, numFailedTests: failed }
    writeFileSync(path, JSON.stringify({ ...counts, testResults: [{ assertionResults }] }))
    return succeeded
  }

test('counts what the report says', () => {
  expect(readTestCounts(write(7, 0, true))).toEqual({ passed: 7, failed: 0, skipped: [] })
  expect(readTestCounts(write(7, 2, false))).toEqual({ passed: 7, failed: 2, skipped: [] })
})

test('tells why tests were skipped, and which have no reason', () => {
  const reported = write(7, 0, true, [{ whySkipped: 'There is no PHP.' }, {}])
  const skipped = ['There is no PHP.', 'No reason is given: a test that was skipped']
  expect(readTestCounts(reported)).toEqual({ passed: 7, failed: 0, skipped })
})

test('a run may skip all of its tests', () => {
  const skipped = ['There is no PHP.']
  expect(readTestCounts(write(0, 0, true, [{ whySkipped: skipped[0] }]))).toEqual({
    passed: 0,
    failed: 0,
    skipped,
  })
})

test('a run that fails without a failed test, has none, or reports nothing is a failure', () => {
  expect(readTestCounts(write(7, 0, false))).toMatchObject({ passed: 7, failed: 1 })
  expect(readTestCounts(write(0, 0, true))).toMatchObject({ passed: 0, failed: 1 })
  expect(readTestCounts(() => true)).toMatchObject({ passed: 0, failed: 1 })
})
