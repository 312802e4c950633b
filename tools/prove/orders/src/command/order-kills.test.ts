import { expect, test } from 'vitest'
import { runOrderKills } from './run-order-kills.ts'

const kills = Number(process.env['HOSTWRIGHT_KILLS'] ?? 10)

test('orders whose command is killed at random moments and run again are never doubled and never lost', async () => {
  const { violations, kills: killed } = await runOrderKills(kills, 1)
  expect(violations.map(({ check, message }) => `${check}: ${message}`).join('\n')).toBe('')
  expect(killed).toBeGreaterThanOrEqual(kills)
}, 600_000)
