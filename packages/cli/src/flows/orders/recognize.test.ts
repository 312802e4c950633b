import { type Client, createMemoryJournal, type OrderRecord, type Quote } from '@hostwright/common'
import { expect, test } from 'vitest'
import { recognize } from './recognize.ts'

const unknown = { outcome: 'unknown', contracts: [], reason: 'nothing decides', entries: [] } as const
const record: OrderRecord = {
  version: 1,
  id: 'a',
  revision: 1,
  writer: '',
  account: 'https://api.example.com',
  state: 'sending',
  idempotencyKey: 'order-0001',
  requests: [],
}

async function recognizeBeside(...records: readonly OrderRecord[]): Promise<OrderRecord | undefined> {
  const journal = createMemoryJournal()
  for (const one of records) await journal.write(one)
  const said = { found: unknown, candidates: ['uuid-1'], contract: 'uuid-1' }
  await recognize({ journal } as Client, { id: 'a' } as Quote<object>, said)
  return journal.read('a')
}

test('what a user recognizes is settled in the journal', async () => {
  expect(await recognizeBeside(record)).toMatchObject({
    revision: 2,
    state: 'settled',
    outcome: { executed: true, contracts: ['uuid-1'] },
  })
})

test.each([
  ['found to be', { executed: true, contracts: ['uuid-1'] }],
  ['confirmed to be', { executed: true, server: { uuid: 'uuid-1' } }],
])('a contract that was %s another order of the journal is not this one as well', async (_, outcome) => {
  const other: OrderRecord = { ...record, id: 'b', state: 'settled', outcome }
  await expect(recognizeBeside(record, other)).rejects.toThrow('is the contract of another order')
})

test('an order that somebody has placed or settled meanwhile is left alone', async () => {
  await expect(recognizeBeside({ ...record, state: 'settled' })).rejects.toThrow('has just changed')
})
