import { expect, test } from 'vitest'
import { runKills } from './run-kills.ts'

const kills = Number(process.env['HOSTWRIGHT_KILLS'] ?? 10)

test(`processes that buy are killed ${kills} times: the next one goes on from Redis, and each wish is one server, paid once`, async () => {
  const figures = await runKills({ kills, seed: 1, journal: 'redis' })
  expect(figures.failures).toEqual([])
  expect(figures.kills).toBeGreaterThanOrEqual(Math.max(1, kills))
}, 600_000)
