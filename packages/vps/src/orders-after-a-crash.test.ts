import { createMemoryJournal } from '@hostwright/common'
import type { FaultEffect } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { consent, input, lose, minute, type Quoted, settle, setUp, start } from './testing/attack-scene.ts'

test.each<[string, FaultEffect, 'executed' | 'not-executed']>([
  ['was executed', 'drop-response', 'executed'],
  ['was not', 'drop-request', 'not-executed'],
])(
  'after a process died, another continues from its journal or its stored quote; the order %s',
  async (_, effect, outcome) => {
    for (const isShared of [true, false]) {
      const scene = await setUp()
      const journal = createMemoryJournal()
      const dying = scene.buyer({ journal })
      const stored = JSON.stringify(await dying.orders.quote(input))
      scene.fail(effect)
      await lose(dying, JSON.parse(stored) as Quoted)

      const next = scene.buyer(isShared ? { journal } : {})
      const [pending] = await next.orders.pending()
      expect(pending?.state).toBe(isShared ? 'sending' : undefined)
      const quote = pending?.quote ?? (JSON.parse(stored) as Quoted)
      await expect(settle(scene, () => next.orders.reconcile(quote))).resolves.toMatchObject({ outcome })
      await expect(next.orders.pending()).resolves.toEqual([])
      expect(scene.paid(quote.total_price)).toBe(outcome === 'executed' ? 1 : 0)
    }
  },
)

test('`sentBefore` shortens the wait if the caller knows when the process died', async () => {
  const scene = await setUp()
  const quote = await scene.buyer().orders.quote(input)
  const sentBefore = new Date(scene.sandbox.clock.now())
  await scene.sandbox.clock.advance({ minutes: 80 })
  const next = scene.buyer()
  await expect(next.orders.reconcile(quote, { sentBefore })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
  const other = scene.buyer()
  await expect(other.orders.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('the deadline passes while an order waits for its turn: it is not sent', async () => {
  const scene = await setUp()
  scene.sandbox.faults.add({ probability: 1, effect: { retryAfterSeconds: 50 } })
  const buyer = scene.buyer()
  scene.sandbox.faults.clear()
  const quote = await buyer.orders.quote(input)
  scene.fail({ retryAfterSeconds: 5 })
  await expect(buyer.orders.place(quote, consent, { deadlineMs: 4_000 })).rejects.toMatchObject({
    status: 429,
  })
  expect(buyer.sent).toHaveLength(1)
  expect(scene.sandbox.account.balance).toBe(start)
  await scene.sandbox.clock.advance({ minutes: 1 })
  await expect(buyer.orders.place(quote, consent)).resolves.toMatchObject({ name: quote.order.name })
})

test('`waitUntilSettled` polls until the outcome is known', async () => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-request')
  await lose(buyer, quote)
  const before = scene.sandbox.clock.now()
  await expect(buyer.orders.waitUntilSettled(quote)).resolves.toMatchObject({ outcome: 'not-executed' })
  expect(scene.sandbox.clock.now() - before).toBeGreaterThanOrEqual(15 * minute)
  await expect(buyer.orders.place(quote, consent)).rejects.toThrow('was not executed')
})
