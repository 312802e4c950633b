import { randomUUID } from 'node:crypto'
import { createRedisJournal } from '@hostwright/redis'
import { createClient } from '@redis/client'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createRecord } from '@hostwright/common/store-tests'
import { testJournalWhole } from './test-journal-whole.ts'

let connections: ReturnType<typeof createClient>[] = []
beforeEach(async () => {
  connections = [1, 2, 3].map(() => createClient({ url: inject('redisUrl') }))
  for (const connection of connections) await connection.connect()
})
afterEach(() => connections.splice(0).forEach((connection) => connection.destroy()))

describe('the journal in Redis', () => {
  testJournalWhole(async () => {
    const account = randomUUID()
    let opened = 0
    return () => createRedisJournal(connections[(opened += 1) % connections.length]!, { account })
  }, 100)
})

test('an index that Redis has lost, as a whole or one of its sets, is rebuilt from the records', async () => {
  const account = randomUUID()
  const [redis] = connections
  const journal = createRedisJournal(redis!, { account })
  const id = randomUUID()
  await journal.write(createRecord(id, 1, { state: 'settled', intent: { name: 'web-1', number: 1 } }))
  await journal.write(createRecord(randomUUID(), 1, { state: 'settled' }))
  for (const lost of [['words'], ['changed'], ['words', 'changed']]) {
    await redis!.del(lost.map((name) => `hostwright:{${account}}:orders:${name}`))
    const found = await journal.find!({ words: ['web-1'], changedSince: Infinity })
    expect(found.map((record) => record.id)).toEqual([id])
  }
})

test('the index in Redis has nothing of a record that was deleted', async () => {
  const account = randomUUID()
  const [redis] = connections
  const journal = createRedisJournal(redis!, { account })
  const record = createRecord(randomUUID(), 1, { intent: { name: 'web-1', number: 1 } })
  await journal.write(record)
  await journal.delete!({ ...record, revision: 2 })
  const size = (name: string): Promise<number> => redis!.zCard(`hostwright:{${account}}:orders:${name}`)
  expect([await size('words'), await size('changed')]).toEqual([3, 1])
  await journal.delete!(record)
  expect([await size('words'), await size('changed')]).toEqual([0, 0])
})
