import { expect, test } from 'vitest'
import { isIpv4 } from '@hostwright/types/rules'
import { createTestStore } from '../../testing/create-test-store.ts'
import { createHosting, type NewHosting } from './create-hosting.ts'

const chosen = { plan: {}, months: 1, orderedAt: 7, server_id: undefined } as unknown as NewHosting

test('each server has a name, a host and an address of its own, which follow from its number', () => {
  const store = createTestStore()
  const all = Array.from({ length: 600 }, () => createHosting(store, chosen))
  expect(all[0]).toMatchObject({
    server_id: 'hw100001',
    servername: 'hw100001.example.jp',
    hostname: 'host1.example.jp',
    ip_address: '198.18.0.1',
    memo: '',
    suspended: false,
    abroad_access_restriction: true,
  })
  expect([254, 255, 511, 512].map((index) => all[index]?.ip_address)).toEqual([
    '198.18.0.255',
    '198.18.1.0',
    '198.18.2.0',
    '198.18.2.1',
  ])
  for (const property of ['servername', 'hostname', 'ip_address'] as const)
    expect(new Set(all.map((contract) => contract[property])).size, property).toBe(600)
  expect(all.filter(({ ip_address }) => !isIpv4(ip_address))).toEqual([])
})
