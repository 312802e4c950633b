import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestCounts {
  passed: number
  failed: number
}

/** Runs tests that write a JSON report to the given path, and counts them. A run that fails without a failed test counts as one. */
export function readTestCounts(run: (report: string) => boolean): TestCounts {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'))
  try {
    const report = join(folder, 'report.json')
    const succeeded = run(report)
    if (!existsSync(report)) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >
    const passed = numPassedTests ?? 0
    const failed = numFailedTests ?? 0
    return { passed, failed: succeeded && passed > 0 ? failed : Math.max(1, failed) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
