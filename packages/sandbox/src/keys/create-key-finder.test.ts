import { expect, test } from 'vitest'
import { setUpWorld } from '../testing/set-up-world.ts'

test('a key is found by its Authorization header until it is revoked', () => {
  const { findKey, keys, apiKey } = setUpWorld()
  const other = keys.create()
  const found = findKey(`Bearer ${apiKey}`)
  expect(found).toMatchObject({ is_legacy: false })
  expect(findKey(`bearer  ${apiKey}`)).toEqual(found)
  expect(findKey(`Bearer ${other}`)?.hash).not.toBe(found?.hash)
  keys.revoke(apiKey)
  expect(findKey(`Bearer ${apiKey}`)).toBeUndefined()
})

test.each([null, '', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic sandbox_1'])(
  'the header %j belongs to no key',
  (text) => {
    expect(setUpWorld().findKey(text)).toBeUndefined()
  },
)

test('after many other keys it is still found', () => {
  const { findKey, apiKey } = setUpWorld()
  for (let number = 0; number < 250; number++) expect(findKey(`Bearer ${number}`)).toBeUndefined()
  expect(findKey(`Bearer ${apiKey}`)).toBeDefined()
})

test('a key is named by Bearer and nothing else', () => {
  const { findKey, apiKey } = setUpWorld()
  for (const text of [
    apiKey,
    `Basic ${apiKey}`,
    `xBearer ${apiKey}`,
    `Basic x, Bearer ${apiKey}`,
    `Bearer ${apiKey} x`,
  ])
    expect(findKey(text)).toBeUndefined()
})

test.each(['nowhere', '192.0.2.0/33', '192.0.2', ''])(
  'a key cannot be limited to the address %j',
  (range) => {
    const { keys } = setUpWorld()
    const before = keys.list()
    expect(() => keys.create({ allowed_ips: ['192.0.2.1', range] })).toThrow(/allowed_ips|address/)
    expect(keys.list()).toEqual(before)
  },
)
