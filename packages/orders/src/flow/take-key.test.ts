import { createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { assert, asyncProperty, scheduler as createScheduler } from 'fast-check'
import { expect, test } from 'vitest'
import { change, openRecords, type Records } from '../record/records.ts'
import { createOrderRequest, createRecord } from '../testing/create-record.ts'
import { hashAtOnce } from '../testing/hash-at-once.ts'
import { rejectTakenKey, takeKey } from './take-key.ts'

const idempotencyKey = 'order-0001'
const taken = 'idempotencyKey belongs to another order in the journal: leave it out'
const path = '/v1/vps/servers'

/** Opens the records of a journal as a process of its own does: it has sent nothing of them. */
function open(journal: OrderJournal): Records {
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', now: () => 0 }
  return openRecords(createClient({ ...options, journal }), '', path)
}

/** Creates a journal that has quotes with one key. */
async function createJournal(ids: readonly string[]): Promise<OrderJournal> {
  const journal = createMemoryJournal()
  for (const id of ids) await journal.write(createRecord({ id, idempotencyKey }))
  return journal
}

/** Claims a quote as an order does, up to its leaving. */
async function claim(records: Records, id: string): Promise<void> {
  const quote = { id, idempotencyKey }
  const record = (await records.read(id))!
  await takeKey(records, quote, 0)
  const claimed = await records.write(change(record, { state: 'sending', requests: [createOrderRequest()] }))
  await rejectTakenKey(records, quote, claimed!)
}

/** Ends a claim: the API has rejected its order. */
async function reject(records: Records, id: string): Promise<void> {
  const requests = [createOrderRequest({ result: 'rejected' })]
  await records.update(id, () => ({ state: 'planned', requests }))
}

test('a key that one quote has is taken without a record of its own', async () => {
  const journal = await createJournal(['one'])
  await journal.write(createRecord({ id: 'two', idempotencyKey: 'order-0002' }))
  await claim(open(journal), 'one')
  expect((await journal.list()).map(({ id }) => id).toSorted()).toEqual(['one', 'two'])
})

test('a quote takes the key of one that was rejected, which cannot be sent any more then', async () => {
  const journal = await createJournal(['one', 'two'])
  const records = open(journal)
  await claim(records, 'one')
  await expect(claim(open(journal), 'two')).rejects.toThrow(taken)
  await reject(records, 'one')
  await claim(open(journal), 'two')
  await expect(claim(records, 'one')).rejects.toThrow(taken)
  await reject(records, 'two')
  await claim(records, 'one')
})

test('a quote takes its own key once more', async () => {
  const journal = await createJournal(['one', 'two'])
  const records = open(journal)
  await claim(records, 'one')
  await reject(records, 'one')
  const before = await journal.list()
  await takeKey(records, { id: 'one', idempotencyKey }, 0)
  expect(await journal.list()).toEqual(before)
})

test('a key is not taken from a quote that was claimed before the other one was made', async () => {
  const journal = await createJournal(['one'])
  await claim(open(journal), 'one')
  await journal.write(createRecord({ id: 'two', idempotencyKey }))
  await expect(claim(open(journal), 'two')).rejects.toThrow(taken)
})

// The calls of the journals take place in any order, so the hash must not take real time, in which one gets ahead.
test('of two processes that send quotes with one key at the same time, at most one does', async () => {
  hashAtOnce()
  const counts = new Set<number>()
  const property = asyncProperty(createScheduler(), async (scheduler) => {
    const journal = await createJournal(['one', 'two'])
    const scheduled: OrderJournal = {
      read: scheduler.scheduleFunction((id) => journal.read(id)),
      write: scheduler.scheduleFunction((record) => journal.write(record)),
      list: scheduler.scheduleFunction(() => journal.list()),
    }
    const claims = ['one', 'two'].map((id) => claim(open(scheduled), id))
    const next = async (run: () => Promise<void>): Promise<void> => {
      await run()
      await new Promise(setImmediate)
    }
    const ends = await scheduler.waitFor(Promise.allSettled(claims), next)
    const sent = ends.filter(({ status }) => status === 'fulfilled').length
    counts.add(sent)
    expect(sent).toBeLessThanOrEqual(1)
  })
  await assert(property, { numRuns: 1_000 })
  expect(counts).toContain(1)
})
