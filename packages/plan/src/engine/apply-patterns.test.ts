import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { type Desired, type DesiredDnsRecord, type DesiredHosting, type Plan, planAccount } from '../index.ts'
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
      expect(one.unmanaged).toContainEqual({ address, managedBy: null, kept: option })
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

/** Plans two records of `www` and `@` for an account in which `www` is a CNAME and `@` has another address. */
async function planRecords(desired: Omit<Desired, 'version'>): Promise<Plan> {
  const { client } = await setUp()
  const records: DesiredDnsRecord[] = [
    { host: '@', type: 'A', content: '198.18.0.99' },
    { host: 'www', type: 'A', content: '198.18.0.99' },
  ]
  const zone = { domains: { [domain]: { dns: { prune: true, records } } } }
  return planAccount(client, { version: 1, hosting: { [server]: zone }, ...desired })
}

test.each(['keep', 'ignore'] as const)(
  'a record that %s covers is not turned into another one: that is added, or cannot be made beside it',
  async (option) => {
    const [apex, www] = [`hosting/${server}/dns/${domain} A`, `hosting/${server}/dns/www.${domain}`]
    const without = await planRecords({})
    expect(without.changes.map(({ action }) => action)).toEqual(['update', 'update'])
    const covering = await planRecords({ [option]: [`${apex} 198.18.0.1`, `${www} CNAME`] })
    expect(covering.changes).toMatchObject([
      { address: `${apex} 198.18.0.99`, action: 'create', before: null, obstacles: [] },
      {
        address: `${www} A 198.18.0.99`,
        obstacles: [`It would replace ${www} CNAME ${domain}, which ${option} covers.`],
      },
    ])
    expect(covering.unmanaged).toEqual([
      { address: `${apex} 198.18.0.1`, managedBy: null, kept: option },
      { address: `${www} CNAME ${domain}`, managedBy: null, kept: option },
    ])
  },
)

test('a record that needs the deletion of a record that keep covers is not added beside it', async () => {
  const records: DesiredDnsRecord[] = [{ host: 'shop', type: 'TXT', content: 'text' }]
  const hosting = { [server]: { domains: { [domain]: { dns: { records } } } } }
  const { changes } = await planWithCname({ hosting, keep: [short] })
  expect(changes).toMatchObject([
    { action: 'create', obstacles: [`It cannot exist beside what ignore or keep covers: ${address}.`] },
  ])
})

test('mail filters that keep covers, with the address that an unmanaged one has, are not deleted', async () => {
  const { client } = await setUp()
  const conditions = [{ keyword: 'spam', field: 'subject', match_type: 'contain' }] as const
  const action = { type: 'trash', method: 'move' } as const
  const hosting = createHosting(client).server(server)
  await hosting.mailFilters.create({ domain, conditions: [...conditions], action })
  const make = async (prune: boolean, keep: string[]): Promise<Plan> => {
    const mail = { prune, filters: [] }
    return planAccount(client, {
      version: 1,
      hosting: { [server]: { domains: { [domain]: { mail } } } },
      keep,
    })
  }
  const [unmanaged] = (await make(false, [])).unmanaged
  expect((await make(true, [])).changes).toMatchObject([{ destroys: [unmanaged!.address], obstacles: [] }])
  for (const keep of [unmanaged!.address, `hosting/${server}/mail_filters/**`])
    expect((await make(true, [keep])).changes).toMatchObject([
      { obstacles: [expect.stringContaining('that ignore or keep covers')] },
    ])
})

const job = { minute: '5', hour: '4', day: '*', month: '*', weekday: '*', command: '/usr/bin/true' }

test('something that the file would change and ignore covers is an error of the file, or of the plan', async () => {
  const { client } = await setUp()
  const make = async (hosting: DesiredHosting, pattern: string): Promise<Plan> =>
    planAccount(client, { version: 1, hosting: { [server]: hosting }, ignore: [pattern] })
  await expect(make({ memo: 'shop' }, 'hosting/*/memo')).rejects.toThrow('memo is ignored by')
  const php = { domains: { [domain]: { php: '8.2' } } }
  await expect(make(php, 'hosting/*/php/**')).rejects.toThrow('php is ignored by')
  const user = { database_users: { app: { grants: ['shop'] } } }
  await expect(make(user, 'hosting/*/database_users/*/grants/**')).rejects.toThrow('grants.0 is ignored by')
  await expect(make({ cron: [job] }, 'hosting/*/cron/**')).rejects.toThrow('covers hosting/')
})

test('a part of the file that is as it should be has an empty plan, whatever the other parts are', async () => {
  const { client } = await setUp()
  const hosting: DesiredHosting = { memo: 'shop', databases: {}, domains: { [domain]: { php: '8.3' } } }
  const make = async (only: string): Promise<Plan> =>
    planAccount(client, { version: 1, hosting: { [server]: hosting } }, { only: [only] })
  for (const only of ['hosting/*/php/**', 'hosting/*/databases/**', `hosting/*/domains/${domain}`])
    expect((await make(only)).changes).toEqual([])
  expect((await make('hosting/*/memo')).changes).toHaveLength(1)
  for (const only of ['hosting/*/databases/shop', 'hosting/*/databasse/**'])
    await expect(make(only)).rejects.toThrow('matches nothing of the file')
})

const glob = 'only * and ** stand for others'

test.each(['keep', 'ignore'] as const)(
  'a pattern of %s in the notation of something else is an error, because what it is for would be deleted',
  async (option) => {
    const plan = async (pattern: string): Promise<Plan> =>
      planWithCname({ hosting: withoutRecords, [option]: [pattern] })
    for (const [pattern, message] of [
      ['hosting/*/dns/{shop,old}.example.com', glob],
      ['hosting/*/dns/sho?.example.com', glob],
      ['hosting/*/dns/[s]hop.example.com', glob],
      ['hosting/*/dns/@.example.com', glob],
      ['hosting/*/dns/shop', 'names are in full: give one such as www.example.com'],
      ...['domains', 'dmarc', 'spam_filter', 'smtp_abroad_restriction'].map(
        (kind) => [`hosting/*/${kind}/example.com/dns/shop`, `nothing is below ${kind}`] as const,
      ),
      ['hosting/*/records/shop.example.com', 'no address has records there'],
    ] as const)
      await expect(plan(pattern)).rejects.toThrow(message)
    for (const below of [
      'mail/info@example.com/forwarding',
      'mail_filters/example.com/**',
      'wordpress/example.com/blog',
    ])
      await expect(plan(`hosting/*/${below}`)).resolves.toHaveProperty('changes')
    const { changes } = await plan('hosting/*/DNS/shop.**')
    expect(changes.map((change) => change.address)).not.toContain(address)
  },
)
