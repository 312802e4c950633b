import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, type Desired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('a subdomain that the file lacks is listed as unmanaged, also if the file has none: prune would delete it', async () => {
  const { client } = await setUp()
  await createHosting(client).server(server).subdomains.create({ subdomain: 'shop.example.com' })
  const domains = { 'example.com': { subdomains: {} } }
  const kept = await planAccount(client, { version: 1, hosting: { [server]: { domains } } })
  const address = `hosting/${server}/subdomains/shop.example.com`
  expect(kept).toMatchObject({ changes: [], unmanaged: [{ address, kept: 'prune' }] })
  const pruned = await planAccount(client, {
    version: 1,
    hosting: { [server]: { prune: ['subdomains'], domains } },
  })
  expect(pruned.changes).toMatchObject([{ address, action: 'delete' }])
})

test.each(['shop.example.com', 'example.com'])(
  'the deletion of %s names the records of its mail settings, and no others of its zone',
  async (name) => {
    const { client } = await setUp()
    const { dns, subdomains, dkim, dmarc, spf } = createHosting(client).server(server)
    await subdomains.create({ subdomain: 'shop.example.com' })
    await dkim.set(name, true)
    await dmarc.update(name, { policy: 'none', report_enabled: false, notification_mail_addresses: [] })
    await spf.create(name)
    const added = { domain: 'example.com', host: 'shop', type: 'A', content: '192.0.2.1' } as const
    await dns.create(added)
    await dns.create({ ...added, host: 's1._domainkey.shop', type: 'TXT', content: 'v=DKIM1; p=of-a-person' })
    const shown = async (): Promise<string[]> => (await dns.list()).map(({ id }) => String(id))
    const pruned: 'domains' | 'subdomains' = name === 'example.com' ? 'domains' : 'subdomains'
    const domains = pruned === 'domains' ? {} : { 'example.com': {} }
    const desired: Desired = { version: 1, hosting: { [server]: { prune: [pruned], domains } } }
    const plan = await planAccount(client, desired)
    const records = plan.changes.flatMap(({ destroys }) => destroys.filter((one) => one.includes('/dns/')))
    const before = await shown()
    await applyPlan(plan, { client, allow: ['delete', 'many~**'] })
    const after = await shown()
    expect(records).toHaveLength(before.filter((id) => !after.includes(id)).length)
    expect(records).toEqual(
      expect.arrayContaining(
        [`default._domainkey.${name} `, `_dmarc.${name} `, `${name} TXT v=spf1`].map((one) =>
          expect.stringContaining(one),
        ),
      ),
    )
  },
)

test('a subdomain that is given with its domain is an error, unless it exists under this name', async () => {
  const { client } = await setUp()
  const domains = { 'example.com': { subdomains: { 'shop.example.com': {} } } }
  const desired: Desired = { version: 1, hosting: { [server]: { domains } } }
  await expect(planAccount(client, desired)).rejects.toThrow(
    'subdomains of example.com would create shop.example.com.example.com: give the name without its domain',
  )
  const same: Desired = {
    version: 1,
    hosting: { [server]: { domains: { 'example.com': { subdomains: { 'example.com': {} } } } } },
  }
  await expect(planAccount(client, same)).rejects.toThrow('would create example.com.example.com')
  const subdomain = 'shop.example.com.example.com'
  await createHosting(client).server(server).subdomains.create({ subdomain })
  expect((await planAccount(client, desired)).changes).toEqual([])
})
