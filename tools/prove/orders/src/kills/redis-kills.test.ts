import { expect, test } from 'vitest'
import { runKills } from './run-kills.ts'

// The full run: npx pnpm test:kills --kills 1000
const kills = Number(process.env['HOSTWRIGHT_KILLS'] ?? 10)

test(`processes that buy are killed ${kills} times: the next one continues from the journal, and each wish gets one server, paid once`, async () => {
  const { violations, kills: killed } = await runKills({ kills, seed: 1, journal: 'redis' })
  expect(violations).toEqual([])
  expect(killed).toBeGreaterThanOrEqual(Math.max(1, kills))
}, 600_000)
