import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type ReadCounts, readTestCounts } from './test-counts.ts'

interface Reported {
  readonly passed?: number
  readonly tests?: readonly object[]
  readonly status?: string
  readonly message?: string
}

/** Counts the tests in a report of one test file in the format of Vitest. */
function readCounts(
  succeeded: boolean,
  { passed = 7, tests = [], status = 'passed', message = '' }: Reported = {},
): ReadCounts {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  const file = { name: 'a.test.ts', status, message, assertionResults: tests }
  writeFileSync(path, JSON.stringify({ numPassedTests: passed, testResults: [file] }))
  return readTestCounts(path, succeeded)
}

const skip = (meta: object): object => ({ status: 'skipped', fullName: 'a test that was skipped', meta })

test('counts the tests that passed', () => {
  const tests = [{ status: 'passed', fullName: 'a test', meta: {} }]
  expect(readCounts(true, { tests })).toEqual({ passed: 7, failed: [], skipped: [], files: ['a.test.ts'] })
})

test('names failed tests with the first line of their error, and files that could not be loaded', () => {
  const failureMessages = ['AssertionError: expected 1 to be 2\n    at a.test.ts:7']
  const tests = [{ status: 'failed', fullName: 'a test', failureMessages, meta: {} }]
  expect(readCounts(false, { tests, status: 'failed' }).failed).toEqual([
    'a.test.ts: a test: AssertionError: expected 1 to be 2',
  ])
  expect(readCounts(false, { status: 'failed', message: 'SyntaxError: no\nat' }).failed).toEqual([
    'a.test.ts: SyntaxError: no',
  ])
})

test('reports the reason for each skipped test, and the tests without a reason', () => {
  const tests = [skip({ whySkipped: 'There is no PHP.' }), skip({})]
  const skipped = ['There is no PHP.', 'No reason is given: a test that was skipped']
  expect(readCounts(true, { tests })).toMatchObject({ passed: 7, failed: [], skipped })
})

test('a run may skip all of its tests', () => {
  const tests = [skip({ whySkipped: 'There is no PHP.' })]
  expect(readCounts(true, { passed: 0, tests })).toMatchObject({
    passed: 0,
    failed: [],
    skipped: ['There is no PHP.'],
  })
})

test('a run that fails without a failed test, has none, or reports nothing is a failure', () => {
  expect(readCounts(false).failed).toEqual(['No test failed, but their run did.'])
  expect(readCounts(true, { passed: 0 }).failed).toEqual(['There was no test.'])
  expect(readTestCounts('no-such-report.json', true).failed).toEqual(['The tests wrote no report.'])
})
