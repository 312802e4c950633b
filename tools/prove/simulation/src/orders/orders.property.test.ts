import { expect, test } from 'vitest'
import { isTooFewClean, isTooMuchUnknown } from './figures.ts'
import { toReport } from './report.ts'
import { runPlans } from './run-plans.ts'

// More of them: HOSTWRIGHT_ORDER_RUNS=1000, or `npx pnpm test:orders` for 10,000.
const runs = Number(process.env['HOSTWRIGHT_ORDER_RUNS'] ?? 100)

test('whatever goes wrong, no intent is executed twice, and nobody is told what is not true', async () => {
  const { figures, failure } = await runPlans({ runs, seed: 1 })
  console.log(toReport(figures, []).join('\n'))
  expect(failure === undefined ? '' : toReport(figures, [failure]).join('\n')).toBe('')
  expect(isTooMuchUnknown(figures)).toBe(false)
  expect(isTooFewClean(figures)).toBe(false)
  expect(figures.runs).toBe(runs)
  expect(figures.executed).toBeGreaterThan(runs)
}, 600_000)
