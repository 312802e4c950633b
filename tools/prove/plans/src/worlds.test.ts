import { expect, test } from 'vitest'
import { runWorlds } from './run-worlds.ts'

// All of them: pnpm test:plans --worlds 1000
test('of random accounts, an export plans to nothing, and makes another account the same; twice, it sends nothing', async () => {
  const figures = await runWorlds({ worlds: 12, seed: 1 })
  expect(figures).toEqual({
    worlds: 12,
    exportedChanges: 0,
    changesAfterApply: 0,
    writesOfSecondApply: 0,
    failures: [],
  })
})
