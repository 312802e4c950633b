import { expect, test } from 'vitest'
import { killApplies } from './kill-applies.ts'

// A longer run: pnpm test:plans --kills
test('a process is killed with signal 9 while it applies: the next one finishes, and nothing is ordered twice', async () => {
  expect(await killApplies([3, 8])).toEqual({ kills: 2, changesLeft: 0, serversTooMany: 0 })
})
