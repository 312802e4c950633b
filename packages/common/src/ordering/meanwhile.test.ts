import { expect, test } from 'vitest'
import type { OrderJournal } from '../journal/journal.ts'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/scripted-fetch.ts'
import { placeOrder } from './place-order.ts'
import { reconcileOrder } from './reconcile.ts'

const minute = 60_000
const placed = (): Response => json({ server: { id: 7, uuid: null } })

/** An account whose journal does something once it has a claim, before it responds. */
async function claimSlowly(whileClaiming: () => Promise<void>) {
  const inner = createMemoryJournal()
  const isClaim = ({ state }: OrderRecord): boolean => state === 'sending'
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      const isWritten = await inner.write(record)
      if (isClaim(record)) await whileClaiming()
      return isWritten
    },
  }
  const account = createScriptedAccount({ journal })
  account.replies.push(placed())
  return { ...account, other: account.connect({ journal: inner }), quoted: await account.quote() }
}

test('an order whose claim was written long ago does not leave: others may have been told that it never will', async () => {
  const account = await claimSlowly(async () => {
    await account.world.sleep(25 * minute)
    account.log(422)
    const { other, quoted } = account
    await expect(reconcileOrder(other, quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  })
  await expect(account.place(account.quoted)).rejects.toThrow('Not sent')
  expect(account.orders).toEqual([])
  expect(await account.client.journal.read(account.quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: false },
  })
})

test.each([
  ['leaves with what is left of its time', 60_000, 1],
  ['does not leave with too little time', 111_000, 0],
])('an order whose claim takes a while %s', async (_, ms, sent) => {
  const account = await claimSlowly(() => account.world.sleep(ms))
  await account.place(account.quoted).catch(() => {})
  expect(account.orders).toHaveLength(sent)
})

test('where the wall clock was set back meanwhile, the monotonic one says that it is too late', async () => {
  let backMs = 0
  const account = await claimSlowly(async () => {
    await account.world.sleep(25 * minute)
    backMs = 25 * minute
  })
  const journal = account.client.journal
  const stepping = account.connect({ journal, now: () => account.world.now() - backMs })
  await expect(
    placeOrder(stepping, account.quoted, { agree_to_terms: true, root_password: 'x' }),
  ).rejects.toThrow('1 ms were left before the deadline')
  expect(account.orders).toEqual([])
})

test('where the monotonic clock stood still meanwhile, as on a machine that slept, the wall clock says so', async () => {
  const account = await claimSlowly(() => account.world.sleep(25 * minute))
  const sleeping = account.connect({ journal: account.client.journal, monotonic: () => 0 })
  await expect(
    placeOrder(sleeping, account.quoted, { agree_to_terms: true, root_password: 'x' }),
  ).rejects.toThrow('the time in which it may be sent is over')
  expect(account.orders).toEqual([])
})

test('a contract that comes after all that is what counts, whatever was settled', async () => {
  const { quote, place, replies, connect, world, log, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(async () => {
    await world.sleep(25 * minute)
    log(422)
    await expect(reconcileOrder(connect(), quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
    return placed()
  })
  await expect(place(quoted)).resolves.toMatchObject({ id: 7 })
  expect(await client.journal.read(quoted.id)).toMatchObject({
    outcome: { executed: true, server: { id: 7 } },
  })
})

test('what was settled while its rejection was on the way stays settled, and is not placed again', async () => {
  const { quote, place, replies, orders, connect, world, log, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(async () => {
    await world.sleep(25 * minute)
    log(422)
    await expect(reconcileOrder(connect(), quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
    return rejection(402, 'PAYMENT_REQUIRED')
  })
  await expect(place(quoted)).rejects.toBeInstanceOf(Error)
  expect(await client.journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: false },
  })
  await expect(place(quoted)).rejects.toThrow('was not executed')
  expect(orders).toHaveLength(1)
})

test('a rejection that comes while somebody reconciles makes the order one that can be placed', async () => {
  const { quote, place, replies, connect, client } = createScriptedAccount()
  const quoted = await quote()
  const { journal } = client
  replies.push(async () => {
    const record = (await journal.read(quoted.id))!
    await journal.write({ ...record, revision: record.revision + 1, writer: 'somebody else' })
    await reconcileOrder(connect(), quoted)
    return rejection(402, 'PAYMENT_REQUIRED')
  })
  await expect(place(quoted)).rejects.toThrow('PAYMENT_REQUIRED')
  expect(await journal.read(quoted.id)).toMatchObject({ state: 'planned' })
})

test('a rejection whose note was made, though the journal failed to say so, does not undo what another process has begun since', async () => {
  const inner = createMemoryJournal()
  let onNote: (() => Promise<unknown>) | undefined
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      const isWritten = await inner.write(record)
      const isNote = record.state === 'planned' && record.requests.length > 1
      if (!isNote || onNote === undefined) return isWritten
      const happen = onNote
      onNote = undefined
      await happen()
      throw new Error('connection lost')
    },
  }
  const { quote, place, replies, orders, connect } = createScriptedAccount({ journal })
  const quoted = await quote()
  const out = Promise.withResolvers<Response>()
  const left = Promise.withResolvers<void>()
  let placing: Promise<unknown> | undefined
  replies.push(rejection(402, 'PAYMENT_REQUIRED'), () => {
    left.resolve()
    return out.promise
  })
  const consent = { agree_to_terms: true, root_password: 'Correct-Horse-7' }
  onNote = () => {
    placing = placeOrder(connect({ journal: inner }), quoted, consent)
    return left.promise
  }
  await expect(place(quoted)).rejects.toThrow('PAYMENT_REQUIRED')
  expect(await inner.read(quoted.id)).toMatchObject({ state: 'sending' })
  await expect(placeOrder(connect({ journal: inner }), quoted, consent)).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
  })
  out.resolve(placed())
  await expect(placing).resolves.toMatchObject({ id: 7 })
  expect(orders).toHaveLength(2)
})
