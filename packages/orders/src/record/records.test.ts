import {
  ConfigError,
  createClient,
  createMemoryJournal,
  JournalError,
  type OrderJournal,
  type OrderRecord,
} from '@hostwright/common'
import { portsOf, sentThrough } from '@hostwright/common/ports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDryRun, createOrderRequest, createRecord as createStored } from '../testing/create-record.ts'
import { change, createRecord, openRecords, withRequest } from './records.ts'

const path = '/v1/vps/servers'
const day = 86_400_000
const first = createStored({ at: day })
const sending: OrderRecord = { ...first, revision: 2, state: 'sending', requests: [createOrderRequest()] }
/** A record as a write of any process leaves it. */
const written = { ...first, process: expect.any(String) }
const never = (): Promise<never> => new Promise(() => {})

const toIds = async (journal: OrderJournal): Promise<string[]> =>
  (await journal.list()).map(({ id }) => id).toSorted()

function open(changes: Partial<OrderJournal> = {}, leftMs: () => number = () => 5_000) {
  const journal = createMemoryJournal()
  const now = (): number => 2 * day
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', now, deadlineMs: 5_000 }
  const client = createClient({ ...options, journal: { ...journal, ...changes } })
  const sent = sentThrough(portsOf(client).journal)
  return { journal, sent, records: openRecords(client, '', path, leftMs) }
}

test('a record is written once; anyone who comes second is told so', async () => {
  const { records } = open()
  expect(await records.write(first)).toEqual(written)
  expect(await records.write({ ...first, writer: 'another' })).toBeUndefined()
  expect(await records.read(first.id)).toEqual(written)
  expect(await records.read('another')).toBeUndefined()
})

test('the records of this world and product are listed, quotes of the last day among them', async () => {
  const { journal, records } = open()
  const others = [
    { id: 'b', world: 'another' },
    { id: 'c', path: '/v1/server' },
    { id: 'd', at: day - 1 },
    { id: 'e', at: 0, state: 'sending' },
    { id: 'f', at: 0, state: 'settled', requests: [createOrderRequest({ result: 'executed' })] },
  ] as const
  for (const other of others) await journal.write({ ...first, ...other })
  await journal.write(first)
  const listed = await records.list()
  expect(listed.map(({ id }) => id).toSorted()).toEqual([first.id, 'e', 'f'].toSorted())
})

test('a record that a store returns as null is missing', async () => {
  const read = async (): Promise<undefined> => null as never
  await expect(open({ read }).records.read('a')).resolves.toBeUndefined()
})

test('a quote that never left is left out after a day and deleted after 14, unless it is the one in question', async () => {
  const { journal, records } = open()
  // A quote of `ensure` has the name of its order, and uses no number before the order is sent.
  const [young, old, older] = [day, day - 1, -12 * day - 1].map((at, index) => ({
    ...first,
    at,
    id: `${index}`,
    intent: { name: 'web-01', number: 1 },
    requests: [createDryRun()],
  }))
  const failed = { ...first, at: older!.at, id: 'failed', state: 'settled' } as const
  for (const record of [young!, old!, older!, { ...failed, outcome: { executed: false } }])
    await journal.write(record)
  expect(await records.list(undefined, older)).toEqual([older, young])
  expect(await toIds(journal)).toEqual(['0', '1', '2'])
  expect(await records.list()).toEqual([young])
  expect(await toIds(journal)).toEqual(['0', '1'])
})

test.each<[string, Partial<OrderRecord>]>([
  ['was rejected', { requests: [createDryRun(), createOrderRequest({ result: 'rejected' })] }],
  ['may have been executed', { state: 'sending', requests: [createOrderRequest()] }],
  ['has used the number of its name', { state: 'settled', intent: { name: 'web-01', number: 1 } }],
  ['a person has found a contract for', { state: 'settled', outcome: { executed: true } }],
])('a record of years ago whose order %s stays', async (_, fields) => {
  const { journal, records } = open()
  await journal.write({ ...first, at: -1_000 * day, ...fields })
  expect(await records.list()).toHaveLength(1)
  expect(await journal.list()).toHaveLength(1)
})

test('a journal that cannot delete, or fails to, keeps its quotes', async () => {
  const { journal } = open()
  await journal.write({ ...first, at: -99 * day })
  for (const remove of [undefined, () => Promise.reject(new Error('locked'))]) {
    expect(await open({ ...journal, delete: remove! }).records.list()).toEqual([])
    expect(await journal.list()).toHaveLength(1)
  }
})

test('what this client has sent is read and listed, whatever the journal has', async () => {
  const { journal, sent, records } = open()
  sent.set(first.id, sending)
  expect(await records.read(first.id)).toEqual({ ...sending, revision: 0 })
  expect(await records.list()).toEqual([{ ...sending, revision: 0 }])
  await journal.write(first)
  expect(await records.read(first.id)).toEqual({ ...sending, revision: 1 })
  expect(await records.list()).toEqual([{ ...sending, revision: 1 }])
})

test('a change is written on top of what others have written meanwhile', async () => {
  const { journal, records } = open()
  await journal.write(first)
  for (const revision of [2, 3, 4]) await journal.write({ ...first, revision, writer: 'another' })
  await records.update(first.id, ({ revision }) => ({ state: 'settled', idempotencyKey: `${revision}` }))
  expect(await journal.read(first.id)).toMatchObject({ revision: 5, state: 'settled', idempotencyKey: '4' })
})

test('a change that loses the race is made again, with what the journal has by then', async () => {
  const inner = createMemoryJournal()
  let isRace = true
  const write: OrderJournal['write'] = async (record) => {
    if (record.revision === 2 && isRace) {
      isRace = false
      await inner.write({ ...first, revision: 2, writer: 'somebody else', idempotencyKey: 'theirs' })
    }
    return inner.write(record)
  }
  const { records } = open({ ...inner, write })
  await inner.write(first)
  await records.update(first.id, () => ({ state: 'settled' }))
  expect(await inner.read(first.id)).toMatchObject({
    revision: 3,
    state: 'settled',
    idempotencyKey: 'theirs',
  })
})

test('a change is given up after five lost races, where the record is gone, and where nothing is to change', async () => {
  const write = vi.fn<OrderJournal['write']>(async () => false)
  await open({ write, read: async () => first }).records.update(first.id, () => ({}))
  expect(write).toHaveBeenCalledTimes(5)
  write.mockClear()
  await open({ write, read: async () => undefined }).records.update(first.id, () => ({}))
  await open({ write, read: async () => first }).records.update(first.id, () => undefined)
  expect(write).not.toHaveBeenCalled()
})

test('a change that cannot be written does not reject', async () => {
  const write = (): Promise<never> => Promise.reject(new Error('disk full'))
  const { records } = open({ write, read: async () => first })
  await expect(records.update(first.id, () => ({}))).resolves.toBe(false)
})

test.each([true, false])(
  'a write that failed is repeated and applied once, whether it had reached the journal (%s)',
  async (hasReached) => {
    const inner = createMemoryJournal()
    const write = vi.fn<OrderJournal['write']>(inner.write)
    write.mockImplementationOnce(async (record) => {
      if (hasReached) await inner.write(record)
      throw new Error('connection lost')
    })
    const { records } = open({ ...inner, write })
    expect(await records.write(first)).toEqual(written)
    expect(await inner.list()).toEqual([written])
  },
)

test('a write that failed while somebody else was faster has lost', async () => {
  const inner = createMemoryJournal()
  const write = vi.fn<OrderJournal['write']>(inner.write)
  write.mockImplementationOnce(async (record) => {
    await inner.write({ ...record, writer: 'somebody else' })
    throw new Error('connection lost')
  })
  expect(await open({ ...inner, write }).records.write(first)).toBeUndefined()
})

test('a write that fails twice is a failure', async () => {
  const write = vi.fn<OrderJournal['write']>().mockRejectedValue(new Error('disk full'))
  await expect(open({ write }).records.write(first)).rejects.toThrow('so this call sent no order: disk full')
  expect(write).toHaveBeenCalledTimes(2)
})

test.each(['read', 'write', 'list'] as const)(
  'an error of a journal’s `%s` is a JournalError',
  async (name) => {
    const call = (error: unknown): Promise<unknown> => {
      const fail = vi.fn<() => Promise<never>>().mockRejectedValue(error)
      const { records } = open({ [name]: fail })
      return name === 'list' ? records.list() : name === 'read' ? records.read('x') : records.write(first)
    }
    const full = new Error('disk full')
    await expect(call(full)).rejects.toMatchObject({
      name: 'JournalError',
      message: 'The order journal failed, so this call sent no order: disk full',
      cause: full,
    })
    await expect(call('disk full')).rejects.toThrow(/: disk full$/)
    const own = new JournalError('The file /orders/a.json is cut off')
    await expect(call(own)).rejects.toBe(own)
    // Other errors of the SDK, and errors that only look like it, say nothing about the order.
    const foreign = [
      new ConfigError('redis', 'is down'),
      Object.assign(new Error('x'), { name: 'JournalError' }),
    ]
    for (const cause of foreign)
      await expect(call(cause)).rejects.toMatchObject({ name: 'JournalError', cause })
    for (const cause of foreign) await expect(call(cause)).rejects.not.toBe(cause)
  },
)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['read', 'write', 'list'] as const)(
  'a journal whose `%s` never settles is given up in time',
  async (name) => {
    const { records } = open({ [name]: never }, () => 4_999.5)
    const call = {
      read: () => records.read('x'),
      write: () => records.write(first),
      list: () => records.list(),
    }
    const failing = expect(call[name]()).rejects.toThrow(
      'so this call sent no order: it did not respond within 5000 ms',
    )
    await vi.advanceTimersByTimeAsync(name === 'write' ? 9_999 : 5_000)
    await failing
  },
)

test('a change that never settles ends in time', async () => {
  const { records } = open({ read: never }, () => 5_000)
  const updating = records.update('x', () => ({}))
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(updating).resolves.toBe(false)
})

test.each([0, -5])('where %i ms are left, a journal still has a millisecond', async (leftMs) => {
  const { records } = open({}, () => leftMs)
  expect(await records.write(first)).toEqual(written)
  const { records: slow } = open({ read: never }, () => leftMs)
  const failing = expect(slow.read('x')).rejects.toThrow('did not respond within 1 ms')
  await vi.advanceTimersByTimeAsync(1)
  await failing
})

test('each change is a revision of a writer of its own', () => {
  const next = change(first, { state: 'sending' })
  expect(next).toEqual({ ...first, state: 'sending', revision: 2, writer: next.writer })
  expect(next.writer).toMatch(/^[0-9a-f-]{36}$/)
  expect(change(first, {}).writer).not.toBe(next.writer)
})

test('a record that was not written yet is planned, without requests', () => {
  const fields = { id: 'a', world: '', path, at: 7, idempotencyKey: 'k' }
  expect(createRecord(fields)).toEqual({
    ...fields,
    version: 1,
    revision: 0,
    writer: '',
    state: 'planned',
    requests: [],
  })
})

test('one request of a record is changed, the others stay', () => {
  const requests = [createDryRun(), createOrderRequest()]
  expect(withRequest({ ...first, requests }, 'order', { status: 422 })).toEqual([
    createDryRun(),
    createOrderRequest({ status: 422 }),
  ])
})
