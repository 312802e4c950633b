import type { VpsPlanList, VpsSignupResult } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { order, setUp } from '../testing/set-up.ts'

/** Orders of all kinds: some of a closed plan, some with an image that does not fit the plan. */
const intents = [
  { idempotencyKey: 'intent-one', plan: 0, image: 0 },
  { idempotencyKey: 'intent-two', plan: 1, image: 2 },
  { idempotencyKey: 'intent-three', plan: 2, image: 1 },
  { idempotencyKey: 'intent-four', plan: 0, image: 2 },
  { idempotencyKey: 'intent-five', plan: 3, image: 0 },
]

const attempt = fc.record({
  intent: fc.constantFrom(...intents),
  period: fc.constantFrom(0, 0, 0, 1),
  isPriceRight: fc.constantFrom(true, true, true, false),
  isDryRun: fc.constantFrom(false, false, false, true),
  minutesLater: fc.constantFrom(0, 0, 1, 3, 24 * 60),
})

test('the balance falls by exactly what the contracts cost, and a key never buys twice', async () => {
  const attempts = fc.array(attempt, { maxLength: 16, size: 'max' })
  const balances = fc.integer({ min: 0, max: 500_000 })
  const statuses = new Set<number>()
  const property = fc.asyncProperty(attempts, balances, async (attempts, balance) => {
    const { sandbox, call } = await setUp()
    sandbox.account.setBalance(balance)
    const bought = new Map<string, number>()
    let paid = 0
    for (const { intent, period: index, isPriceRight, isDryRun, minutesLater } of attempts) {
      await sandbox.clock.advance({ minutes: minutesLater })
      const { plans, os_images } = (await call<VpsPlanList>('GET /v1/vps/plans')).body
      const plan = plans[intent.plan]!
      const period = plan.periods[index % plan.periods.length]!
      const { status, body } = await call<VpsSignupResult>('POST /v1/vps/servers', {
        headers: { 'Idempotency-Key': intent.idempotencyKey },
        body: {
          ...order,
          plan_id: plan.plan_id,
          period: period.months,
          image_id: os_images[intent.image]!.image_id,
          expected_total_price: period.total_price + (isPriceRight ? 0 : 1),
          dry_run: isDryRun,
        },
      })
      expect([200, 402, 409, 422]).toContain(status)
      statuses.add(status)
      if (status === 200 && !isDryRun) {
        const known = bought.get(intent.idempotencyKey)
        if (known === undefined) paid += period.total_price
        expect(body.server.id).toBe(known ?? body.server.id)
        bought.set(intent.idempotencyKey, body.server.id)
      }
      expect(sandbox.account.balance).toBe(balance - paid)
    }
    await sandbox.clock.advance({ minutes: 3 })
    const { servers } = (await call<{ servers: object[] }>('GET /v1/vps/servers')).body
    expect(servers).toHaveLength(1 + bought.size)
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 60 })
  // At least one order succeeds. If all were rejected, the check of the balance would prove nothing.
  expect(statuses).toContain(200)
})
