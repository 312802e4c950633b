import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDueMoments } from './due-moments.ts'

test('a contract is due at the moment that was set last, and once', () => {
  const due = createDueMoments()
  due.set('a', 10)
  due.set('a', 20)
  due.set('b', 15)
  due.set('c', 5)
  due.set('c', Number.POSITIVE_INFINITY)
  expect([due.take(14), due.take(15), due.take(20), due.take(100)]).toEqual([[], ['b'], ['a'], []])
  due.set('a', 30)
  due.clear()
  expect(due.take(100)).toEqual([])
})

test('take returns the contracts whose times have come, in order', () => {
  const moments = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.nat(20)))
  fc.assert(
    fc.property(moments, fc.nat(20), (set, now) => {
      const due = createDueMoments()
      for (const [name, at] of set) due.set(name, at)
      const last = new Map<string, number>(set)
      const wanted = [...last].filter(([, at]) => at <= now)
      const taken = due.take(now)
      expect(taken.toSorted()).toEqual(wanted.map(([name]) => name).toSorted())
      const times = taken.map((name) => last.get(name)!)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(due.take(20)).toHaveLength(last.size - taken.length)
    }),
  )
})
