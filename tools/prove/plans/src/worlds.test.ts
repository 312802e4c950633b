import { expect, test } from 'vitest'
import { runWorlds } from './run-worlds.ts'

// The full run: pnpm test:plans --worlds 1000
test('the export of a random account plans no changes and makes another account equal; applied twice, it sends nothing', async () => {
  const figures = await runWorlds({ worlds: 12, seed: 1 })
  expect(figures).toEqual({
    worlds: 12,
    exportedChanges: 0,
    changesAfterApply: 0,
    writesOfSecondApply: 0,
    failures: [],
  })
})
