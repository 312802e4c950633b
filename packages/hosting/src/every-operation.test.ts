import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Hosting } from './hosting.ts'
import { namingCalls, type Row } from './testing/naming-calls.ts'
import { recordSite } from './testing/record-site.ts'

const at = '/v1/server/hw123456.example.jp'
const servername = 'hw123456.example.jp'
const password = 'Correct-Horse-7'

const otherCalls: Readonly<Record<string, Row>> = {
  getHostingMemo: [(s) => s.memo.get(), 'GET /memo'],
  updateHostingMemo: [(s) => s.memo.set('front'), 'PUT /memo', { memo: 'front' }],
  getServerInfo: [(s) => s.info(), 'GET /server-info'],
  getServerUsage: [(s) => s.usage(), 'GET /server-info/usage'],
  getSshSettings: [(s) => s.ssh.get(), 'GET /ssh'],
  updateSshSettings: [(s) => s.ssh.update({ ssh_enabled: true }), 'PUT /ssh', { ssh_enabled: true }],
  listSshKeys: [(s) => s.sshKeys.list(), 'GET /ssh/key'],
  createSshKey: [
    (s) => s.sshKeys.register({ public_key: 'ssh-ed25519 AAAA', label: 'deploy' }),
    'POST /ssh/key',
    { public_key: 'ssh-ed25519 AAAA', label: 'deploy' },
  ],
  deleteSshKey: [(s) => s.sshKeys.delete('1'), 'DELETE /ssh/key/1'],
  listDomains: [(s) => s.domains.list(), 'GET /domain'],
  deleteDnsRecord: [(s) => s.dns.delete(7), 'DELETE /dns/7'],
  listCronJobs: [(s) => s.cron.list(), 'GET /cron'],
  createCronJob: [
    (s) => s.cron.create({ minute: '0', hour: '*', day: '*', month: '*', weekday: '*', command: 'true' }),
    'POST /cron',
    { minute: '0', hour: '*', day: '*', month: '*', weekday: '*', command: 'true' },
  ],
  updateCronJob: [(s) => s.cron.update('c1', { enabled: false }), 'PUT /cron/c1', { enabled: false }],
  deleteCronJob: [(s) => s.cron.delete('c1'), 'DELETE /cron/c1'],
  deleteMailFilter: [(s) => s.mailFilters.delete('f1'), 'DELETE /mail-filter/f1'],
  updateWordPressSite: [(s) => s.wordpress.update('w1', { memo: 'blog' }), 'PUT /wp/w1', { memo: 'blog' }],
  deleteWordPressSite: [
    (s) => s.wordpress.delete('w1', { deleteDb: true, deleteDbUser: true, deleteCron: false }),
    'DELETE /wp/w1',
    { delete_db: true, delete_db_user: true, delete_cron: false },
  ],
  listDatabases: [(s) => s.databases.list(), 'GET /db'],
  createDatabase: [(s) => s.databases.create({ name_suffix: 'shop' }), 'POST /db', { name_suffix: 'shop' }],
  updateDatabase: [(s) => s.databases.update('hw_shop', { memo: '' }), 'PUT /db/hw_shop', { memo: '' }],
  deleteDatabase: [(s) => s.databases.delete('hw_shop'), 'DELETE /db/hw_shop'],
  listDatabaseUsers: [(s) => s.databaseUsers.list(), 'GET /db/user'],
  createDatabaseUser: [
    (s) => s.databaseUsers.create({ name_suffix: 'app', password }),
    'POST /db/user',
    { name_suffix: 'app', password },
  ],
  updateDatabaseUser: [
    (s) => s.databaseUsers.update('hw_app', { memo: 'shop' }),
    'PUT /db/user/hw_app',
    { memo: 'shop' },
  ],
  deleteDatabaseUser: [(s) => s.databaseUsers.delete('hw_app'), 'DELETE /db/user/hw_app'],
  listDatabaseGrants: [(s) => s.databaseUsers.grants('hw_app'), 'GET /db/user/hw_app/grant'],
  grantDatabase: [
    (s) => s.databaseUsers.grant('hw_app', 'hw_shop'),
    'POST /db/user/hw_app/grant',
    { db_name: 'hw_shop' },
  ],
  revokeDatabase: [
    (s) => s.databaseUsers.revoke('hw_app', 'hw_shop'),
    'DELETE /db/user/hw_app/grant',
    { db_name: 'hw_shop' },
  ],
}
const siteCalls: Readonly<Record<string, Row>> = { ...namingCalls, ...otherCalls }

const accountCalls: Readonly<Record<string, [call: (hosting: Hosting) => Promise<unknown>, line: string]>> = {
  listHostingPlans: [(h) => h.plans({ plan_id: ['standard'] }), 'GET /v1/server/plans?plan_id=standard'],
  listHostingServers: [(h) => h.servers(), 'GET /v1/server'],
  getHostingSignupStatus: [(h) => h.orders.status(servername), `GET ${at}/signup-status`],
}

/** The methods that give one property of the response; the others give all of it. */
const fields: Readonly<Record<string, string>> = {
  listHostingPlans: 'plans',
  listHostingServers: 'servers',
  getHostingMemo: 'memo',
  listDomains: 'domains',
  listSubdomains: 'subdomains',
  listSslCertificates: 'ssl_list',
  listDnsRecords: 'records',
  listMailAccounts: 'accounts',
  listMailFilters: 'filters',
  listDkimSettings: 'dkim_settings',
  listDmarcSettings: 'dmarc_settings',
  listWordPressSites: 'wordpress',
  listDatabases: 'databases',
  listDatabaseUsers: 'users',
  listDatabaseGrants: 'databases',
  listFtpAccounts: 'accounts',
  getAccessLog: 'log',
  getErrorLog: 'log',
}

interface Operation {
  readonly operationId?: string
  readonly responses: Record<
    string,
    { content?: { 'application/json': { examples: { default: { value: unknown } } } } }
  >
}

const file = new URL('../../../spec/dist/openapi.json', import.meta.url)
const description = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly paths: Record<string, Record<string, Operation>>
}
/** Every operation of hosting: how it is called, and what it responds. */
const operations = Object.entries(description.paths)
  .filter(([path]) => path.startsWith('/v1/server'))
  .flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, responses }]) => {
      if (id === undefined) return [] // the parameters that the operations of a path share
      const response = responses['200'] ?? responses['201']
      const example = response?.content?.['application/json'].examples.default.value
      return {
        id,
        route: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`, 'i'),
        example,
      }
    }),
  )

test('every operation has its call; the order has tests of its own', () => {
  const called = [...Object.keys(siteCalls), ...Object.keys(accountCalls), 'orderHostingServer']
  expect(called.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

test.each(operations.filter(({ id }) => id !== 'orderHostingServer'))(
  '$id is called as described, with native names in Punycode, and gives what gets a response',
  async ({ id, route, example }) => {
    const { hosting, site, sent } = recordSite(example)
    const row = siteCalls[id]
    const account = accountCalls[id]
    const given = await (row ? row[0](site) : account?.[0](hosting))
    const [, line, body] = row ?? []
    const expected = account?.[1] ?? line?.replace(' ', ` ${at}`)
    expect(sent).toEqual([body === undefined ? [expected] : [expected, body]])
    expect(sent[0]?.[0]).toMatch(route)
    const field = fields[id]
    expect(example).toBeInstanceOf(Object)
    expect(given).toEqual(field === undefined ? example : (example as Record<string, unknown>)[field])
  },
)
