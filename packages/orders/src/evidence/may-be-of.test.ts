import type { OrderRecord } from '@hostwright/common'
import { expect, test } from 'vitest'
import type { Contract, Product } from '../record/product.ts'
import { createRecord } from '../testing/create-record.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { createScriptedProduct } from '../testing/scripted-product.ts'
import { withoutNamed } from './may-be-of.ts'

const product = createScriptedProduct(createScriptedAccount().client) as unknown as Product
const listed = (...names: string[]): Contract[] =>
  names.map((name, index) => ({ id: `u-${index}`, name, entry: {}, status: 'active' }))
/** An order that the API has confirmed under a name, without the id of its contract. */
const confirmed = (name: string): OrderRecord =>
  createRecord({ state: 'settled', outcome: { executed: true, server: { id: 7, uuid: null, name } } })
const marked = { order: {}, mark: { field: 'name', value: 'web-01', isUnique: true } } as const

/** Returns the places in the list of the contracts that stay. */
function left(names: string[], others: string[], quote: Parameters<typeof withoutNamed>[2] = marked) {
  const contracts = listed(...names)
  return withoutNamed(contracts, product, quote, others.map(confirmed)).map(({ id }) => id)
}

test('an order that the API has confirmed under its name leaves out one contract of that name', () => {
  expect(left(['web-02', 'web-02', 'web-03'], ['web-02'])).toEqual(['u-1', 'u-2'])
  expect(left(['web-02', 'web-02'], ['web-02', 'web-02'])).toEqual([])
})

test('a contract of a name that nobody has ordered uses up no confirmed order', () => {
  expect(left(['web-04', 'web-03', 'web-02'], ['web-03', 'web-02'])).toEqual(['u-0'])
})

test('another order of the same name leaves out none: the contract can be of either', () => {
  expect(left(['web-01', 'web-02'], ['web-01', 'web-02'])).toEqual(['u-0'])
  expect(left(['web-01', 'web-02'], ['web-01', 'web-02'], { order: { name: 'web-01' }, mark: null })).toEqual(
    ['u-0'],
  )
})
