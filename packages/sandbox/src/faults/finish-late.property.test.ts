import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostingOrder } from '../testing/hosting.ts'
import { order, setUp } from '../testing/set-up.ts'

const products = {
  vps: {
    operationId: 'orderVps',
    path: '/v1/vps/servers',
    contracts: 'vps-contract',
    price: order.expected_total_price,
    body: order,
  },
  hosting: {
    operationId: 'orderHostingServer',
    path: '/v1/server',
    contracts: 'hosting-contract',
    price: hostingOrder.expected_total_price,
    body: hostingOrder,
  },
}

const ms = fc.constantFrom(0, 1, 20_000, 60_000, 130_000)
const attempt = fc.record({
  product: fc.constantFrom(products.vps, products.hosting),
  intent: fc.constantFrom('intent-one', 'intent-two', 'intent-three'),
  effect: fc.option(
    fc.record({
      finishLateMs: ms,
      answer: fc.constantFrom('gateway-timeout' as const, 'nothing' as const),
      answerAfterMs: ms,
    }),
  ),
  isAwaited: fc.boolean(),
  laterMs: ms,
})

test('the balance falls by exactly what the contracts cost, and a key never buys twice, however late orders finish', async () => {
  const attempts = fc.array(attempt, { maxLength: 16, size: 'max' })
  const balances = fc.integer({ min: 0, max: 150_000 })
  const property = fc.asyncProperty(attempts, balances, async (attempts, balance) => {
    const { sandbox, call } = await setUp()
    sandbox.account.setBalance(balance)
    const sent: Promise<unknown>[] = []

    function countContracts(): number {
      const { record } = sandbox.snapshot().tables
      const count = (name: string): number => record.filter(({ collection }) => collection === name).length
      // The first contract of each product is from the sandbox's initial account.
      const bought = Object.values(products).map(({ contracts }) => count(contracts) - 1)
      const cost = Object.values(products).map(({ price }, index) => price * (bought[index] ?? 0))
      expect(sandbox.account.balance).toBe(balance - cost.reduce((sum, yen) => sum + yen, 0))
      const total = bought.reduce((sum, number) => sum + number, 0)
      // There is one contract for each Idempotency-Key whose order was executed.
      expect(count('completed-order')).toBe(total)
      return total
    }

    for (const { product, intent, effect, isAwaited, laterMs } of attempts) {
      const { operationId, path, body } = product
      if (effect !== null) sandbox.faults.add({ operationId, effect })
      const answer = call(`POST ${path}`, { body, headers: { 'Idempotency-Key': intent } }).catch(
        () => undefined,
      )
      sent.push(answer)
      if (isAwaited) await answer
      await sandbox.clock.advance(laterMs)
      countContracts()
    }
    await Promise.all(sent)
    await sandbox.clock.advance({ minutes: 10 })
    const total = countContracts()
    await sandbox.clock.advance({ minutes: 10 })
    expect(countContracts()).toBe(total)
    // The log contains exactly the executions.
    const { log } = sandbox.snapshot().tables
    const moments = log.map(({ at }) => Number(at))
    expect(log).toHaveLength(attempts.length)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 60 })
})
