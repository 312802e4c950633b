import { expect, test } from 'vitest'
import { setUpWorld } from '../testing/set-up-world.ts'

test('a key is found by its Authorization, again and again, until it is taken back', () => {
  const { findKey, keys, apiKey } = setUpWorld()
  const other = keys.create()
  const found = findKey(`Bearer ${apiKey}`)
  expect(found).toMatchObject({ is_legacy: false })
  expect(findKey(`bearer  ${apiKey}`)).toEqual(found)
  expect(findKey(`Bearer ${other}`)?.hash).not.toBe(found?.hash)
  keys.revoke(apiKey)
  expect(findKey(`Bearer ${apiKey}`)).toBeUndefined()
})

test.each([null, '', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic sandbox_1'])('%j names no key', (text) => {
  expect(setUpWorld().findKey(text)).toBeUndefined()
})

test('after many other keys it is still found', () => {
  const { findKey, apiKey } = setUpWorld()
  for (let number = 0; number < 250; number++) expect(findKey(`Bearer ${number}`)).toBeUndefined()
  expect(findKey(`Bearer ${apiKey}`)).toBeDefined()
})
