import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import { fillStore, filledTables } from '../testing/fill-store.ts'
import { schemaVersion } from '../storage/tables.ts'
import { restoreSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts'

const fill = () => fillStore(createTestStore())

test('a snapshot can be restored in any store, keeps its order and replaces the content', () => {
  const snapshot = takeSnapshot(fill())
  expect(snapshot).toEqual({ version: schemaVersion, tables: filledTables })
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
    { version: schemaVersion, tables: { record: [record, { ...record, json: '{}' }], counter: [], log: [] } },
    /^This snapshot has a record twice\.$/,
  ],
])('a snapshot with %s is rejected, and the store keeps its content', (_, snapshot, message) => {
  const store = fill()
  const before = takeSnapshot(store)
  expect(() => restoreSnapshot(store, snapshot as Snapshot)).toThrow(message)
  expect(takeSnapshot(store)).toEqual(before)
})
