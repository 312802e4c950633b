import { expect, test } from 'vitest'
import type { OrderJournal } from '../journal/journal.ts'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import type { OrderRecord, Outcome } from '../journal/order-record.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/scripted-fetch.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'

/** An account whose journal loses the race for the claim: somebody else writes this first. */
async function loseRace(first: Partial<OrderRecord>) {
  const inner = createMemoryJournal()
  let isRace = false
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      if (isRace && record.state === 'sending') {
        isRace = false
        await inner.write({ ...record, writer: 'somebody else', ...first })
      }
      return inner.write(record)
    },
  }
  const account = createScriptedAccount({ journal })
  const quoted = await account.quote()
  isRace = true
  return { ...account, quoted, inner }
}

test.each(['sending', 'planned'] as const)(
  'of two who claim an order at once, one sends it; it is %s by then',
  async (state) => {
    const { place, quoted, orders, inner } = await loseRace({ state })
    await expect(place(quoted)).rejects.toMatchObject({
      name: 'OrderOutcomeUnknownError',
      message: expect.stringContaining('may or may not have been executed: no response tells'),
    })
    expect(orders).toEqual([])
    expect(await inner.read(quoted.id)).toMatchObject({ state, writer: 'somebody else' })
  },
)

test('who claims an order that was settled meanwhile is told so', async () => {
  const outcome: Outcome = { executed: false }
  const { place, quoted, orders } = await loseRace({ state: 'settled', outcome })
  await expect(place(quoted)).rejects.toThrow('quote was not executed: quote again')
  expect(orders).toEqual([])
})

test('where the journal has failed and cannot be read either, its first failure is told', async () => {
  const inner = createMemoryJournal()
  let fails = false
  const journal: OrderJournal = {
    ...inner,
    async read(id) {
      if (fails) throw new Error('unreachable')
      return inner.read(id)
    },
    async write(record) {
      fails = record.state === 'sending'
      if (fails) throw new Error('disk full')
      return inner.write(record)
    },
  }
  const { quote, place, orders } = createScriptedAccount({ journal })
  await expect(place(await quote())).rejects.toThrow('so nothing was sent: disk full')
  expect(orders).toEqual([])
})

test('what an order was sent with is kept up to its end by the clock that says more', async () => {
  const account = createScriptedAccount()
  const { client, world, replies, connect } = account
  let stepMs = 0
  const stepping = connect({ now: () => world.now() + stepMs })
  const quoted = await quoteOrder(stepping, { plan_id: 'standard-2gb' }, { root_password: 'Dry-run-1' })
  replies.push(() => {
    stepMs = 600_000
    return json({ server: { id: 7, uuid: null } })
  })
  await placeOrder(stepping, quoted, { agree_to_terms: true, root_password: 'Correct-Horse-7' })
  const [record] = await client.journal.list()
  expect(record?.requests.at(-1)?.to).toBe(world.now() + 600_000)
})

test('a journal that has lost its last writes does not make its process send an order twice, also one that was rejected before', async () => {
  const inner = createMemoryJournal()
  let backup: OrderRecord | undefined
  const journal: OrderJournal = {
    ...inner,
    read: async (id) => backup ?? inner.read(id),
    list: async () => (backup ? [backup] : inner.list()),
  }
  const { quote, place, replies, orders, log } = createScriptedAccount({ journal })
  replies.push(rejection(402, 'PAYMENT_REQUIRED'), json({ server: { id: 7, uuid: null } }))
  const quoted = await quote()
  await expect(place(quoted)).rejects.toThrow('PAYMENT_REQUIRED')
  const rejected = await inner.read(quoted.id)
  await place(quoted)
  log(200)
  backup = rejected
  await expect(place(quoted)).rejects.toThrow('quote may have been placed already')
  expect(orders).toHaveLength(2)
})
