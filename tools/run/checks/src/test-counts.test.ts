import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTestCounts } from './test-counts.ts'

const write = (passed: number, failed: number, succeeded: boolean) => (report: string) => {
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))
  return succeeded
}

test('counts what the report says', () => {
  expect(readTestCounts(write(7, 0, true))).toEqual({ passed: 7, failed: 0 })
  expect(readTestCounts(write(7, 2, false))).toEqual({ passed: 7, failed: 2 })
})

test('a run that fails without a failed test, runs none, or reports nothing is a failure', () => {
  expect(readTestCounts(write(7, 0, false))).toEqual({ passed: 7, failed: 1 })
  expect(readTestCounts(write(0, 0, true))).toEqual({ passed: 0, failed: 1 })
  expect(readTestCounts(() => true)).toEqual({ passed: 0, failed: 1 })
})
