import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestCounts {
  passed: number
  failed: number
  /** Why each test that was skipped was. */
  skipped: string[]
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly meta: { readonly whySkipped?: string }
    }[]
  }[]
}

/** Runs tests that write a JSON report to the given path, and counts them. A run that fails without a failed test counts as one. */
export function readTestCounts(run: (report: string) => boolean): TestCounts {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'))
  try {
    const path = join(folder, 'report.json')
    const succeeded = run(path)
    if (!existsSync(path)) return { passed: 0, failed: 1, skipped: [] }
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report
    const skipped = listSkipped(report)
    const { numPassedTests: passed, numFailedTests: failed } = report
    const ranAny = passed + skipped.length > 0
    return { passed, failed: succeeded && ranAny ? failed : Math.max(1, failed), skipped }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function listSkipped({ testResults }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName, meta }) => meta.whySkipped ?? `No reason is given: ${fullName}`)
}
