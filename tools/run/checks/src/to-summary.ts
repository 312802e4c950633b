import type { TestCounts } from './test-counts.ts'

/** What was skipped, once for each reason, what failed, and one line that counts. */
export function toSummary({ passed, failed, skipped }: TestCounts): string {
  const times = new Map<string, number>()
  for (const why of skipped) times.set(why, (times.get(why) ?? 0) + 1)
  const reasons = [...times].map(([why, count]) => `── ${count} skipped: ${why}\n`)
  const failures = failed.map((what) => `── failed: ${what}\n`)
  const count = `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
  return [...reasons, ...failures, count].join('\n')
}

/** Whether all is well. Where `CI` is set, nothing may be skipped. */
export function isWell(
  { failed, skipped }: TestCounts,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const maySkip = (env['CI'] ?? '') === ''
  return failed.length === 0 && (maySkip || skipped.length === 0)
}
