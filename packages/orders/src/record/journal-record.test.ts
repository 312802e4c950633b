import { createClient, type OrderRecord } from '@hostwright/common'
import { expect, test } from 'vitest'
import { journalId, openJournal } from './journal-record.ts'
import type { Records } from './records.ts'

const baseUrl = 'https://api.example.org'
const connect = (address: string) => createClient({ baseUrl: address, apiKey: 'key', now: () => 1_000 })
const client = connect(baseUrl)

/** Records of a journal that keeps its own record, or loses each write. */
function createRecords(world: string, isKept = true) {
  const writes: OrderRecord[] = []
  const calls: string[] = []
  let stored: OrderRecord | undefined
  const records = {
    world,
    async read() {
      calls.push('read')
      return stored
    },
    async write(record: OrderRecord) {
      calls.push('write')
      writes.push(record)
      if (isKept) stored = { ...record, revision: writes.length }
      return isKept ? stored : undefined
    },
  }
  return { records: records as unknown as Records, writes, calls }
}

test('a journal notes the address of its account with the first order, and writes nothing for the next', async () => {
  const { records, writes, calls } = createRecords('')
  const first = await openJournal(client, records)
  expect(calls).toEqual(['read', 'write'])
  expect(first).toMatchObject({ id: journalId, world: '', state: 'settled', addresses: [baseUrl] })
  expect(await openJournal(client, records)).toEqual(first)
  expect(writes).toHaveLength(1)
})

test('a journal notes another address of its account beside the first', async () => {
  const { records } = createRecords('')
  const { idempotencyKey } = await openJournal(client, records)
  const other = await openJournal(connect('https://example.org'), records)
  expect(other).toMatchObject({ idempotencyKey, addresses: [baseUrl, 'https://example.org'] })
})

test('a journal of a sandbox gets its record, in which no address is noted', async () => {
  const { records, writes } = createRecords('sandbox')
  expect(await openJournal(client, records)).toMatchObject({ addresses: [] })
  await openJournal(client, records)
  expect(writes).toHaveLength(1)
})

test('a journal that loses its own record is tried five times, and no order is sent', async () => {
  const { records, writes } = createRecords('', false)
  await expect(openJournal(client, records)).rejects.toThrow('does not keep its own record')
  expect(writes).toHaveLength(5)
})
