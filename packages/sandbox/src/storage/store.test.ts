import { expect, test } from 'vitest'
import { fillStore, filledTables } from '../testing/fill-store.ts'
import { fail, stores } from '../testing/stores.ts'
import { collection } from './store.ts'

const pets = collection<{ name: string; age?: number | undefined }>('pet')

const entry = {
  key_hash: 'key',
  at: 5,
  shown_at: 5,
  method: 'GET',
  path: '/v1/me',
  status: 200,
  duration_ms: 0,
  address: '192.0.2.1',
}

const everything = {
  shownAt: Number.MAX_SAFE_INTEGER,
  number: Number.MAX_SAFE_INTEGER,
  keyHash: 'key',
  from: -10,
  to: 10,
  writtenFrom: -10,
  writtenUntil: 10,
  leastStatus: 100,
  mostStatus: 599,
  method: null,
  limit: 100,
}

test.each(stores)('%s: a collection keeps its order when a value is replaced', (_, createStore) => {
  const store = createStore()
  for (const name of ['b', 'a', 'c']) pets(store).put(name, { name })
  pets(store).put('b', { name: 'B' })
  pets(store).delete('c')
  expect(pets(store).all()).toEqual([{ name: 'B' }, { name: 'a' }])
  expect(pets(store).get('c')).toBeUndefined()
})

test.each(stores)('%s: what was deleted and is put again comes last', (_, createStore) => {
  const store = createStore()
  for (const name of ['a', 'b']) pets(store).put(name, { name })
  pets(store).delete('a')
  pets(store).put('a', { name: 'a' })
  expect(pets(store).all()).toEqual([{ name: 'b' }, { name: 'a' }])
})

test.each(stores)(
  '%s: a transaction that throws leaves nothing, and an inner one takes only its own part along',
  (_, createStore) => {
    const store = createStore()
    store.transaction(() => {
      pets(store).put('kept', { name: 'kept' })
      fail(store, () => {
        pets(store).put('lost', { name: 'lost' })
        store.nextNumber('pet')
      })
    })
    expect(pets(store).all()).toEqual([{ name: 'kept' }])
    expect(store.nextNumber('pet')).toBe(1)
  },
)

test.each(stores)('%s: what a failed transaction deleted is back at its place', (_, createStore) => {
  const store = createStore()
  for (const name of ['a', 'b', 'c']) pets(store).put(name, { name })
  const before = store.dump()
  fail(store, () => {
    pets(store).delete('a')
    pets(store).put('b', { name: 'B' })
    store.clear()
    pets(store).put('a', { name: 'new' })
  })
  expect(store.dump()).toEqual(before)
  expect(
    pets(store)
      .all()
      .map(({ name }) => name),
  ).toEqual(['a', 'b', 'c'])
})

test.each(stores)('%s: who changes what was put or read changes nothing', (_, createStore) => {
  const store = createStore()
  const pet = { name: 'a', age: undefined }
  pets(store).put('a', pet)
  pet.name = 'changed'
  for (const read of [pets(store).get('a'), pets(store).all()[0]]) {
    try {
      read!.name = 'changed'
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
    }
  }
  // Values are stored as JSON, which drops undefined properties.
  expect(pets(store).get('a')).toStrictEqual({ name: 'a' })
})

test.each(stores)('%s: the revision grows with every change of a record, kept or not', (_, createStore) => {
  const store = createStore()
  const revisions = [
    () => pets(store).put('a', { name: 'a' }),
    () => pets(store).delete('a'),
    () => fail(store, () => pets(store).put('b', { name: 'b' })),
    () => store.clear(),
  ].map((change) => {
    change()
    return store.revision()
  })
  expect(revisions).toEqual([1, 2, 3, 4])
  store.nextNumber('pet')
  store.log.add(entry)
  expect(store.revision()).toBe(4)
})

test.each(stores)('%s: no number of the log is used twice, except after a rollback', (_, createStore) => {
  const store = createStore()
  expect([store.log.add(entry), store.log.add({ ...entry, shown_at: 4, at: 9 })]).toEqual([1, 2])
  fail(store, () => void store.log.add(entry))
  expect(store.log.latestAt()).toBe(9)
  expect(store.log.find(everything).map(({ number }) => number)).toEqual([1, 2])
  expect(store.log.find({ ...everything, limit: 1, keyHash: 'other' })).toEqual([])
  store.clear()
  expect([store.log.add(entry), store.log.latestAt()]).toEqual([3, 5])
})

test.each(stores)('%s: a store is dumped in its order and loaded into another', (_, createStore) => {
  const taken = fillStore(createStore()).dump()
  expect(taken).toEqual(filledTables)
  const other = createStore()
  other.collection('else').put('x', {})
  other.nextNumber('else')
  other.load(taken)
  expect(other.dump()).toEqual(taken)
  expect(other.nextNumber('thing')).toBe(2)
  expect(other.nextNumber('else')).toBe(1)
})

test.each(stores)(
  '%s: a failed transaction leaves the log and the counters as they were',
  (_, createStore) => {
    const store = createStore()
    store.nextNumber('pet')
    for (const at of [1, 2, 3]) store.log.add({ ...entry, at })
    const before = store.dump()
    const changes: (() => void)[] = [
      () => void store.nextNumber('pet'),
      () => store.log.forgetUntil(2),
      () => store.log.forgetBefore(3, 3),
      () => store.clear(),
      () => store.load({ ...before, log: [{ ...entry, number: 9 }] }),
    ]
    for (const change of changes) {
      fail(store, () => {
        change()
        store.log.add(entry)
      })
      expect(store.dump(), String(change)).toEqual(before)
    }
    expect([store.nextNumber('pet'), store.log.add(entry)]).toEqual([2, 4])
  },
)

test.each(stores)('%s: a log is loaded by its numbers, and the next entry has the next', (_, createStore) => {
  const store = createStore()
  const log = [2, 7, 4].map((number) => ({ ...entry, number }))
  store.load({ record: [], counter: [], log })
  expect(store.dump().log.map(({ number }) => number)).toEqual([2, 4, 7])
  expect(store.log.add(entry)).toBe(8)
  store.log.forgetUntil(4)
  expect(store.dump().log.map(({ number }) => number)).toEqual([7, 8])
})

test.each(stores)('%s: of the oldest entries those are forgotten that are too old', (_, createStore) => {
  const store = createStore()
  const left = () => store.dump().log.map(({ at }) => at)
  store.log.forgetBefore(5, 2)
  store.log.forgetUntil(2)
  expect(left()).toEqual([])
  for (const at of [9, 1, 5, 2, 3, 8]) store.log.add({ ...entry, at })
  store.log.forgetBefore(5, 2)
  expect(left()).toEqual([9, 5, 2, 3, 8])
  store.log.forgetBefore(5, 3)
  expect(left()).toEqual([9, 5, 3, 8])
  store.log.forgetUntil(0)
  expect(left()).toEqual([9, 5, 3, 8])
})

test.each(stores)('%s: what is cleared is gone, numbers included', (_, createStore) => {
  const store = fillStore(createStore())
  expect(store.isEmpty()).toBe(false)
  store.clear()
  expect(store.dump()).toEqual({ record: [], counter: [], log: [] })
  expect(store.isEmpty()).toBe(true)
  expect(store.nextNumber('thing')).toBe(1)
})

test.each(stores)('%s: it is empty when no collection holds anything', (_, createStore) => {
  const store = createStore()
  expect(store.isEmpty()).toBe(true)
  for (const name of ['a', 'b']) store.collection(name).put('x', {})
  store.collection('a').delete('x')
  expect(store.isEmpty()).toBe(false)
  store.collection('b').delete('x')
  expect(store.isEmpty()).toBe(true)
})

test.each(stores)('%s: a store that has been closed says so', (_, createStore) => {
  const store = createStore()
  store.close()
  expect(() => pets(store).get('a')).toThrow('This sandbox has been closed.')
  expect(() => store.transaction(() => 1)).toThrow('This sandbox has been closed.')
})

test.each(stores)(
  '%s: a failed transaction that deletes what is not there changes nothing',
  (_, createStore) => {
    const store = createStore()
    pets(store).put('a', { name: 'a' })
    fail(store, () => pets(store).delete('b'))
    expect(pets(store).get('b')).toBeUndefined()
    expect(pets(store).all()).toEqual([{ name: 'a' }])
  },
)
