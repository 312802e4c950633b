import { expect, test } from 'vitest'
import { createFailedAddresses } from './failed-addresses.ts'

const block = { failures: 3, withinSeconds: 60, blockSeconds: 300 }

test('an address is blocked with its last failure, for as long as the block says', () => {
  const addresses = createFailedAddresses()
  for (const at of [0, 1_000]) addresses.noteFailure('192.0.2.1', block, at)
  expect(addresses.secondsBlocked('192.0.2.1', 1_000)).toBeUndefined()
  addresses.noteFailure('192.0.2.1', block, 2_000)
  expect(addresses.secondsBlocked('192.0.2.1', 2_000)).toBe(300)
  expect(addresses.secondsBlocked('192.0.2.1', 301_500)).toBe(1)
  expect(addresses.secondsBlocked('192.0.2.1', 302_000)).toBeUndefined()
  expect(addresses.secondsBlocked('192.0.2.2', 2_000)).toBeUndefined()
})

test('failures that lie too far back do not count, nor those before a block', () => {
  const addresses = createFailedAddresses()
  for (const at of [0, 59_999, 60_000]) addresses.noteFailure('a', block, at)
  expect(addresses.secondsBlocked('a', 60_000)).toBeUndefined()
  addresses.noteFailure('a', block, 60_001)
  expect(addresses.secondsBlocked('a', 60_001)).toBe(300)
  addresses.noteFailure('a', block, 60_002)
  addresses.noteFailure('a', block, 60_003)
  expect(addresses.secondsBlocked('a', 60_003)).toBe(300)
  expect(addresses.secondsBlocked('a', 360_001)).toBeUndefined()
})

test('blocked addresses are listed until their blocks end', () => {
  const addresses = createFailedAddresses()
  expect(addresses.listBlocked(0)).toEqual([])
  addresses.noteFailure('192.0.2.1', { ...block, failures: 1 }, 0)
  addresses.noteFailure('192.0.2.2', { ...block, failures: 1 }, 1_000)
  addresses.noteFailure('192.0.2.3', block, 1_000)
  expect(addresses.listBlocked(299_000)).toEqual([
    { address: '192.0.2.1', secondsLeft: 1 },
    { address: '192.0.2.2', secondsLeft: 2 },
  ])
  expect(addresses.listBlocked(300_000)).toEqual([{ address: '192.0.2.2', secondsLeft: 1 }])
})

test('if too many addresses fail, the oldest are forgotten', () => {
  const addresses = createFailedAddresses()
  const once = { ...block, failures: 1 }
  for (let n = 0; n < 10_001; n++) addresses.noteFailure(`a${n}`, once, 0)
  expect(addresses.secondsBlocked('a0', 0)).toBeUndefined()
  expect(addresses.secondsBlocked('a1', 0)).toBe(300)
  expect(addresses.secondsBlocked('a10000', 0)).toBe(300)
})

test('failures of addresses that are not blocked yet are forgotten in the same way', () => {
  const addresses = createFailedAddresses()
  const twice = { ...block, failures: 2 }
  for (let n = 0; n < 10_000; n++) addresses.noteFailure(`a${n}`, twice, 0)
  addresses.noteFailure('a0', twice, 0)
  addresses.noteFailure('a9999', twice, 0)
  expect(addresses.secondsBlocked('a0', 0)).toBeUndefined()
  expect(addresses.secondsBlocked('a9999', 0)).toBe(300)
})
