import { expect, test } from 'vitest'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/scripted-fetch.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { reconcileOrder } from './reconcile.ts'

// A process whose journal does not have the quote: it was stored, and its journal has ended with another process.

test('an order that is asked about and that the journal does not have may have been sent, and as often as you like', async () => {
  const { quote, connect } = createScriptedAccount()
  const quoted = await quote()
  const stranger = connect({ journal: createMemoryJournal() })
  await reconcileOrder(stranger, quoted)
  const [record] = await stranger.client.journal.list()
  const { keyId, apiAt: from } = quoted
  expect(record).toMatchObject({
    state: 'sending',
    requests: [{ kind: 'dry-run' }, { kind: 'order', keyId, status: null, from, to: null, resend: true }],
  })
})

test('its Idempotency-Key is not used for another order', async () => {
  const { quote, connect, orders } = createScriptedAccount()
  const options = { idempotencyKey: 'order-0001' }
  const quoted = await quote(options)
  const stranger = connect({ journal: createMemoryJournal() })
  await reconcileOrder(stranger, quoted)
  await expect(quoteOrder(stranger, { plan_id: 'standard-2gb' }, {}, options)).rejects.toThrow(
    'idempotencyKey belongs to another order in the journal',
  )
  expect(orders).toEqual([])
})

test.each([
  [
    'lags behind its dry run',
    (account: ReturnType<typeof createScriptedAccount>) => account.shown.log.splice(0),
  ],
  [
    'cannot be read',
    ({ shown }: ReturnType<typeof createScriptedAccount>) => {
      shown.isLogForbidden = true
    },
  ],
])('it is not placed where the log %s: the order may be in what is not shown', async (_, hide) => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  hide(account)
  const stranger = account.connect({ journal: createMemoryJournal() })
  await expect(placeOrder(stranger, quoted, consent)).rejects.toThrow(
    'quote may have been placed already: reconcile it, or quote again',
  )
  expect(account.orders).toEqual([])
})

test('it is placed where the log shows its dry run alone', async () => {
  const { quote, connect, replies, orders } = createScriptedAccount()
  const quoted = await quote()
  replies.push(json({ server: { id: 7, uuid: null } }))
  await placeOrder(connect({ journal: createMemoryJournal() }), quoted, consent)
  expect(orders).toHaveLength(1)
})

test('an order that may have left with another key shows in the log of that one: this one proves nothing', async () => {
  let key = 'unit-test-key'
  const { quote, place, reconcile, replies, world, log } = createScriptedAccount({ apiKey: () => key })
  const quoted = await quote()
  replies.push(() => {
    key = 'another-key'
    throw new TypeError('terminated')
  })
  await expect(place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  key = 'unit-test-key'
  await world.sleep(25 * 60_000)
  log(422)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('a quote after which the log has more than one order is not placed by a process that knows nothing', async () => {
  const { quote, connect, orders, log } = createScriptedAccount()
  const quoted = await quote()
  log(200)
  log(200)
  const stranger = connect({ journal: createMemoryJournal() })
  await expect(placeOrder(stranger, quoted, consent)).rejects.toThrow('quote may have been placed already')
  expect(orders).toHaveLength(0)
})
