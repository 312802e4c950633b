import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigError } from '../errors/config-error.ts'
import { mapSettled } from './map-settled.ts'

test('the results come in the order of the items, and one that fails stops no other', async () => {
  const failure = new Error('no response')
  const results = await mapSettled(['a', 'b', 'c'], async (item, index) => {
    for (let turn = 0; turn < 3 - index; turn++) await Promise.resolve()
    if (item === 'b') throw failure
    return item.toUpperCase()
  })
  expect(results).toEqual([
    { item: 'a', value: 'A' },
    { item: 'b', error: failure },
    { item: 'c', value: 'C' },
  ])
})

test('work that throws immediately, undefined even, is a failure like any other', async () => {
  const results = await mapSettled([1], () => {
    throw undefined
  })
  expect('error' in results[0]!).toBe(true)
})

test('without items there is nothing to do', async () => {
  expect(await mapSettled(new Set<number>(), () => 1)).toEqual([])
})

test('five items are worked on at a time by default', async () => {
  let running = 0
  let most = 0
  await mapSettled(Array.from({ length: 20 }), async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  })
  expect(most).toBe(5)
})

test('for any failures and durations, each item is worked on once, in order, within the concurrency', async () => {
  const item = fc.record({ turns: fc.nat(5), fails: fc.boolean() })
  const property = fc.asyncProperty(
    fc.array(item),
    fc.integer({ min: 1, max: 8 }),
    async (items, concurrency) => {
      let running = 0
      let most = 0
      const begun: number[] = []
      const results = await mapSettled(
        items,
        async ({ turns, fails }, index) => {
          begun.push(index)
          most = Math.max(most, ++running)
          for (let turn = 0; turn < turns; turn++) await Promise.resolve()
          running--
          if (fails) throw index
          return index
        },
        { concurrency },
      )
      expect(begun).toEqual(items.map((_, index) => index))
      expect(most).toBeLessThanOrEqual(concurrency)
      expect(results).toEqual(
        items.map((given, index) => ({
          item: given,
          ...(given.fails ? { error: index } : { value: index }),
        })),
      )
    },
  )
  await fc.assert(property)
})

test('after an abort no item starts, started items are awaited, and the others have the reason', async () => {
  const controller = new AbortController()
  const reason = new Error('that is enough')
  const begun: number[] = []
  const results = await mapSettled(
    [1, 2, 3, 4],
    async (item) => {
      begun.push(item)
      if (item === 2) controller.abort(reason)
      await Promise.resolve()
      return item
    },
    { concurrency: 2, signal: controller.signal },
  )
  expect(begun).toEqual([1, 2])
  expect(results).toEqual([
    { item: 1, value: 1 },
    { item: 2, value: 2 },
    { item: 3, error: reason },
    { item: 4, error: reason },
  ])
})

test.each([0, -1, 1.5, Number.NaN, Infinity])(
  'a concurrency of %d is rejected before anything begins',
  async (concurrency) => {
    const begun: number[] = []
    const mapping = mapSettled([1], (item) => begun.push(item), { concurrency })
    await expect(mapping).rejects.toThrow(ConfigError)
    await expect(mapping).rejects.toThrow('give a whole number above 0')
    expect(begun).toEqual([])
  },
)

test('an invalid signal is rejected before the first item', async () => {
  const begun: number[] = []
  const signal = {} as AbortSignal
  await expect(mapSettled([1], (item) => begun.push(item), { signal })).rejects.toThrow(
    /^signal is not an AbortSignal/,
  )
  expect(begun).toEqual([])
})
