import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import { createContract, type NewContract } from './create-contract.ts'
import { findContract, listContracts } from './contract.ts'

const chosen = { plan: {}, image: {}, months: 1, orderedAt: 7 } as unknown as NewContract

test('identifiers, addresses and names follow from the number of the contract', () => {
  const store = createTestStore()
  const all = Array.from({ length: 763 }, () => createContract(store, { ...chosen, name: undefined }))
  expect(all[0]).toMatchObject({
    id: 40_000_001,
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'vps-40000001',
    ip_address: '203.0.113.1',
    hostname: '203-0-113-1.static.example.com',
    reverse_hostname: '203-0-113-1.static.example.com',
    memo: null,
    power: null,
    suspended: false,
    packet_filter: { enabled: false, rules: [] },
    protection: { os_reinstall: false },
    orderedAt: 7,
  })
  const addresses = all.map(({ ip_address }) => ip_address)
  expect(new Set(addresses.slice(0, 762)).size).toBe(762)
  expect([253, 254, 507, 508, 761, 762].map((index) => addresses[index])).toEqual([
    '203.0.113.254',
    '198.51.100.1',
    '198.51.100.254',
    '192.0.2.1',
    '192.0.2.254',
    '203.0.113.1',
  ])
  expect(listContracts(store)).toHaveLength(763)
  expect(findContract(store, 40_000_001)).toEqual(all[0])
  expect(findContract(store, 7)).toBeUndefined()
})

test('a name that is chosen is kept', () => {
  const store = createTestStore()
  expect(createContract(store, { ...chosen, name: 'web-1' })).toMatchObject({ name: 'web-1' })
})
