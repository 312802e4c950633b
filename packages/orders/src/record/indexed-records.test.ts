import { createClient, type OrderJournal, type OrderRecord } from '@hostwright/common'
import { portsOf, sentThrough } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { createIndexedJournal } from '../testing/indexed-journal.ts'
import { change, differInDryRuns, openRecords } from './records.ts'

const sending: OrderRecord = { ...createRecord(), state: 'sending', requests: [createOrderRequest()] }

test('only a journal that finds has an index', () => {
  const { find, ...unindexed } = createIndexedJournal([])
  const client = { baseUrl: 'https://api.example.com', apiKey: 'key' }
  const isIndexed = (journal: OrderJournal): boolean =>
    openRecords(createClient({ ...client, journal }), '', sending.path).isIndexed
  expect([isIndexed({ ...unindexed, find }), isIndexed(unindexed)]).toEqual([true, false])
})

test('with an index, the record of its own order is read where the index does not have it', async () => {
  const own = sending
  const settled = change(own, { state: 'settled', outcome: { executed: true } })
  const { find, ...journal } = createIndexedJournal([own, settled])
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', now: () => 0 }
  const query = { words: [], keys: [own.idempotencyKey], changedSince: Infinity }
  const list = (found: typeof find) => {
    const client = createClient({ ...options, journal: { ...journal, find: found } })
    sentThrough(portsOf(client).journal).set(own.id, own)
    return openRecords(client, '', own.path).list(query)
  }
  // An index is a hint: an older one has nothing of the order, a newer one its last revision.
  expect(await list(async () => [])).toEqual([settled])
  expect(journal.calls.filter((call) => call === 'read')).toHaveLength(1)
  expect(await list(find)).toEqual([settled])
  expect(journal.calls.filter((call) => call === 'read')).toHaveLength(1)
})

test('a settled order of this process that the query does not ask for is not listed', async () => {
  const own: OrderRecord = {
    ...sending,
    state: 'settled',
    requests: [createOrderRequest({ to: 0, status: 200, result: 'executed' })],
    outcome: { executed: true },
  }
  const lost = { ...own, revision: 0 }
  const journal = createIndexedJournal([])
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', now: () => 0 }
  const client = createClient({ ...options, journal })
  sentThrough(portsOf(client).journal).set(own.id, own)
  const records = openRecords(client, '', own.path)
  expect(await records.list({ words: [], keys: ['another'], changedSince: Infinity })).toEqual([])
  expect(await records.list({ words: [], keys: [own.idempotencyKey], changedSince: Infinity })).toEqual([
    lost,
  ])
  expect(await records.list()).toEqual([lost])
})

test('two revisions differ in dry runs alone if state, quote and the orders with their results are equal', () => {
  const quote = { fingerprint: 'a' } as OrderRecord['quote']
  const one: OrderRecord = { ...sending, quote, requests: [createOrderRequest()] }
  expect(differInDryRuns(one, { ...one, requests: [createDryRun(), createOrderRequest()] })).toBe(true)
  const others: Partial<OrderRecord>[] = [
    { state: 'planned' },
    { quote: { fingerprint: 'b' } as OrderRecord['quote'] },
    { requests: [] },
    { requests: [createOrderRequest({ id: 'another' })] },
    { requests: [createOrderRequest({ result: 'rejected' })] },
  ]
  for (const other of others) expect(differInDryRuns(one, { ...one, ...other })).toBe(false)
})
