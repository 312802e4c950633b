import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { hostingOrder, seededDomain, servername, serverPath } from '../testing/hosting.ts'
import { fullOptions, keptHostingOrder, keptOrder, openFullAccount } from '../testing/open-full-account.ts'
import { order, vpsPath } from '../testing/set-up.ts'
import { schemaVersion } from '../storage/tables.ts'
import type { Snapshot } from './snapshot.ts'

// This file is replaced only together with `schemaVersion`, because people keep snapshots beside their tests.
const kept = JSON.parse(
  readFileSync(new URL('../testing/kept-snapshot.json', import.meta.url), 'utf8'),
) as Snapshot

async function restore() {
  const sandbox = await createSandbox(fullOptions)
  sandbox.restore(kept)
  await sandbox.clock.advance({ minutes: 5 })
  const call = createCaller(sandbox)
  const read = async (path: string): Promise<unknown> => {
    const { status, body } = await call(`GET ${path}`)
    expect(status, path).toBe(200)
    return body
  }
  return { sandbox, call, read }
}

const listCollections = ({ tables }: Snapshot) =>
  [...new Set(tables.record.map((row) => String(row['collection'])))].toSorted((one, other) =>
    one < other ? -1 : 1,
  )

test('the stored snapshot has the current version and a record of each kind', async () => {
  expect(kept.version).toBe(schemaVersion)
  const sandbox = await openFullAccount()
  expect(listCollections(kept)).toEqual(listCollections(sandbox.snapshot()))
  await sandbox.close()
})

test.each<[path: string, body: object]>([
  ['', { memo: 'kept', server_id: 'hw123456' }],
  ['/domain', { domains: [{ domain: seededDomain, ssl: true }] }],
  ['/subdomain', { subdomains: [{ subdomain: `shop.${seededDomain}`, memo: 'a shop', ssl: true }] }],
  ['/ssl', { ssl_list: [{ common_name: seededDomain }, { common_name: `shop.${seededDomain}` }] }],
  ['/ssh/key', { ssh_keys: [{ label: 'deploy', status: 'on' }] }],
  [`/php-version?domain=${seededDomain}`, { domains: [{ domain: seededDomain, current_version: '8.4' }] }],
  ['/cron', { crons: [{ minute: '30', command: '/usr/bin/true', comment: 'n', enabled: true }, {}] }],
  ['/mail', { accounts: [{ mail_address: `info@${servername}`, memo: 'mail' }] }],
  [`/mail/info%40${servername}/forwarding`, { forwarding_addresses: ['a@example.org'] }],
  [`/auto-reply?domain=${servername}`, { auto_replies: [{ subject: 'Thanks', body: 'Soon.' }] }],
  ['/mail-filter', { filters: [{ domain: seededDomain, conditions: [{ keyword: 'x' }] }] }],
  [`/spam-filter?domain=${seededDomain}`, { dmarc_receiver: true }],
  [`/smtp-abroad-restriction?domain=${seededDomain}`, { abroad_access_restriction: false }],
  [`/dkim/${seededDomain}`, { enabled: true }],
  [`/dmarc?domain=${seededDomain}`, { dmarc_settings: [{ policy: 'reject', report_enabled: true }, {}] }],
  [`/spf?domain=${seededDomain}`, { spf_settings: [{ fqdn: seededDomain }] }],
  ['/dns', { records: [{ type: 'A' }, { type: 'CNAME' }, { type: 'TXT' }] }],
  ['/ftp', { accounts: [{ ftp_account: `deploy@${seededDomain}`, memo: 'files' }] }],
  ['/db', { databases: [{ db_name: 'hw123456_shop', granted_users: ['hw123456_app'] }, {}] }],
  ['/db/user', { users: [{ db_user: 'hw123456_app', memo: 'the shop' }, {}] }],
  ['/wp', { wordpress: [{ title: 'Blog' }] }],
])('an older snapshot restores GET %s of a server', async (path, body) => {
  const { read } = await restore()
  if (path === '') expect(await read('/v1/server')).toMatchObject({ servers: [body, { server_id: 'kept1' }] })
  else expect(await read(`${serverPath}${path}`)).toMatchObject(body)
})

test('an older snapshot restores VPSs, balance, orders, keys, plans and operations in progress', async () => {
  const { sandbox, call, read } = await restore()
  expect(await read('/v1/vps/servers')).toMatchObject({ servers: [{ memo: 'kept' }, { name: 'kept-01' }] })
  expect(await read(`${vpsPath}/power`)).toEqual({ power: { status: 'stopped' } })
  expect(await read(`${vpsPath}/packet-filter`)).toMatchObject({
    packet_filter: { rules: [{ port: '8080' }] },
  })
  const spent = order.expected_total_price + hostingOrder.expected_total_price
  expect(sandbox.account.balance).toBe(1_000_000 - spent)
  expect(sandbox.plans.list()).toHaveLength(7)
  const { ssh_public_key: _, ...rest } = keptOrder
  const withKnownKey = await call('POST /v1/vps/servers', { body: { ...rest, dry_run: true } })
  expect(withKnownKey).toMatchObject({ status: 200 })
  const headers = { 'Idempotency-Key': 'kept-0001' }
  expect(await call('POST /v1/vps/servers', { body: keptOrder, headers })).toMatchObject({ status: 200 })
  expect(await call('POST /v1/server', { body: keptHostingOrder, headers })).toMatchObject({ status: 200 })
  expect(sandbox.account.balance).toBe(1_000_000 - spent)
  await call(`POST ${vpsPath}/os-reinstall`, {
    body: { image_id: 'debian-13', root_password: order.root_password },
  })
  await sandbox.clock.advance({ minutes: 5 })
  // The reinstall in the snapshot was set to fail.
  expect(await read(`${vpsPath}/os-reinstall`)).toMatchObject({ os_reinstall: { status: 'error' } })
})

test('records that are added after restoring replace none', async () => {
  const { sandbox, call } = await restore()
  const add = async (route: string, body: object) =>
    expect(await call(route, { body, headers: { 'Idempotency-Key': 'later-0001' } })).toMatchObject({
      status: 200,
    })
  const record = { domain: seededDomain, host: 'later', type: 'TXT', content: 'later' }
  const conditions = [{ keyword: 'later', field: 'subject', match_type: 'match' }]
  const action = { type: 'trash', target: '', method: 'move' }
  const cron = { minute: '1', hour: '1', day: '*', month: '*', weekday: '*', command: 'later' }
  await add(`POST ${serverPath}/dns`, record)
  await add(`POST ${serverPath}/ssh/key`, { generate: true })
  await add(`POST ${serverPath}/mail-filter`, { domain: seededDomain, conditions, action })
  await add(`POST ${serverPath}/cron`, cron)
  await add(`POST ${serverPath}/ssl`, { common_name: servername })
  await add(`POST ${vpsPath}/packet-filter/rules`, { type: 'ssh' })
  await add('POST /v1/vps/servers', order)
  await add('POST /v1/server', hostingOrder)
  sandbox.keys.create()
  const count = (name: string) =>
    sandbox.snapshot().tables.record.filter((row) => String(row['collection']).startsWith(name)).length
  const before = (name: string) =>
    kept.tables.record.filter((row) => String(row['collection']).startsWith(name)).length
  for (const name of ['dns-record', 'hosting-ssh-key', 'mail-filter', 'cron-job', 'vps-contract', 'key'])
    expect(count(name), name).toBe(before(name) + 1)
  const { body } = await call<{ packet_filter: { rules: { id: number }[] } }>(`GET ${vpsPath}/packet-filter`)
  expect(body.packet_filter.rules.map(({ id }) => id)).toEqual([1, 2])
  const { body: list } = await call<{ ssl_list: { id: number }[] }>(`GET ${serverPath}/ssl`)
  expect(new Set(list.ssl_list.map(({ id }) => id)).size).toBe(3)
  const servers = sandbox.servers().map(({ target }) => target)
  expect(new Set(servers).size).toBe(6)
  const hosts = await Promise.all(
    servers
      .filter((name) => name.endsWith('.jp'))
      .map(
        async (name) =>
          (await call<{ hostname: string }>(`GET /v1/server/${name}/server-info`)).body.hostname,
      ),
  )
  expect(new Set(hosts).size).toBe(3)
  // A new job is listed after the existing ones.
  const { body: jobs } = await call<{ crons: { command: string }[] }>(`GET ${serverPath}/cron`)
  expect(jobs.crons.at(-1)?.command).toBe('later')
})
