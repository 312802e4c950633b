import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, parseDesired, type Plan, planAccount, type ResetAction } from '../index.ts'
import type { ChangeDraft } from '../resource/change.ts'
import { setUp } from '../testing/set-up.ts'
import { addResets } from './add-resets.ts'

const server = 'hw123456.example.jp'
const domain = 'example.com'
const address = `hosting/${server}/reset/${domain}`
const resolveSecret = (): string => 'Correct-Horse-7'

function toReset(type: ResetAction['type'], name = domain): ResetAction {
  return { action: 'reset', hosting: server, domain: name, type }
}

const job = { minute: '5', hour: '4', day: '*', month: '*', weekday: '*', command: '/usr/bin/true' }
const site = {
  admin_username: 'editor',
  admin_password: { env: 'WORDPRESS' },
  admin_email: 'owner@example.net',
  title: 'New',
}
const additions = parseDesired({
  version: 1,
  hosting: {
    [server]: {
      domains: {
        [domain]: {
          subdomains: { fresh: { wordpress: { '/': site } } },
          mail: { accounts: { fresh: { password: { env: 'MAIL' } } } },
          wordpress: { fresh: site },
          dns: { records: [{ host: 'fresh', type: 'TXT', content: 'new' }] },
        },
      },
      cron: [job],
    },
  },
})

test('everything that a plan creates on a domain is created after its reset and is there afterwards', async () => {
  const { client, writes } = await setUp()
  const plan = await planAccount(client, additions, { actions: [toReset('web')], resolveSecret })
  expect(plan.changes.find((change) => change.address === address)!.requires).toEqual([])
  const others = plan.changes.filter((change) => change.address !== address)
  expect(others.length).toBeGreaterThan(5)
  for (const change of others) expect(change.requires).toContain(address)
  const { done, left } = await applyPlan(plan, {
    client,
    allow: [`delete:${address}`, 'expose'],
    resolveSecret,
  })
  expect(left).toEqual([])
  expect(done[0]).toBe(address)
  expect(writes()[0]).toContain('/reset')
  expect((await planAccount(client, additions, { resolveSecret })).changes).toEqual([])
})

test.each(['all', 'other'] as const)(
  'a reset of %s erases the proof of ownership, so a mailbox is left to the next plan and the rest is created',
  async (type) => {
    const { client } = await setUp()
    const accounts = { first: { password: { env: 'MAIL' } } }
    const proving = parseDesired({
      version: 1,
      hosting: { [server]: { domains: { [domain]: { mail: { accounts } } } } },
    })
    await applyPlan(await planAccount(client, proving, { resolveSecret }), { client, resolveSecret })
    const plan = await planAccount(client, additions, { actions: [toReset(type)], resolveSecret })
    const { done, left } = await applyPlan(plan, {
      client,
      allow: [`delete:${address}`, 'expose'],
      resolveSecret,
    })
    expect(left).toEqual([`hosting/${server}/mail/fresh@${domain}`])
    expect(done).toHaveLength(plan.changes.length - 1)
    const next = await planAccount(client, additions, { resolveSecret })
    await applyPlan(next, { client, resolveSecret })
    expect((await planAccount(client, additions, { resolveSecret })).changes).toEqual([])
  },
)

test('a reset of web keeps the proof of ownership, so a mailbox is created after it', async () => {
  const { client } = await setUp()
  const proving = await planAccount(client, additions, { actions: [], resolveSecret })
  const proof = proving.changes.find(({ at }) => at.name?.includes('verify'))!.address
  await applyPlan(await planAccount(client, additions, { only: [proof], resolveSecret }), { client })
  const plan = await planAccount(client, additions, { actions: [toReset('web')], resolveSecret })
  expect(plan.changes.map((change) => change.address)).not.toContain(proof)
  const { done, left } = await applyPlan(plan, {
    client,
    allow: [`delete:${address}`, 'expose'],
    resolveSecret,
  })
  expect([done.length, left]).toEqual([plan.changes.length, []])
})

test('if the plan adds the proof of ownership after a reset of all, a mailbox is created in the same plan', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, additions, { actions: [toReset('all')], resolveSecret })
  const { done, left } = await applyPlan(plan, {
    client,
    allow: [`delete:${address}`, 'expose'],
    resolveSecret,
  })
  expect([done.length, left]).toEqual([plan.changes.length, []])
  expect((await planAccount(client, additions, { resolveSecret })).changes).toEqual([])
})

test('a reset of web lists the subdomains and all that hangs on them, and is not made if that has changed', async () => {
  const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const hosting = createHosting(client).server(server)
  await hosting.subdomains.create({ subdomain: `blog.${domain}` })
  await hosting.mail.create({ mail_address: `info@blog.${domain}`, password: resolveSecret() })
  await hosting.mail.create({ mail_address: `info@${domain}`, password: resolveSecret() })
  const toPlan = async (): Promise<Plan> =>
    planAccount(client, { version: 1 }, { actions: [toReset('web')], resolveSecret })
  const plan = await toPlan()
  const erased = [`mail/info@blog.${domain}`, `ssl/blog.${domain}`, `subdomains/blog.${domain}`]
  expect(plan.changes[0]!.destroys).toEqual([address, ...erased.map((one) => `hosting/${server}/${one}`)])
  await hosting.ftp.create({ ftp_account: `app@blog.${domain}`, password: resolveSecret() })
  const allow = [`delete:${address}`]
  await expect(applyPlan(plan, { client, allow })).rejects.toThrow('has changed')
  await expect(applyPlan(await toPlan(), { client, allow })).resolves.toMatchObject({ done: [address] })
  expect((await hosting.mail.list()).map((one) => one.mail_address)).toEqual([`info@${domain}`])
})

const again = 'plan again after the reset'

test.each<
  [
    what: string,
    at: Partial<ChangeDraft['at']>,
    action: ChangeDraft['action'],
    waits: boolean,
    obstacle: string,
  ]
>([
  ['a new FTP account of the domain', { kind: 'ftp', name: `app@${domain}` }, 'create', true, ''],
  ['an FTP account of its subdomain', { kind: 'ftp', name: `app@blog.${domain}` }, 'update', true, again],
  ['a new FTP account of its subdomain', { kind: 'ftp', name: `app@blog.${domain}` }, 'create', true, again],
  [
    'a new site of its subdomain',
    { kind: 'wordpress', domain, site: `blog.${domain}` },
    'create',
    true,
    again,
  ],
  ['a new subdomain', { kind: 'subdomains', domain, name: `blog.${domain}` }, 'create', true, ''],
  ['an FTP account of another domain', { kind: 'ftp', name: 'app@other-example.com' }, 'update', false, ''],
  [
    'a new automatic reply of the domain',
    { kind: 'auto_reply', domain, name: `info@${domain}` },
    'create',
    true,
    again,
  ],
  ['a new database of the server', { kind: 'databases', name: 'shop' }, 'create', true, ''],
  ['a database of another server', { kind: 'databases', name: 'shop', server: 'hw9' }, 'create', false, ''],
])(
  '%s waits for the reset, or is left to the next plan, only if the reset may erase it',
  (_, own, action, waits, obstacle) => {
    const at: ChangeDraft['at'] = { kind: 'cron', server, ...own }
    const draft: ChangeDraft = { address: `hosting/${at.server}/one`, at, action, stage: 5, sequence: 'one' }
    const reset: ChangeDraft = {
      address,
      at: { kind: 'reset', server, domain, site: domain, name: domain },
      action: 'update',
      after: 'all',
      stage: 0,
      sequence: address,
    }
    const { requires, obstacles = [] } = addResets([reset, draft])[1]!
    expect(requires).toEqual(waits ? [address] : [])
    expect(obstacles.join(' ')).toContain(obstacle)
    expect(obstacles).toHaveLength(obstacle === '' ? 0 : 1)
  },
)

test('an update or deletion on a domain that is reset waits for the next plan, and other domains do not', async () => {
  const { client } = await setUp()
  const desired = parseDesired({
    version: 1,
    hosting: {
      [server]: {
        memo: 'changed',
        domains: {
          [domain]: { memo: 'changed', dns: { prune: true, records: [] } },
          'example.net': { ssl: true },
        },
      },
    },
  })
  const plan = await planAccount(client, desired, { actions: [toReset('all')] })
  const own = plan.changes.filter(({ at }) => at.domain === domain && at.kind !== 'reset')
  expect(own.map(({ at }) => at.kind)).toEqual(expect.arrayContaining(['domains', 'dns']))
  for (const { obstacles } of own) expect(obstacles.join(' ')).toContain('plan again after the reset')
  const other = plan.changes.find((change) => change.address === `hosting/${server}/domains/example.net`)!
  expect(other.requires).not.toContain(address)
  const allow = ['delete', ...plan.needs.filter((need) => need.startsWith('many:'))]
  const { done, left } = await applyPlan(plan, { client, allow })
  expect(done).toContain(address)
  expect(left.toSorted()).toEqual(own.map((change) => change.address).toSorted())
})

test('two resets of one domain are rejected, also in another notation of its name', async () => {
  const { client } = await setUp()
  const make = (actions: ResetAction[]): Promise<Plan> => planAccount(client, { version: 1 }, { actions })
  await expect(make([toReset('web'), toReset('all')])).rejects.toThrow('twice')
  await expect(make([toReset('web'), toReset('all', 'Example.COM')])).rejects.toThrow('twice')
  const byId = { ...toReset('all'), hosting: server.split('.')[0]! }
  await expect(make([toReset('web'), byId])).rejects.toThrow('the same server')
})

test('a record that another program adds before the reset stops the apply before its first write', async () => {
  const { client, writes } = await setUp()
  const plan = await planAccount(client, additions, { actions: [toReset('all')], resolveSecret })
  const hosting = createHosting(client).server(server)
  await hosting.dns.create({ domain, host: 'other', type: 'A', content: '203.0.113.9' })
  const options = { client, allow: ['delete'], resolveSecret } as const
  await expect(applyPlan(plan, options)).rejects.toThrow(address)
  expect(writes()).toHaveLength(1)
})

test('a record that another program adds before a reset of web does not stop it: the reset keeps records', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, { version: 1 }, { actions: [toReset('web')] })
  const hosting = createHosting(client).server(server)
  await hosting.dns.create({ domain, host: 'other', type: 'A', content: '203.0.113.9' })
  const { done } = await applyPlan(plan, { client, allow: ['delete'] })
  expect(done).toEqual([address])
})
