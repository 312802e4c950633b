import type {
  CreatedDomain,
  DnsRecordList,
  DomainDetail,
  DomainList,
  HostingOrderResult,
  PhpVersionList,
  SshSettings,
  SubdomainList,
} from '@hostwright/types'
import type { SandboxOptions } from '../../server/create-sandbox.ts'
import { hostingOrder, seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { testChoices } from '../../testing/test-choices.ts'

type Options = Pick<SandboxOptions, 'assumptions'>

const subdomain = `shop.${seededDomain}`
const record = { domain: seededDomain, host: 'a', type: 'A', content: '203.0.113.1' }

async function setUpWeb(options: Options) {
  const hosting = await setUpHosting(options)
  const { onServer, call } = hosting
  return {
    ...hosting,
    addSubdomain: (name = subdomain) =>
      onServer('POST /subdomain', { body: { subdomain: name, ssl: false } }),
    listDomains: async () => (await onServer<DomainList>('GET /domain')).body.domains,
    listSubdomains: async () => (await onServer<SubdomainList>('GET /subdomain')).body.subdomains,
    listRecords: async (domain: string) =>
      (await onServer<DnsRecordList>(`GET /dns?domain=${domain}`)).body.records.map(
        ({ host, type, content }) => `${host} ${type} ${content}`,
      ),
    /** Orders a server, whose setup is then in progress, and returns the response. */
    async order() {
      const headers = { 'Idempotency-Key': 'assumed-0001' }
      return (await call<HostingOrderResult>('POST /v1/server', { body: hostingOrder, headers })).body.server
    },
  }
}

testChoices(
  'unusable-hosting-server',
  async (options) => {
    const { call, order } = await setUpWeb(options)
    const path = `/v1/server/${(await order()).servername}`
    const answers = [
      await call(`GET ${path}/domain`),
      await call(`PUT ${path}/memo`, { body: { memo: 'new' } }),
      await call(`POST ${path}/db`, { body: { name_suffix: 'shop' } }),
    ]
    return answers.map(({ status }) => status)
  },
  { 'operation-error': [200, 200, 409], 'not-found': [200, 200, 404], work: [200, 200, 200] },
)

testChoices(
  'hosting-expiry',
  async (options) => {
    const { sandbox, call, order } = await setUpWeb(options)
    await sandbox.clock.advance({ days: 10 })
    const server = await order()
    await sandbox.clock.advance({ minutes: 1 })
    const { body } = await call(`GET /v1/server/${server.servername}/signup-status`)
    return [server.expiry_date, (body as HostingOrderResult['server']).expiry_date]
  },
  {
    'end-of-month': [null, '2027-10-31'],
    'same-day': [null, '2027-10-11'],
  },
)

testChoices(
  'initial-domain',
  async (options) => {
    const { onServer, listDomains } = await setUpWeb(options)
    const { status } = await onServer(`GET /domain/${servername}`)
    const deletion = await onServer(`DELETE /domain/${servername}`)
    const change = await onServer(`PUT /domain/${servername}`, { body: { memo: 'first' } })
    const reset = await onServer(`POST /domain/${servername}/reset`, { body: { type: 'all' } })
    const unknown = await onServer('DELETE /domain/example.org')
    const types = (await listDomains()).map(({ domain, type }) => `${domain} ${type}`)
    return [types, status, deletion.status, change.status, reset.status, unknown.status]
  },
  {
    none: [[`${seededDomain} addon`], 404, 404, 404, 404, 404],
    listed: [[`${servername} initial`, `${seededDomain} addon`], 200, 409, 409, 409, 404],
  },
)

testChoices(
  'domain-of-another-server',
  async (options) => {
    const { call, onServer, orderServer, proveOwnership } = await setUpWeb(options)
    const other = await orderServer('other01')
    await proveOwnership(seededDomain, other)
    const body = { domain: seededDomain }
    const added = await call(`POST /v1/server/${other}/domain`, { body })
    await proveOwnership(seededDomain)
    const again = await onServer('POST /domain', { body })
    return [added.status, again.status, JSON.stringify(again.body).includes('domain: exists already.')]
  },
  {
    duplicate: [409, 409, true],
    added: [200, 409, true],
  },
)

testChoices(
  'unknown-domain',
  async (options) => {
    const { onServer } = await setUpWeb(options)
    const domain = 'unknown.example.org'
    const mail_address = `info@${domain}`
    const password = 'Correct-Horse-7'
    const conditions = [{ keyword: 'a', field: 'subject', match_type: 'contain' }]
    const action = { type: 'trash', target: '', method: 'move' }
    const admin = { admin_username: 'admin', admin_password: password, admin_email: 'a@example.com' }
    const bodies = {
      '/dns': { ...record, domain },
      '/subdomain': { subdomain: domain },
      '/ssl': { common_name: domain },
      '/spf': { fqdn: domain },
      '/mail': { mail_address, password },
      '/ftp': { ftp_account: mail_address, password, directory: '/' },
      '/mail-filter': { domain, conditions, action },
      '/auto-reply': { domain, mail_address, subject: 'a', body: 'b' },
      '/wp': { url: domain, title: 'a', ...admin },
    }
    const statuses = new Set<number>()
    for (const [path, body] of Object.entries(bodies)) {
      statuses.add((await onServer(`POST ${path}`, { body })).status)
    }
    return [[...statuses], (await onServer(`GET /dkim/${domain}`)).status]
  },
  {
    'not-found': [[404], 404],
    'validation-error': [[422], 404],
    'operation-error': [[409], 404],
  },
)

testChoices(
  'records-before-domain',
  async (options) => {
    const { onServer, proveOwnership } = await setUpWeb(options)
    const early = await onServer('POST /dns', { body: { ...record, domain: 'example.org' } })
    const other = { ...record, domain: 'example.org', host: '_ownership-verify' }
    const sameName = await onServer('POST /dns', { body: other })
    return [early.status, sameName.status, (await proveOwnership('example.org')).status]
  },
  { 'ownership-record': [404, 404, 200], any: [200, 200, 200] },
)

testChoices(
  'records-beside-cname',
  async (options) => {
    const { onServer } = await setUpWeb(options)
    const add = async (host: string, type = 'CNAME', content = 'example.net'): Promise<number> =>
      (await onServer('POST /dns', { body: { ...record, host, type, content } })).status
    const beside = [await add('shop'), await add('shop', 'TXT'), await add('shop', 'CNAME', 'example.org')]
    return [...beside, await add('a', 'A', '192.0.2.1'), await add('a'), await add('@')]
  },
  { rejected: [200, 409, 409, 200, 409, 409], added: [200, 200, 200, 200, 200, 200] },
)

testChoices(
  'internationalised-answers',
  async (options) => {
    const { addDomain, onServer, listDomains } = await setUpWeb(options)
    const domain = 'xn--wgv71a119e.example'
    const added = (await addDomain(domain)).body as CreatedDomain
    const { body } = await onServer<DomainDetail>(`GET /domain/${domain}`)
    return [added.domain, (await listDomains())[1]?.domain, body.domain, body.url]
  },
  {
    punycode: [
      ...Array.from({ length: 3 }, () => 'xn--wgv71a119e.example'),
      'https://xn--wgv71a119e.example/',
    ],
    'own-script-under-domain': [
      ...Array.from({ length: 3 }, () => '日本語.example'),
      'https://xn--wgv71a119e.example/',
    ],
  },
)

testChoices(
  'domain-awaiting',
  async (options) => {
    const { sandbox, addDomain, listDomains } = await setUpWeb(options)
    await addDomain('example.org')
    const awaiting = [(await listDomains())[1]?.is_awaiting]
    for (const minutes of [1, 58, 1]) {
      await sandbox.clock.advance({ minutes })
      awaiting.push((await listDomains())[1]?.is_awaiting)
    }
    return awaiting
  },
  {
    'one-minute': [true, false, false, false],
    never: [false, false, false, false],
    'one-hour': [true, true, true, false],
  },
)

testChoices(
  'domain-deletion',
  async (options) => {
    const { onServer, addSubdomain, listSubdomains, listRecords } = await setUpWeb(options)
    await addSubdomain()
    await onServer(`DELETE /domain/${seededDomain}`)
    return [await listSubdomains(), await listRecords(seededDomain)]
  },
  {
    deleted: [[], []],
    'dns-records-stay': [[], [`${seededDomain} A 198.18.0.1`, `www.${seededDomain} CNAME ${seededDomain}`]],
  },
)

testChoices(
  'domain-reset',
  async (options) => {
    const { onServer, addSubdomain, listSubdomains } = await setUpWeb(options)
    await addSubdomain()
    await onServer(`PUT /php-version/${seededDomain}`, { body: { version: '8.4' } })
    await onServer(`POST /domain/${seededDomain}/reset`, { body: { type: 'web' } })
    const { body } = await onServer<DomainDetail>(`GET /domain/${seededDomain}`)
    return [(await listSubdomains()).length, body.php_version]
  },
  {
    'with-subdomains': [0, '8.3'],
    'without-subdomains': [1, '8.3'],
  },
)

testChoices(
  'first-dns-records',
  async (options) => {
    const { addDomain, listRecords } = await setUpWeb(options)
    await addDomain('example.org')
    return (await listRecords('example.org')).filter((text) => !text.includes(' TXT '))
  },
  {
    'a-www-mx': [
      'example.org A 198.18.0.1',
      'www.example.org CNAME example.org',
      'example.org MX example.org',
    ],
    none: [],
  },
)

testChoices(
  'dns-content',
  async (options) => {
    const { onServer } = await setUpWeb(options)
    const content = await onServer('POST /dns', { body: { ...record, content: 'nowhere' } })
    const type = await onServer('POST /dns', { body: { ...record, type: 'LOC' } })
    return [content.status, type.status]
  },
  {
    'invalid-for-type': [422, 422],
    none: [200, 422],
  },
)

testChoices(
  'php-of-subdomains',
  async (options) => {
    const { onServer, addSubdomain } = await setUpWeb(options)
    await addSubdomain()
    const change = await onServer(`PUT /php-version/${subdomain}`, { body: { version: '8.4' } })
    const { domains } = (await onServer<PhpVersionList>(`GET /php-version?domain=${seededDomain}`)).body
    return [change.status, domains.map(({ domain, current_version }) => `${domain} ${current_version}`)]
  },
  {
    'domains-8-3': [404, [`${seededDomain} 8.3`]],
    'domains-and-subdomains-8-3': [200, [`${seededDomain} 8.3`, `${subdomain} 8.4`]],
    'domains-8-5': [404, [`${seededDomain} 8.5`]],
  },
)

testChoices(
  'ssh-settings-of-new-server',
  async (options) => {
    const { call, orderServer } = await setUpWeb(options)
    const { body } = await call<SshSettings>(`GET /v1/server/${await orderServer('other01')}/ssh`)
    return [body.ssh_enabled, body.abroad_access_restriction]
  },
  {
    off: [false, true],
    on: [true, true],
  },
)
