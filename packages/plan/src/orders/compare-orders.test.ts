import { expect, test } from 'vitest'
import { toServerId } from './compare-orders.ts'

test.each([
  ['hw1', 'hw1'],
  ['abcdefghijkl', 'abcdefghijkl'],
  ['shop01.example.jp', 'shop01'],
])('a hosting server named %s is ordered with the server id %s', (name, serverId) => {
  expect(toServerId(name)).toBe(serverId)
})

test.each(['', 'hw', 'abcdefghijklm', '1ab', 'shop-1', 'Shop', '.example.jp', 'shop\n'])(
  'a hosting server named %j cannot be ordered: the API would reject its server id',
  (name) =>
    expect(() => toServerId(name)).toThrow('its first label must be 3 to 12 of a-z and 0-9, a letter'),
)
