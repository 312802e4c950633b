import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import { schemaVersion } from '../storage/tables.ts'
import { restoreSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts'

function fill() {
  const store = createTestStore()
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

test('what was taken can be put back anywhere, in its order, and replaces what is there', () => {
  const snapshot = takeSnapshot(fill())
  expect(snapshot).toEqual({
    version: schemaVersion,
    tables: {
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
    },
  })
  const other = createTestStore()
  other.collection('else').put('x', {})
  restoreSnapshot(other, JSON.parse(JSON.stringify(snapshot)) as Snapshot)
  expect(takeSnapshot(other)).toEqual(snapshot)
  expect(other.nextNumber('thing')).toBe(2)
  expect(other.collection('thing').all()).toEqual([{ size: 2 }, { size: 1 }])
})

const record = { collection: 'thing', id: 'a', json: '1' }

test.each<[what: string, snapshot: unknown, message: RegExp]>([
  ['nothing', undefined, /^This is no snapshot of version \d+\.$/],
  ['another version', { ...takeSnapshot(fill()), version: 0 }, /^This is no snapshot of version/],
  ['no tables', { version: schemaVersion, tables: 'x' }, /^This is no snapshot of version/],
  [
    'a record that is not JSON',
    { version: schemaVersion, tables: { record: [{ json: '{}' }, { json: '{' }], counter: [], log: [] } },
    /^This snapshot has a record that is not JSON\.$/,
  ],
  [
    'a row that no store would have',
    {
      version: schemaVersion,
      tables: { ...takeSnapshot(fill()).tables, counter: [{ name: 'x', last: '1' }] },
    },
    /^This snapshot has a counter whose last is no number\.$/,
  ],
  [
    'a record that is there twice',
    { version: schemaVersion, tables: { record: [record, record], counter: [], log: [] } },
    /^This snapshot has a record twice\.$/,
  ],
])('a snapshot with %s is rejected, and what is there stays', (_, snapshot, message) => {
  const store = fill()
  const before = takeSnapshot(store)
  expect(() => restoreSnapshot(store, snapshot as Snapshot)).toThrow(message)
  expect(takeSnapshot(store)).toEqual(before)
})
