import { expect, test } from 'vitest'
import { collection, createStore } from './store.ts'

const pets = collection<{ name: string }>('pet')

test('a collection keeps its order when a value is replaced', () => {
  const store = createStore()
  for (const name of ['b', 'a', 'c']) pets(store).put(name, { name })
  pets(store).put('b', { name: 'B' })
  pets(store).delete('c')
  expect(pets(store).all()).toEqual([{ name: 'B' }, { name: 'a' }])
  expect(pets(store).get('c')).toBeUndefined()
})

test('a transaction that throws leaves nothing, and an inner one takes only its own part along', () => {
  const store = createStore()
  store.transaction(() => {
    pets(store).put('kept', { name: 'kept' })
    expect(() =>
      store.transaction(() => {
        pets(store).put('lost', { name: 'lost' })
        store.nextNumber('pet')
        throw new Error('no')
      }),
    ).toThrow('no')
  })
  expect(pets(store).all()).toEqual([{ name: 'kept' }])
  expect(store.nextNumber('pet')).toBe(1)
})
