import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { type Desired, type Plan, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const domain = 'example.com'
const short = `hosting/${server}/dns/shop.${domain} CNAME`
const address = `${short} shop.example.net`
const withoutDomains: NonNullable<Desired['hosting']> = { [server]: { prune: ['domains'], domains: {} } }
const withoutRecords: NonNullable<Desired['hosting']> = {
  [server]: { domains: { [domain]: { dns: { prune: true, records: [] } } } },
}

/** Plans for an account with the CNAME `shop`. */
async function planWithCname(desired: Omit<Desired, 'version'>): Promise<Plan> {
  const { client } = await setUp()
  const record = { domain, host: 'shop', type: 'CNAME', content: 'shop.example.net' } as const
  await createHosting(client).server(server).dns.create(record)
  return planAccount(client, { version: 1, ...desired })
}

test('the deletion of a domain lists its CNAME with the address that its own deletion has', async () => {
  const one = await planWithCname({ hosting: withoutRecords })
  expect(one.changes.map((change) => change.address)).toContain(address)
  const all = await planWithCname({ hosting: withoutDomains })
  const deletion = all.changes.find(({ at }) => at.kind === 'domains' && at.name === domain)
  expect(deletion?.destroys).toContain(address)
})

test.each(['keep', 'ignore'] as const)(
  'a CNAME that %s covers, with or without its target, is not deleted, and neither is its domain',
  async (option) => {
    for (const pattern of [short, address]) {
      const one = await planWithCname({ hosting: withoutRecords, [option]: [pattern] })
      expect(one.changes.map((change) => change.address)).not.toContain(address)
      expect(one.foreign).toContainEqual({ address, managedBy: null, kept: option })
      const all = await planWithCname({ hosting: withoutDomains, [option]: [pattern] })
      const deletion = all.changes.find(({ at }) => at.kind === 'domains' && at.name === domain)
      expect(deletion?.obstacles).toEqual([expect.stringContaining(address)])
    }
  },
)

test('a pattern with another target covers no CNAME', async () => {
  const { changes } = await planWithCname({ hosting: withoutRecords, keep: [`${short} other.example.net`] })
  expect(changes.map((change) => change.address)).toContain(address)
})
