import { expect, test } from 'vitest'
import { toFingerprint } from './fingerprint.ts'
import { toHash } from '../world/to-hash.ts'

test('a hash is the SHA-256 of the text, in hexadecimal digits', async () => {
  expect(await toHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('an order has one fingerprint, in whatever order its properties are', async () => {
  const one = { plan_id: 'small', mark: { field: 'name', value: 'a', isUnique: true }, contracts: ['a', 'b'] }
  const other = {
    contracts: ['a', 'b'],
    mark: { isUnique: true, value: 'a', field: 'name' },
    plan_id: 'small',
  }
  expect(await toFingerprint(one)).toBe(await toFingerprint(other))
})

test.each([
  { plan_id: 'large', contracts: ['a', 'b'], mark: null },
  { plan_id: 'small', contracts: ['b', 'a'], mark: null },
  { plan_id: 'small', contracts: { 0: 'a', 1: 'b' }, mark: null },
  { plan_id: 'small', contracts: ['a', 'b'], mark: {} },
  { plan_id: 'small', contracts: ['a', 'b'] },
])('%j is another order', async (other) => {
  const order = { plan_id: 'small', contracts: ['a', 'b'], mark: null }
  expect(await toFingerprint(other)).not.toBe(await toFingerprint(order))
})

test('a fingerprint is the same in every version: properties in the order of their names', async () => {
  expect(await toFingerprint({ b: 1, a: 2 })).toBe(await toHash('{"a":2,"b":1}'))
})
