import type { HostingOrderResult, HostingServerList } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostingOrder, setUpHosting } from '../../testing/hosting.ts'

const price = hostingOrder.expected_total_price

const attempt = fc.record({
  intent: fc.constantFrom('intent-one', 'intent-two', 'intent-three', 'intent-four'),
  server_id: fc.constantFrom(undefined, 'shop1', 'shop2', 'hw123456'),
  isPriceRight: fc.constantFrom(true, true, true, false),
  dry_run: fc.constantFrom(false, false, false, true),
  minutesLater: fc.constantFrom(0, 0, 1, 24 * 60),
})

test('the balance falls by exactly what the contracts cost; no key buys twice, no server ID is given twice', async () => {
  const attempts = fc.array(attempt, { maxLength: 16 })
  const balances = fc.integer({ min: 0, max: 5 * price })
  const statuses = new Set<number>()
  const property = fc.asyncProperty(attempts, balances, async (attempts, balance) => {
    const { sandbox, call } = await setUpHosting()
    sandbox.account.setBalance(balance)
    const bought = new Map<string, string>()
    for (const { intent, server_id, isPriceRight, dry_run, minutesLater } of attempts) {
      await sandbox.clock.advance({ minutes: minutesLater })
      const { status, body } = await call<HostingOrderResult>('POST /v1/server', {
        headers: { 'Idempotency-Key': intent },
        body: { ...hostingOrder, server_id, dry_run, expected_total_price: price + (isPriceRight ? 0 : 1) },
      })
      expect([200, 402, 409, 422]).toContain(status)
      statuses.add(status)
      if (status === 200 && !dry_run) {
        const { servername } = body.server
        expect(servername).toBe(bought.get(intent) ?? servername)
        bought.set(intent, servername)
      }
      expect(sandbox.account.balance).toBe(balance - bought.size * price)
    }
    expect(new Set(bought.values()).size).toBe(bought.size)
    const { servers } = (await call<HostingServerList>('GET /v1/server')).body
    expect(servers).toHaveLength(1 + bought.size)
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 60 })
  // At least one order succeeds. If all were rejected, the check of the balance would prove nothing.
  expect(statuses).toContain(200)
})
