import { expect, test } from 'vitest'
import { runCrashes } from './run-crashes.ts'

// At every write: pnpm test:plans --deaths
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
  'also where the API %s for a key that it has seen',
  async (choice) => {
    const figures = await runCrashes(true, { every: 13, assumptions: { 'completed-order-replay': choice } })
    expect(figures).toMatchObject({ unfinished: [], orderedTwice: [], madeTwice: [] })
  },
)

test('also where it orders again and the journal is lost: the log shows that somebody has ordered', async () => {
  const figures = await runCrashes(false, {
    every: 6,
    assumptions: { 'completed-order-replay': 'order-again' },
  })
  expect(figures).toMatchObject({ unfinished: [], orderedTwice: [], madeTwice: [] })
})
