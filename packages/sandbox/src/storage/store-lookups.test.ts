import { expect, test } from 'vitest'
import { fail, stores } from '../testing/stores.ts'
import { indexes, indexNames } from './indexes.ts'
import { collection, type Store } from './store.ts'

const pets = collection<{ name: string }>('pet')

const records = (store: Store) => store.collection<Record<string, unknown>>('dns-record of a')
const www = { domain: 'example.com', host: 'www', type: 'A', content: '192.0.2.1' }
const byName = (store: Store) => store.find('dnsRecordByName', ['example.com', 'www'])

test.each(stores)(
  '%s: records are found by each index, in the order in which they were put',
  (_, createStore) => {
    const store = createStore()
    for (const name of indexNames) {
      const { collections, properties } = indexes[name]
      const value = { ...Object.fromEntries(properties.map((property) => [property, `${name} "'`])), n: 1 }
      const values = properties.map(() => `${name} "'`)
      const [one, other] = ['b', 'a'].map((owner) => collections.replace('*', owner))
      store.collection(one!).put('2', value)
      store.collection(other!).put('1', value)
      store.collection(one!).put('2', { ...value, n: 2 })
      store.collection(one!).put('3', { n: 3 })
      expect(store.find(name, values), name).toEqual([
        { collection: one, value: { ...value, n: 2 } },
        { collection: other, value },
      ])
      expect(
        store.find(
          name,
          properties.map(() => 'else'),
        ),
      ).toEqual([])
    }
  },
)

test.each(stores)(
  '%s: an index follows changes, failed transactions, a clear and a load',
  (_, createStore) => {
    const store = createStore()
    records(store).put('1', www)
    const found = [{ collection: 'dns-record of a', value: www }]
    const changes = [
      () => records(store).put('1', { ...www, host: 'mail' }),
      () => records(store).delete('1'),
      () => store.clear(),
      () => records(store).put('2', www),
    ]
    for (const change of changes) {
      fail(store, change)
      expect(byName(store), String(change)).toEqual(found)
    }
    const tables = store.dump()
    for (const change of changes.slice(0, 3)) {
      change()
      expect(byName(store), String(change)).toEqual([])
      store.load(tables)
      expect(byName(store), String(change)).toEqual(found)
    }
  },
)

test.each(stores)(
  '%s: a watched record keeps its value before the first change until that is forgotten',
  (_, createStore) => {
    const store = createStore()
    const changed = () => Object.fromEntries(store.changes.of('pet'))
    pets(store).put('a', { name: 'a' })
    pets(store).put('b', { name: 'b' })
    expect(changed()).toEqual({})
    store.changes.watch(['pet'])
    pets(store).put('a', { name: 'A' })
    pets(store).put('a', { name: 'AA' })
    pets(store).put('c', { name: 'c' })
    store.collection('unwatched').put('x', {})
    const before = { a: { name: 'a' }, c: undefined }
    expect(changed()).toEqual(before)
    fail(store, () => {
      pets(store).delete('b')
      store.clear()
    })
    expect(changed()).toEqual(before)
    store.changes.forget()
    expect(changed()).toEqual({})
    store.clear()
    expect(changed()).toEqual({ a: { name: 'AA' }, b: { name: 'b' }, c: { name: 'c' } })
  },
)

test.each(stores)('%s: parts of a value that was read can be stored in another record', (_, createStore) => {
  const store = createStore()
  const whole = { plan: { id: 'p', periods: [{ months: 1, price: -0 }] }, none: [undefined, Number.NaN] }
  store.collection('thing').put('a', whole)
  const { plan } = store.collection<typeof whole>('thing').get('a')!
  store.collection('other').put('b', { plan })
  expect(store.collection('other').get('b')).toStrictEqual({
    plan: { id: 'p', periods: [{ months: 1, price: 0 }] },
  })
  expect(store.collection('thing').get('a')).toStrictEqual({ plan, none: [null, null] })
})
