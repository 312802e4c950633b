import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface TestCounts {
  passed: number
  /** Names of the failed tests and steps. */
  failed: string[]
  /** Reasons why tests were skipped, one for each test. */
  skipped: string[]
}

/** Counts of one run, and the test files that it ran. */
export interface ReadCounts extends TestCounts {
  readonly files: readonly string[]
}

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
      readonly meta: { readonly whySkipped?: string }
    }[]
  }[]
}

/**
 * Counts the tests in the JSON report of a run. A run that failed without a failed test counts as one failure, and so does
 * one without a report.
 */
export function readTestCounts(path: string, succeeded: boolean): ReadCounts {
  if (!existsSync(path)) return { passed: 0, failed: ['The tests wrote no report.'], skipped: [], files: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const skipped = listSkipped(report)
  const failed = listFailed(report)
  const passed = report.numPassedTests
  if (failed.length === 0 && passed + skipped.length === 0) failed.push('There was no test.')
  if (failed.length === 0 && !succeeded) failed.push('No test failed, but their run did.')
  const files = [...new Set(report.testResults.map(({ name }) => toRelative(name)))]
  return { passed, failed, skipped, files }
}

/** Lists the failed tests, each with the first line of its error. A file that could not be loaded counts as one. */
function listFailed({ testResults }: Report): string[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = toRelative(path)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`,
    )
  })
}

function toRelative(path: string): string {
  return relative('.', path).replaceAll('\\', '/')
}

function firstLine(text = ''): string {
  return text.trim().split('\n', 1)[0]!
}

function listSkipped({ testResults }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName, meta }) => meta.whySkipped ?? `No reason is given: ${fullName}`)
}
