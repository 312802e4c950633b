import { toHash } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createRecord } from '../testing/create-record.ts'
import {
  parseIdempotencyKey,
  toDerivedName,
  toFingerprint,
  toIntentId,
  toIntentKey,
  toKeyId,
} from './intent-ids.ts'

test('the id of an intent is the same in every process, and has the form of a record’s id', async () => {
  const id = await toIntentId('', '/v1/server', 'shop', 1)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  const parts = ['hostwright intent', '', '/v1/server', 'shop', 1]
  expect(id.replaceAll('-', '')).toBe((await toHash(JSON.stringify(parts))).slice(0, 32))
})

test('each world, product, word and number has an id of its own', async () => {
  const ids = await Promise.all([
    toIntentId('a', '/v1/server', 'shop', 1),
    toIntentId('b', '/v1/server', 'shop', 1),
    toIntentId('a', '/v1/vps/servers', 'shop', 1),
    toIntentId('a', '/v1/server', 'shop2', 1),
    toIntentId('a', '/v1/server', 'shop', 21),
    toIntentId('a', '/v1/server', 'shop', 2),
  ])
  expect(new Set(ids).size).toBe(6)
})

test('each world and Idempotency-Key has a record of its own', async () => {
  const ids = [
    await toKeyId('', 'order-0001'),
    await toKeyId('', 'order-0002'),
    await toKeyId('a', 'order-0001'),
  ]
  expect(new Set(ids).size).toBe(3)
  expect(await toKeyId('', 'order-0001')).toBe(ids[0])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-/)
})

test('a derived name is that of its seed', async () => {
  const name = (seed: string) => toDerivedName((hash) => `hw-${hash}`, seed)
  expect(await name('order-0001')).toBe(`hw-${await toHash('hostwright order order-0001')}`)
  expect(await name('order-0002')).not.toBe(await name('order-0001'))
})

test('the Idempotency-Key of an order is that of its record and of its journal’s own number', async () => {
  const key = (id: string, number: string) => toIntentKey(id, createRecord({ idempotencyKey: number }))
  expect(parseIdempotencyKey(await key('a', '1'))).toBe(await key('a', '1'))
  expect(new Set([await key('a', '1'), await key('a', '2'), await key('b', '1')]).size).toBe(3)
})

test.each(['12345678', 'Ab_-'.repeat(16)])('an Idempotency-Key %j is taken as it was given', (key) => {
  expect(parseIdempotencyKey(key)).toBe(key)
})

test('an Idempotency-Key that a program without types gives as a number is the same key as its text', () => {
  expect(parseIdempotencyKey(20_270_001 as never)).toBe('20270001')
})

test.each(['order-1', 'a'.repeat(65), 'order 0001', 'order-0001!', '注文-00000001', ''])(
  'an Idempotency-Key %j is rejected',
  (key) => {
    expect(() => parseIdempotencyKey(key)).toThrow('idempotencyKey must be 8 to 64 of A-Z, a-z, 0-9, - and _')
  },
)

test('without an Idempotency-Key there is a new UUID each time', () => {
  const keys = [parseIdempotencyKey(), parseIdempotencyKey()]
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('an order has one fingerprint, in whatever order its properties are, at every depth', async () => {
  const one = { plan_id: 'small', mark: { field: 'name', value: 'a', isUnique: true }, contracts: ['a', 'b'] }
  const other = {
    contracts: ['a', 'b'],
    mark: { isUnique: true, value: 'a', field: 'name' },
    plan_id: 'small',
  }
  expect(await toFingerprint(one)).toBe(await toFingerprint(other))
  expect(await toFingerprint({ b: 1, a: 2 })).toBe(await toHash('{"a":2,"b":1}'))
})

test.each([
  { plan_id: 'large', contracts: ['a', 'b'], mark: null },
  { plan_id: 'small', contracts: ['b', 'a'], mark: null },
  { plan_id: 'small', contracts: { 0: 'a', 1: 'b' }, mark: null },
  { plan_id: 'small', contracts: ['a', 'b'], mark: {} },
  { plan_id: 'small', contracts: ['a', 'b'] },
])('%j has another fingerprint', async (other) => {
  const order = { plan_id: 'small', contracts: ['a', 'b'], mark: null }
  expect(await toFingerprint(other)).not.toBe(await toFingerprint(order))
})
