import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabaseStore } from './database-store.ts'

function fill() {
  const store = createDatabaseStore()
  store.collection('thing').put('b', { size: 2 })
  store.collection('thing').put('a', { size: 1 })
  store.nextNumber('thing')
  store.log.add({
    key_hash: 'hash',
    at: 1,
    shown_at: 2,
    method: 'GET',
    path: '/v1/me',
    status: 200,
    duration_ms: 3,
    address: '::1',
  })
  return store
}

test('all of a database is taken out in its order, and put into another in place of what is there', () => {
  const taken = fill().dump()
  expect(taken).toEqual({
    record: [
      { collection: 'thing', id: 'b', json: '{"size":2}' },
      { collection: 'thing', id: 'a', json: '{"size":1}' },
    ],
    counter: [{ name: 'thing', last: 1 }],
    log: [
      {
        number: 1,
        key_hash: 'hash',
        at: 1,
        shown_at: 2,
        method: 'GET',
        path: '/v1/me',
        status: 200,
        duration_ms: 3,
        address: '::1',
      },
    ],
  })
  const other = createDatabaseStore()
  other.collection('else').put('x', {})
  other.nextNumber('else')
  other.load(taken)
  expect(other.dump()).toEqual(taken)
  expect(other.nextNumber('thing')).toBe(2)
  expect(other.nextNumber('else')).toBe(1)
})

test('what is cleared is gone, numbers included', () => {
  const store = fill()
  expect(store.isEmpty()).toBe(false)
  store.clear()
  expect(store.dump()).toEqual({ record: [], counter: [], log: [] })
  expect(store.isEmpty()).toBe(true)
  expect(store.nextNumber('thing')).toBe(1)
})

test('a file is written ahead, so that a killed process leaves it whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'state.sqlite')
  createDatabaseStore(file).close()
  const database = new DatabaseSync(file)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})
