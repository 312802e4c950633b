import { expect, test, vi } from 'vitest'
import { JournalError } from '../errors/journal-error.ts'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import { change, endLast, openRecords, rejectUsedKey, toRecord } from './records.ts'

const account = 'https://api.example.com'
const intent = { id: '00000000-0000-4000-8000-000000000001', idempotencyKey: 'order-0001', keyId: 'key' }
const first = change(toRecord({ account }, intent), {})
const order: SentRequest = { kind: 'order', keyId: 'key', status: null, from: null, to: null }

function open(changes: Partial<OrderJournal> = {}) {
  const journal = createMemoryJournal()
  return { journal, records: openRecords({ journal: { ...journal, ...changes }, account }) }
}

test('a record is written once; anyone who comes second is told so', async () => {
  const { records } = open()
  expect(await records.write(first)).toEqual(first)
  expect(await records.write(change(toRecord({ account }, intent), {}))).toBeUndefined()
  expect(await records.read(first.id)).toEqual(first)
})

test('only the records of the own account are listed', async () => {
  const { journal, records } = open()
  await journal.write(first)
  await journal.write({ ...first, id: 'another', account: 'https://other.example.com' })
  expect(await records.list()).toEqual([first])
})

test('what has happened to an order is written, whatever others have written of it meanwhile', async () => {
  const { journal, records } = open()
  await journal.write(first)
  for (const revision of [2, 3, 4]) await journal.write({ ...first, revision, writer: 'another' })
  await records.keep(first, { state: 'settled' })
  expect(await journal.read(first.id)).toMatchObject({ revision: 5, state: 'settled' })
})

test('what can never be written is given up, and so is what is gone', async () => {
  const write = vi.fn<OrderJournal['write']>(async () => false)
  await open({ write, read: async () => first }).records.keep(first, {})
  expect(write).toHaveBeenCalledTimes(5)
  write.mockClear()
  await open({ write, read: async () => undefined }).records.keep(first, {})
  expect(write).toHaveBeenCalledTimes(1)
})

test.each([true, false])(
  'a write that has failed is made again, and there only once, whether it was made (%s)',
  async (isMade) => {
    const inner = createMemoryJournal()
    const write = vi.fn<OrderJournal['write']>(inner.write)
    write.mockImplementationOnce(async (record) => {
      if (isMade) await inner.write(record)
      throw new Error('connection lost')
    })
    const { records } = open({ ...inner, write })
    expect(await records.write(first)).toEqual(first)
    expect(await inner.list()).toEqual([first])
  },
)

test('a write that has failed, and meanwhile somebody else has written, has lost', async () => {
  const inner = createMemoryJournal()
  const write = vi.fn<OrderJournal['write']>(inner.write)
  write.mockImplementationOnce(async (record) => {
    await inner.write({ ...record, writer: 'somebody else' })
    throw new Error('connection lost')
  })
  expect(await open({ ...inner, write }).records.write(first)).toBeUndefined()
})

test('what has happened to an order is told, also when it cannot be written', async () => {
  const write = (): Promise<never> => Promise.reject(new Error('disk full'))
  await expect(open({ write }).records.keep(first, {})).resolves.toBeUndefined()
})

test.each(['read', 'write', 'list'] as const)(
  'what a journal throws in `%s` is a JournalError',
  async (name) => {
    const call = (error: unknown): Promise<unknown> => {
      const fail = vi.fn<() => Promise<never>>().mockRejectedValue(error)
      const { records } = open({ [name]: fail })
      return name === 'list' ? records.list() : name === 'read' ? records.read('x') : records.write(first)
    }
    const full = new Error('disk full')
    await expect(call(full)).rejects.toMatchObject({
      name: 'JournalError',
      message: 'The order journal failed, so nothing was sent: disk full',
      cause: full,
    })
    await expect(call('disk full')).rejects.toThrow(/: disk full$/)
    const own = new JournalError('The file /orders/a.json is cut off')
    await expect(call(own)).rejects.toBe(own)
  },
)

test('each change is a revision of its own writer', () => {
  const next = change(first, { state: 'sending' })
  expect(next).toEqual({ ...first, state: 'sending', revision: 2, writer: next.writer })
  expect(next.writer).toMatch(/^[0-9a-f-]{36}$/)
  expect(next.writer).not.toBe(first.writer)
})

test('a quote that the journal does not have has had its dry run; an intent that is no quote yet has none', () => {
  const requests = [{ kind: 'dry-run', keyId: 'key', status: 200, from: null, to: null }]
  const record = {
    version: 1,
    id: intent.id,
    revision: 0,
    writer: '',
    account,
    state: 'planned',
  }
  expect(toRecord({ account }, intent)).toEqual({ ...record, idempotencyKey: 'order-0001', requests })
  const quote = { ...intent, order: {} } as never
  expect(toRecord({ account }, quote)).toEqual({ ...record, idempotencyKey: 'order-0001', requests, quote })
})

test('the end of the last request is that of no other', () => {
  const requests = [...first.requests, order]
  expect(endLast({ ...first, requests }, { status: 422 })).toEqual([
    first.requests[0],
    { ...order, status: 422 },
  ])
})

const sent: OrderRecord = { ...first, state: 'sending', requests: [...first.requests, order] }

test.each<[string, Partial<OrderRecord>]>([
  ['is being sent', {}],
  ['was executed', { state: 'settled' }],
])('the key of another order that %s is rejected', (_, changes) => {
  expect(() => rejectUsedKey([{ ...sent, ...changes }], 'order-0001')).toThrow(
    'idempotencyKey belongs to another order in the journal',
  )
})

test.each<[string, Partial<OrderRecord>]>([
  ['an order with another key', { idempotencyKey: 'order-0002' }],
  ['one that is planned, for its last attempt was rejected', { state: 'planned' }],
  ['one of which only the dry run was sent', { requests: first.requests }],
])('a key may be used beside %s', (_, changes) => {
  expect(() => rejectUsedKey([{ ...sent, ...changes }], 'order-0001')).not.toThrow()
})

test('the own record is no other order', () => {
  expect(() => rejectUsedKey([sent], 'order-0001', sent.id)).not.toThrow()
  expect(() => rejectUsedKey([sent, { ...sent, id: 'another' }], 'order-0001', sent.id)).toThrow(
    'idempotencyKey',
  )
})
