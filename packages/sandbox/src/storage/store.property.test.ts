import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDatabaseStore } from '../database/database-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { LogQuery, NewLogEntry } from './log-table.ts'
import type { Store } from './store.ts'

/** An operation on a store. A transaction may fail at its end. */
type Step =
  | { readonly kind: 'put'; readonly name: string; readonly id: string; readonly value: unknown }
  | { readonly kind: 'delete'; readonly name: string; readonly id: string }
  | { readonly kind: 'read'; readonly name: string; readonly id: string }
  | { readonly kind: 'look up'; readonly values: readonly string[] }
  | { readonly kind: 'watch' | 'forget' }
  | { readonly kind: 'count'; readonly name: string }
  | { readonly kind: 'log'; readonly entry: NewLogEntry }
  | { readonly kind: 'find'; readonly query: LogQuery }
  | { readonly kind: 'forgetBefore'; readonly at: number; readonly most: number }
  | { readonly kind: 'forgetUntil'; readonly number: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'transaction'; readonly steps: readonly Step[]; readonly fails: boolean }

/** Applies a step, and returns everything that can be observed of it. */
function run(store: Store, step: Step): unknown {
  switch (step.kind) {
    case 'put':
      return store.collection(step.name).put(step.id, step.value)
    case 'delete':
      return store.collection(step.name).delete(step.id)
    case 'read':
      return [store.collection(step.name).get(step.id), store.collection(step.name).all()]
    case 'look up':
      return store.find('dnsRecordByName', step.values)
    case 'watch':
      return store.changes.watch(['a', 'dns-record of b'])
    case 'forget':
      return store.changes.forget()
    case 'count':
      return store.nextNumber(step.name)
    case 'log':
      return store.log.add(step.entry)
    case 'find':
      return store.log.find(step.query).map((entry) => ({ ...entry }))
    case 'forgetBefore':
      return store.log.forgetBefore(step.at, step.most)
    case 'forgetUntil':
      return store.log.forgetUntil(step.number)
    case 'clear':
      return store.clear()
    case 'reload':
      return store.load(store.dump())
    case 'transaction':
      return runTransaction(store, step.steps, step.fails)
  }
}

function runTransaction(store: Store, steps: readonly Step[], fails: boolean): unknown {
  const seen: unknown[] = []
  try {
    return store.transaction(() => {
      for (const step of steps) seen.push(run(store, step))
      if (fails) throw new Error('it fails')
      return seen
    })
  } catch (error) {
    return [seen, (error as Error).message]
  }
}

const name = fc.constantFrom('a', 'b', 'dns-record of a', 'dns-record of b')
const place = fc.constantFrom('x', 'y')
const dnsRecord = fc.record({ domain: place, host: place }, { requiredKeys: ['domain'] })
const id = fc.constantFrom('1', '2', '3', 'あ')
const time = fc.integer({ min: 0, max: 9 })

const entry = fc.record({
  key_hash: name,
  at: time,
  shown_at: time,
  method: fc.constantFrom('GET', 'POST'),
  path: fc.constant('/v1/me'),
  status: fc.constantFrom(200, 404),
  duration_ms: time,
  address: fc.constant('192.0.2.1'),
})

const query = fc.record({
  shownAt: time,
  number: time,
  keyHash: name,
  from: time,
  to: time,
  writtenFrom: time,
  writtenUntil: time,
  leastStatus: fc.constantFrom(100, 300),
  mostStatus: fc.constantFrom(299, 599),
  method: fc.constantFrom(null, 'GET'),
  limit: fc.integer({ min: 1, max: 5 }),
})

const { step } = fc.letrec<{ step: Step; steps: Step[] }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('put'), name, id, value: fc.oneof(dnsRecord, fc.jsonValue()) }),
    fc.record({ kind: fc.constant('look up'), values: fc.tuple(place, place) }),
    fc.record({ kind: fc.constantFrom('watch', 'forget') }),
    fc.record({ kind: fc.constant('delete'), name, id }),
    fc.record({ kind: fc.constant('read'), name, id }),
    fc.record({ kind: fc.constant('count'), name }),
    fc.record({ kind: fc.constant('log'), entry }),
    fc.record({ kind: fc.constant('find'), query }),
    fc.record({ kind: fc.constant('forgetBefore'), at: time, most: time }),
    fc.record({ kind: fc.constant('forgetUntil'), number: time }),
    fc.record({ kind: fc.constantFrom('clear', 'reload') }),
    fc.record({ kind: fc.constant('transaction'), steps: tie('steps'), fails: fc.boolean() }),
  ) as fc.Arbitrary<Step>,
  steps: fc.array(tie('step'), { maxLength: 6 }),
}))

test('after any operations and failed transactions, both stores have the same content', () => {
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    const memory = createMemoryStore()
    const database = createDatabaseStore()
    for (const step of steps) {
      const before = [memory.revision(), database.revision()]
      expect(run(memory, step)).toEqual(run(database, step))
      expect(memory.dump()).toEqual(database.dump())
      for (const name of ['a', 'dns-record of b'])
        expect(Object.fromEntries(memory.changes.of(name))).toEqual(
          Object.fromEntries(database.changes.of(name)),
        )
      expect([memory.isEmpty(), memory.log.latestAt()]).toEqual([database.isEmpty(), database.log.latestAt()])
      expect(memory.revision() > before[0]!).toBe(database.revision() > before[1]!)
    }
    database.close()
  })
  fc.assert(property, { numRuns: 300 })
})
