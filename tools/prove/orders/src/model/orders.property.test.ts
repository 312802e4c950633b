import { expect, test } from 'vitest'
import { toReport } from '../report.ts'
import { findLack, toOutcome } from './figures.ts'
import { runPlans } from './run-plans.ts'

// A longer run: HOSTWRIGHT_ORDER_RUNS=1000, or `npx pnpm test:orders` for 10,000.
const runs = Number(process.env['HOSTWRIGHT_ORDER_RUNS'] ?? 100)

test('whatever goes wrong, no intent is executed twice, and no client reports a false outcome', async () => {
  const { figures, violations } = await runPlans({ runs, seed: 1 })
  const report = toReport(toOutcome(figures, violations)).join('\n')
  console.log(report)
  expect(violations, report).toEqual([])
  expect(findLack(figures)).toBeUndefined()
  expect(figures.runs).toBe(runs)
  expect(figures.executed).toBeGreaterThan(runs)
}, 600_000)
