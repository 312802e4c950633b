import type { Store } from '../storage/store.ts'
import type { Tables } from '../storage/tables.ts'

const entry = {
  key_hash: 'hash',
  at: 1,
  shown_at: 2,
  method: 'GET',
  path: '/v1/me',
  status: 200,
  duration_ms: 3,
  address: '::1',
}

/** Adds a row to each table of a store, and returns the store. */
export function fillStore(store: Store): Store {
  store.collection('thing').put('b', { size: 2 })
  store.collection('thing').put('a', { size: 1 })
  store.nextNumber('thing')
  store.log.add(entry)
  return store
}

/** The rows of a store after `fillStore`. */
export const filledTables: Tables = {
  record: [
    { collection: 'thing', id: 'b', json: '{"size":2}' },
    { collection: 'thing', id: 'a', json: '{"size":1}' },
  ],
  counter: [{ name: 'thing', last: 1 }],
  log: [{ number: 1, ...entry }],
}
