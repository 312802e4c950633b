import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { factsOf } from '../kinds/table.ts'
import type { Change, Place } from '../resource/change.ts'
import type { Kind } from '../resource/kinds.ts'
import { canLet, listAttended, listConsents, type Widened } from './unattended.ts'
import type { Plan } from './plan.ts'

const server = 'hw123456.example.jp'
const own = '198.18.0.1'

async function connect() {
  const { baseUrl, apiKey, fetch, clock } = await createSandbox({ speed: 0, limits: false })
  return createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
}

/** Values that the list takes, wherever it takes one of a property. */
const good: Readonly<Record<string, Place>> = {
  memo: 'new',
  password: { generate: 24 },
  type: 'A',
  content: own,
  power: 'running',
  vps_memo: 'new',
}

const names: Readonly<Record<string, string>> = {
  mail: 'sales@example.com',
  subdomains: 'shop.example.com',
  dns: `shop.example.com A ${own}`,
  domains: 'example.com',
}

function toChange(kind: Kind, action: Change['action'], after: Place, more: object = {}): Change {
  const name = names[kind] ?? 'shop'
  const isVps = /^vps_|^p(?:ower|rotection|acket)|^re(?:boot|install)/.test(kind)
  const address = isVps ? `vps/web-01/${kind}` : `hosting/${server}/${kind}/${name}`
  const at = {
    kind,
    server: isVps ? null : server,
    domain: 'example.com',
    site: 'example.com',
    owner: 'app',
    name,
  }
  const before = kind === 'power' ? 'stopped' : null
  const rest = { needs: [], requires: [], operations: [], ...more }
  return { address, at, action, before, after, ...rest } as unknown as Change
}

const toPlan = (...changes: readonly Change[]): Plan =>
  ({ digest: 'a'.repeat(64), changes }) as unknown as Plan

async function findReasons(changes: readonly Change[], widened?: Widened): Promise<string[]> {
  return (await listAttended(await connect(), toPlan(...changes), widened)).map(({ reason }) => reason)
}

test('of all kinds, properties and actions, only those of the list pass, with the value that passes best', async () => {
  const client = await connect()
  const passed: string[] = []
  let count = 0
  for (const { name, action: asked } of listConsents()) {
    const [kind, field] = name.split('.') as [Kind, string | undefined]
    const actions =
      asked === 'create' ? (['create', 'delete', 'order'] as const) : (['create', 'update'] as const)
    for (const action of actions) {
      const value = good[field ?? kind] ?? 'new'
      const whole = kind === 'grants' ? true : value
      const rest = kind === 'dns' ? { host: 'shop', type: 'A', content: own } : {}
      const after =
        field === undefined
          ? asked === 'create' && kind !== 'grants'
            ? rest
            : whole
          : { ...rest, [field]: value }
      const pair = [toChange('databases', 'create', {}), toChange('database_users', 'create', {})]
      const around = pair.map((one, index) => ({
        ...one,
        address: `hosting/${server}/${['databases/shop', 'database_users/app'][index]!}`,
      }))
      const plan = toPlan(...(kind === 'grants' ? around : []), toChange(kind, action, after))
      const attended = await listAttended(client, plan, { start: true })
      count += 1
      if (attended.length === 0) passed.push(`${name} ${asked === 'create' ? '' : 'with '}${action}`)
    }
  }
  expect(count).toBeGreaterThan(180)
  expect(passed).toEqual([
    'memo with update',
    'domains.memo with update',
    'subdomains create',
    'subdomains.memo with create',
    'subdomains.memo with update',
    'databases create',
    'databases.character_set with create',
    'databases.memo with create',
    'databases.memo with update',
    'database_users create',
    'database_users.password with create',
    'database_users.memo with create',
    'database_users.memo with update',
    'grants create',
    'grants with create',
    'dns create',
    'dns.host with create',
    'dns.type with create',
    'dns.content with create',
    'dns.ttl with create',
    'mail create',
    'mail.mail_address with create',
    'mail.password with create',
    'mail.memo with create',
    'mail.memo with update',
    'vps_memo with update',
    'power with update',
  ])
})

test('a property without an entry is not written', async () => {
  const planted = toChange('mail', 'create', {
    mail_address: 'sales@example.com',
    redirect_to: 'x@example.net',
  })
  expect(await findReasons([planted])).toEqual(['mail.redirect_to: is not on the list'])
  const { fields } = factsOf(planted).unattended
  expect(fields).not.toHaveProperty('redirect_to')
})

const record = (host: string, type: string, content: string, domain = 'example.com'): Change => {
  const name = host === '@' ? domain : `${host}.${domain}`
  const change = toChange('dns', 'create', { host, type, content })
  return { ...change, at: { ...change.at, domain, name: `${name} ${type} ${content}` } }
}

test.each([
  ['an address of the account', record('shop', 'A', own), true],
  ['an address of a VPS of the account', record('shop', 'A', '203.0.113.1'), true],
  ['a name of the account', record('shop', 'CNAME', 'example.com'), true],
  ['an address of somebody else', record('shop', 'A', '203.0.113.99'), false],
  ['a name of somebody else', record('shop', 'CNAME', 'shop.example.net'), false],
  ['the domain itself', record('@', 'A', own), false],
  ['a name that has a record', record('www', 'A', own), false],
  ['a wildcard', record('*', 'A', own), false],
  ['a label of a service', record('_dmarc', 'CNAME', 'example.com'), false],
  ['a label of a service below', record('x._domainkey', 'CNAME', 'example.com'), false],
  ['a text', record('shop', 'TXT', 'v=spf1 +all'), false],
  ['a proof with another value', record('_ownership-verify', 'TXT', 'ownership-verify=1'), false],
] as const)('a record for %s: %s', async (_, change, isListed) => {
  expect((await findReasons([change])).length === 0).toBe(isListed)
})

test.each([
  'admin',
  'Administrator',
  'hostmaster',
  'postmaster',
  'webmaster',
  'security',
  'abuse',
  'noreply',
])('a mailbox at %s waits for a person', async (user) => {
  const change = toChange('mail', 'create', { password: { generate: 24 } })
  const reasons = await findReasons([{ ...change, at: { ...change.at, name: `${user}@example.com` } }])
  expect(reasons).toHaveLength(1)
})

test('a password from the environment, a memo that is there, and a VPS that starts wait for a person', async () => {
  const mailbox = toChange('mail', 'create', { password: { env: 'PASSWORD' } })
  const memo = toChange('memo', 'update', 'new', { before: 'old' })
  expect(await findReasons([mailbox, memo, toChange('power', 'update', 'running')])).toHaveLength(3)
})

test('a plan whose place says another name than its request is judged by its request', async () => {
  const apex = { ...record('@', 'A', own), at: record('shop', 'A', own).at }
  const mailbox = toChange('mail', 'create', {
    mail_address: 'admin@example.com',
    password: { generate: 24 },
  })
  for (const change of [apex, mailbox]) expect(await findReasons([change])).toHaveLength(1)
})

test('a grant waits for a person unless its plan creates both the database and the user', async () => {
  expect(await findReasons([toChange('grants', 'create', true)])).toHaveLength(1)
})

test('what an operator lets through is of one kind and name, and still takes no allowance and deletes nothing', async () => {
  const lets = [{ kind: 'dns', name: '*.dev.example.com' }]
  const stranger = record('a.dev', 'A', '203.0.113.99')
  expect(await findReasons([stranger], { lets })).toEqual([])
  expect(await findReasons([{ ...stranger, action: 'update' }], { lets })).toEqual([])
  expect(await findReasons([{ ...stranger, action: 'delete' }], { lets })).toHaveLength(1)
  expect(await findReasons([{ ...stranger, needs: ['interrupt'] }], { lets })).toEqual(['needs interrupt'])
  expect(await findReasons([record('dev', 'A', '203.0.113.99')], { lets })).toHaveLength(1)
  expect(
    await findReasons([record('a.dev', 'A', '203.0.113.99')], { lets: [{ kind: 'mail', name: '*' }] }),
  ).toHaveLength(1)
})

test('an operator cannot let programs change a kind that only people change', () => {
  expect(['dns', 'mail', 'memo'].map(canLet)).toEqual([true, true, true])
  expect(['cron', 'ssh_keys', 'order', '*', 'constructor'].map(canLet)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
