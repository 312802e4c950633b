import { expect, test } from 'vitest'
import { applyPlan, exportAccount, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'
import { mergeDesired } from './parts.ts'

const server = 'hw123456.example.jp'
const sections =
  'memo ssh ssh_keys domains subdomains databases database_users ftp cron ssl php dns spf dkim dmarc mail wordpress name reverse_hostname protection packet_filter power'.split(
    ' ',
  )
const mailbox = {
  password: { generate: 24 },
  forwarding: { addresses: ['a@example.net'], keep_in_mailbox: true },
}
const account = {
  version: 1,
  hosting: {
    [server]: {
      memo: 'shop',
      databases: { shop: {} },
      database_users: { app: { password: { generate: 24 }, grants: ['shop'] } },
      cron: [{ minute: '5', hour: '4', day: '*', month: '*', weekday: '*', command: 'true', enabled: true }],
      domains: {
        'example.com': {
          dkim: true,
          dns: { records: [{ host: 'new', type: 'A', content: '203.0.113.9' }] },
          mail: { accounts: { info: mailbox } },
          subdomains: { blog: { memo: 'blog' } },
        },
      },
    },
  },
  vps: { 'web-01': { memo: 'front', packet_filter: { enabled: true, rules: [{ type: 'ssh' }] } } },
}

async function setUpFull() {
  const scene = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const { client } = scene
  const allow = ['expose', 'interrupt', 'interrupt~**', 'expose~**']
  const plan = await planAccount(client, parseDesired(account))
  await applyPlan(plan, { client, allow, onSecret() {} })
  const exportOnly = async (only?: readonly string[], prune?: boolean) => {
    const text = await exportAccount(client, { format: 'json', only, prune })
    return parseDesired(text)
  }
  return { ...scene, exportOnly }
}

test('the exports of each section make the whole together, and a plan of each is empty', async () => {
  const { client, exportOnly, requests } = await setUpFull()
  requests.length = 0
  const whole = await exportOnly()
  const most = requests.length
  const parts: (typeof whole)[] = []
  for (const section of sections) {
    requests.length = 0
    const part = await exportOnly([section])
    expect(requests.length, section).toBeLessThanOrEqual(most)
    expect((await planAccount(client, part)).changes, section).toEqual([])
    parts.push(part)
  }
  expect(mergeDesired(parts)).toEqual(whole)
  expect((await exportOnly(sections)).hosting).toEqual(whole.hosting)
})

test('one section of all domains reads only the lists that it needs', async () => {
  const { exportOnly, requests } = await setUpFull()
  requests.length = 0
  const { hosting, vps } = await exportOnly(['cron'])
  expect(hosting).toEqual({ [server]: { cron: [expect.objectContaining({ command: 'true' })] } })
  expect(vps).toBeUndefined()
  expect(requests.filter((line) => /domain|dns|mail|php/.test(line))).toEqual([])
})

test.each([
  ['a server', ['vps/web-*'], undefined, ['web-01']],
  ['a domain', [`hosting/${server}/domains/example.com`], [server], undefined],
])('an address exports %s alone, and prunes nothing beyond it', async (_, only, hosting, vps) => {
  const { exportOnly } = await setUpFull()
  const part = await exportOnly(only, true)
  expect([part.hosting && Object.keys(part.hosting), part.vps && Object.keys(part.vps)]).toEqual([
    hosting,
    vps,
  ])
  expect(part.hosting?.[server]?.prune).toBeUndefined()
})

test('with prune, a section that is not exported is not pruned', async () => {
  const { client, exportOnly } = await setUpFull()
  for (const section of ['dns', 'databases', 'domains', 'packet_filter', 'wordpress']) {
    const plan = await planAccount(client, await exportOnly([section], true))
    expect(plan.changes, section).toEqual([])
  }
  const { hosting } = await exportOnly(['dns'], true)
  const domain = hosting![server]!.domains!['example.com']!
  expect(Object.keys(domain)).toEqual(['dns'])
  expect(domain.dns).toMatchObject({ prune: true })
})

test('a name that is no section is an error before any request, and so is an address that matches nothing', async () => {
  const { exportOnly, requests } = await setUpFull()
  requests.length = 0
  await expect(exportOnly(['dsn'])).rejects.toThrow(
    'only has "dsn", which matches nothing: give a section (memo, ',
  )
  expect(requests).toEqual([])
  await expect(exportOnly(['vps/wbe-01'])).rejects.toThrow('only has "vps/wbe-01", which matches nothing')
})

test('an empty list, as of a customer without domains, is an error before any request, and not the whole account', async () => {
  const { client, requests } = await setUp()
  await expect(exportAccount(client, { only: [] })).rejects.toThrow(
    'only is empty: leave it out to export the whole account',
  )
  expect(requests).toEqual([])
})

test('each password has a variable of its own, also if the names of two mailboxes differ in a sign only', async () => {
  const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const password = { generate: 24 }
  const accounts = { 'a.b': { password }, 'a-b': { password }, info: { password } }
  const domains = { 'example.com': { mail: { accounts } } }
  const users = { database_users: { ab: { password }, aB: { password } } }
  const wanted = { version: 1, hosting: { [server]: { ...users, domains } } } as const
  await applyPlan(await planAccount(client, parseDesired(wanted)), { client, onSecret() {} })

  const variablesOf = async (): Promise<string[]> =>
    [...(await exportAccount(client)).matchAll(/env: (\S+)/g)].map(([, name]) => name!)
  const names = await variablesOf()
  expect(names).toHaveLength(5)
  expect(new Set(names).size).toBe(5)
  expect(names).toContain('HOSTING_HW123456_EXAMPLE_JP_MAIL_INFO_EXAMPLE_COM_PASSWORD')
  const third = { 'example.com': { mail: { accounts: { a_b: { password } } } } }
  const more = { version: 1, hosting: { [server]: { domains: third } } } as const
  await applyPlan(await planAccount(client, parseDesired(more)), { client, onSecret() {} })
  expect(await variablesOf()).toEqual(expect.arrayContaining(names))
})
