import type { Mark, Outcome, Quote } from '@hostwright/common'
import { expect, test, vi } from 'vitest'
import { createRecord } from '../testing/create-record.ts'
import { contract, derived, given, readUuid } from '../testing/account-scene.ts'
import type { Contract } from '../record/product.ts'
import { findOwn, isWhole, readContracts } from './read-contracts.ts'

const options = { timeoutMs: 5_000 }

function createLister(lists: readonly (readonly Contract[])[], hidden: readonly string[] = []) {
  const left = [...lists]
  const listContracts = vi.fn(async (_: object) => [...(left.shift() ?? [])])
  const isThere = vi.fn(async (id: string, _: object) => hidden.includes(id))
  return { listContracts, isThere }
}

test('contracts are listed with the options of the call', async () => {
  const lister = createLister([[contract('a')]])
  expect(await readContracts(lister, options)).toEqual([contract('a')])
  expect(lister.listContracts).toHaveBeenCalledExactlyOnceWith(options)
})

test.each([null, undefined, 7, {}])('a list with a contract whose id is %o is not a list', async (id) => {
  const lister = createLister([[contract('a'), contract(id as never)]])
  expect(await readContracts(lister, options)).toBeUndefined()
})

test('contracts that cannot be read are undefined', async () => {
  const listContracts = (): Promise<never> => Promise.reject(new TypeError('servers is not iterable'))
  expect(await readContracts({ ...createLister([]), listContracts }, options)).toBeUndefined()
})

test('a list that has what was there before is whole, and nothing more is asked', async () => {
  const lister = createLister([])
  expect(await isWhole(lister, [contract('a'), contract('new')], ['a'], options)).toBe(true)
  expect([lister.listContracts.mock.calls, lister.isThere.mock.calls]).toEqual([[], []])
})

test.each([
  [['gone'], [], true],
  [['gone', 'hidden'], ['hidden'], false],
  [['hidden', 'gone'], ['hidden'], false],
])(
  'a contract that was there and is missing is asked for: %j, there: %j',
  async (before, hidden, expected) => {
    const lister = createLister([], hidden)
    expect(await isWhole(lister, [contract('a')], ['a', ...before], options)).toBe(expected)
    expect(lister.isThere.mock.calls[0]).toEqual([before[0], options])
    expect(lister.isThere.mock.calls.map(([id]) => id)).not.toContain('a')
  },
)

const all = [contract('a', 'hw-own'), contract('b', 'web-01'), contract('c', 'other')]

function ownOf(mark: Mark | null, outcome?: Outcome): string[] {
  const record = createRecord({ quote: { mark } as Quote<object>, outcome })
  return findOwn(record, all, readUuid).map(({ id }) => id)
}

test('a contract is proven by the name that was derived for it, not by one that a caller chose', () => {
  expect(ownOf(derived)).toEqual(['a'])
  expect(ownOf(given)).toEqual([])
  expect(ownOf(null)).toEqual([])
  expect(findOwn(createRecord(), all, readUuid)).toEqual([])
})

test('a contract is proven by the response to its order, and by a person’s word', () => {
  expect(ownOf(given, { executed: true, server: { uuid: 'c' } })).toEqual(['c'])
  expect(ownOf(given, { executed: true, contracts: ['b', 'c'] })).toEqual(['b', 'c'])
  expect(ownOf(derived, { executed: true, contracts: ['b'] })).toEqual(['a', 'b'])
  expect(ownOf(given, { executed: true, server: { uuid: null } })).toEqual([])
  expect(ownOf(given, { executed: true })).toEqual([])
})

test('an order that was not executed has no contract, whatever its record names', () => {
  expect(ownOf(given, { executed: false, server: { uuid: 'c' }, contracts: ['b'] })).toEqual([])
})

test('a server without an id owns no contract without a name', () => {
  const unnamed = { ...contract('d'), name: undefined as never }
  const record = createRecord({ quote: { mark: given } as Quote<object>, outcome: { executed: true } })
  expect(findOwn(record, [unnamed], readUuid)).toEqual([])
})
