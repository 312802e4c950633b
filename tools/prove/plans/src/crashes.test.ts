import { expect, test } from 'vitest'
import { runCrashes } from './run-crashes.ts'

// A run with a death at every write: pnpm test:plans --deaths
test.each([
  ['kept', true],
  ['lost', false],
])(
  'a process dies while it applies, with a journal that is %s: the next one finishes, and nothing is made or ordered twice',
  async (_, isKept) => {
    const figures = await runCrashes(isKept, { every: 9 })
    expect(figures).toMatchObject({ unfinished: [], orderedTwice: [], madeTwice: [] })
    expect(figures.deaths).toBeGreaterThan(6)
  },
)

test.each(['conflict', 'order-again'] as const)(
  'the same with an API that does "%s" on a used key',
  async (choice) => {
    const figures = await runCrashes(true, { every: 13, assumptions: { 'completed-order-replay': choice } })
    expect(figures).toMatchObject({ unfinished: [], orderedTwice: [], madeTwice: [] })
  },
)

test('the same with an API that orders again and a lost journal: the log shows that somebody has ordered', async () => {
  const figures = await runCrashes(false, {
    every: 6,
    assumptions: { 'completed-order-replay': 'order-again' },
  })
  expect(figures).toMatchObject({ unfinished: [], orderedTwice: [], madeTwice: [] })
})
