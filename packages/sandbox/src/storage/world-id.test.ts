import { expect, test } from 'vitest'
import { stores } from '../testing/stores.ts'
import { keepWorldId, withoutWorldId } from './world-id.ts'

const createCounter = () => {
  let last = 0
  return () => `id-${(last += 1)}`
}

test.each(stores)(
  '%s: a store without an id gets one, and keeps it until it is renewed',
  (_, createStore) => {
    const store = createStore()
    const createId = createCounter()
    const first = keepWorldId(store, createId)
    expect([first.current(), keepWorldId(store, createId).current()]).toEqual(['id-1', 'id-1'])
    first.renew()
    expect([first.current(), keepWorldId(store, createId).current()]).toEqual(['id-2', 'id-2'])
  },
)

test.each(stores)('%s: the id is removed from the tables, and nothing else', (_, createStore) => {
  const store = createStore()
  store.collection('pet').put('current', { name: 'a' })
  const before = store.dump()
  keepWorldId(store, createCounter())
  expect(store.dump()).not.toEqual(before)
  expect(withoutWorldId(store.dump())).toEqual(before)
})
