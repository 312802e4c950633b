import type { TestCounts } from './test-counts.ts'

/** Returns the reasons for skipped tests, each once with its count, the failures, and one line of counts. */
export function toSummary({ passed, failed, skipped }: TestCounts): string {
  const times = new Map<string, number>()
  for (const why of skipped) times.set(why, (times.get(why) ?? 0) + 1)
  const reasons = [...times].map(([why, count]) => `── ${count} skipped: ${why}\n`)
  const failures = failed.map((what) => `── failed: ${what}\n`)
  const count = `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
  return [...reasons, ...failures, count].join('\n')
}

/** Reports whether the run passed. If `CI` is set, a skipped test is a failure. */
export function isWell(
  { failed, skipped }: TestCounts,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const maySkip = (env['CI'] ?? '') === ''
  return failed.length === 0 && (maySkip || skipped.length === 0)
}
