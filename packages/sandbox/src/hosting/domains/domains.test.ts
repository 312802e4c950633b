import type { DomainDetail, DomainList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const notFound = { status: 404, body: errorBody('NOT_FOUND') }
const conflict = { status: 409, body: errorBody('OPERATION_ERROR') }

async function setUpDomains(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer, ...rest } = await setUpHosting(options)
  return {
    ...rest,
    onServer,
    list: async () => (await onServer<DomainList>('GET /domain')).body.domains,
    read: async (domain: string) => (await onServer<DomainDetail>(`GET /domain/${domain}`)).body,
    create: (domain: string, body: object = {}) => onServer('POST /domain', { body: { domain, ...body } }),
  }
}

test('every sandbox begins with one added domain', async () => {
  const { list, read } = await setUpDomains()
  expect(await list()).toEqual([
    { domain: seededDomain, type: 'addon', ssl: true, memo: '', is_awaiting: false },
  ])
  expect(await read(seededDomain)).toMatchObject({
    url: `https://${seededDomain}/`,
    created_at: '2026-09-01',
  })
})

test('a domain is added with its certificate, awaits its setting and shows folder, address and PHP version', async () => {
  const { sandbox, addDomain, list, read } = await setUpDomains()
  const reply = await addDomain('Example.ORG', { memo: 'shop front' })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ domain: 'example.org', message: expect.any(String), ssl_status: 'success' })
  const listed = { domain: 'example.org', type: 'addon', ssl: true, memo: 'shop front', is_awaiting: true }
  expect((await list())[1]).toEqual(listed)
  expect(await read('example.org')).toEqual({
    ...listed,
    document_root: '/home/hw123456/example.org/public_html',
    url: 'https://example.org/',
    php_version: '8.3',
    created_at: '2026-10-01',
  })
  await sandbox.clock.advance({ minutes: 1 })
  expect((await read('example.org')).is_awaiting).toBe(false)
})

test('capitals make no difference to a name', async () => {
  const { onServer, read } = await setUpDomains()
  expect(await read('EXAMPLE.com')).toMatchObject({ domain: seededDomain })
  const body = { domain: 'Example.COM', host: 'WWW2', type: 'A', content: '192.0.2.1' }
  await onServer('POST /dns', { body })
  expect(await onServer('GET /dns?domain=EXAMPLE.COM')).toMatchObject({
    body: { records: [{}, {}, { domain: seededDomain, host: `www2.${seededDomain}` }] },
  })
})

test('without ssl there is no ssl_status, no certificate and an address with http', async () => {
  const { addDomain, read } = await setUpDomains()
  const { body } = await addDomain('example.org', { ssl: false })
  expect(body).toEqual({ domain: 'example.org', message: expect.any(String) })
  expect(await read('example.org')).toMatchObject({ ssl: false, url: 'http://example.org/' })
})

test.each(['failed', 'failed_nameserver'] as const)(
  'the domain is added even when the certificate is not: %s',
  async (choice) => {
    const { onServer, addDomain, read } = await setUpDomains({ assumptions: { 'certificate-setup': choice } })
    expect(await addDomain('example.org')).toMatchObject({ status: 200, body: { ssl_status: choice } })
    expect(await read('example.org')).toMatchObject({ ssl: false })
    expect(await onServer('POST /ssl', { body: { common_name: 'example.org' } })).toMatchObject({
      status: 409,
      body: { error: { code: 'OPERATION_ERROR', message: expect.stringContaining(choice) } },
    })
  },
)

test('the ownership is checked by a TXT record before a domain is added', async () => {
  const { onServer, create, list, proveOwnership } = await setUpDomains()
  expect(await create('example.org')).toMatchObject(conflict)
  await onServer('POST /dns', {
    body: {
      domain: 'example.org',
      host: '_ownership-verify',
      type: 'TXT',
      content: 'ownership-verify=guess',
    },
  })
  await proveOwnership('example.net')
  expect(await create('example.org')).toMatchObject(conflict)
  expect(await list()).toHaveLength(1)
  await proveOwnership('example.org')
  expect(await create('example.org')).toMatchObject({ status: 200 })
})

test('the TXT record may be written in quotes, as DNS files have it', async () => {
  const { onServer, create } = await setUpDomains()
  const info = await onServer<{ domain_validation_token: string }>('GET /server-info')
  const record = { domain: 'example.org', host: '_ownership-verify', type: 'TXT' }
  const content = `"ownership-verify=${info.body.domain_validation_token}"`
  expect(await onServer('POST /dns', { body: { ...record, content } })).toMatchObject({ status: 200 })
  expect(await create('example.org')).toMatchObject({ status: 200 })
})

test('the token of another server proves nothing', async () => {
  const { call, proveOwnership, orderServer } = await setUpDomains()
  const other = await orderServer('other1')
  await proveOwnership('example.org')
  const create = () => call(`POST /v1/server/${other}/domain`, { body: { domain: 'example.org' } })
  expect(await create()).toMatchObject(conflict)
  await proveOwnership('example.org', other)
  expect(await create()).toMatchObject({ status: 200 })
})

test('a name below an added domain is proven by a record of that domain as well', async () => {
  const { onServer, create } = await setUpDomains()
  const { body } = await onServer<{ domain_validation_token: string }>('GET /server-info')
  const content = `ownership-verify=${body.domain_validation_token}`
  await onServer('POST /dns', {
    body: { domain: seededDomain, host: '_ownership-verify.shop', type: 'TXT', content },
  })
  expect(await create(`shop.${seededDomain}`)).toMatchObject({ status: 200 })
})

test('the check can be assumed to find its record after a minute, or to pass without one', async () => {
  const late = await setUpDomains({
    assumptions: { 'ownership-check': 'after-60-s' },
  })
  expect(await late.addDomain('example.org')).toMatchObject(conflict)
  await late.sandbox.clock.advance({ seconds: 60 })
  expect(await late.create('example.org')).toMatchObject({ status: 200 })
  const off = await setUpDomains({ assumptions: { 'ownership-check': 'no-record-needed' } })
  expect(await off.create('example.org')).toMatchObject({ status: 200 })
})

test('an internationalised name may be given in its native form, and is Punycode everywhere else', async () => {
  const { create, list, read, onServer, proveOwnership } = await setUpDomains()
  const punycode = 'xn--eckwd4c7cu47r2wf.example'
  await proveOwnership(punycode)
  expect(await create('ドメイン名例.example')).toMatchObject({ status: 200, body: { domain: punycode } })
  expect((await list())[1]?.domain).toBe(punycode)
  expect((await read(punycode)).url).toBe(`https://${punycode}/`)
  expect(await onServer(`GET /domain/${encodeURIComponent('ドメイン名例.example')}`)).toMatchObject({
    status: 422,
  })
})

test.each(['localhost', '192.0.2.1', 'https://example.org', 'example.org/shop', '-a.example', 'a..example'])(
  '%s is not a domain',
  async (domain) => {
    const { create } = await setUpDomains({ assumptions: { 'ownership-check': 'no-record-needed' } })
    expect(await create(domain)).toMatchObject({
      status: 422,
      body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^domain: /)]),
    })
  },
)

test('a name that leads to a server already is rejected with 409, or 422 where that is assumed', async () => {
  const { call, create, onServer, orderServer } = await setUpDomains()
  await onServer('POST /subdomain', { body: { subdomain: `shop.${seededDomain}` } })
  const other = await orderServer('other1')
  for (const name of [seededDomain, `shop.${seededDomain}`, servername, other]) {
    const taken = { error: { code: 'OPERATION_ERROR', message: 'domain: exists already.' } }
    const created = await call(`POST /v1/server/${other}/domain`, { body: { domain: name } })
    expect([(await create(name)).body, created.body]).toEqual([taken, taken])
  }
  const choice = 'validation-error'
  const assumed = await setUpDomains({ assumptions: { 'hosting-duplicates': choice } })
  expect(await assumed.create(seededDomain)).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^domain: /)]),
  })
})

test('the memo of a domain is changed, and required', async () => {
  const { onServer, read } = await setUpDomains()
  expect(await onServer(`PUT /domain/${seededDomain}`, { body: { memo: 'shop' } })).toMatchObject({
    status: 200,
  })
  expect((await read(seededDomain)).memo).toBe('shop')
  expect(await onServer(`PUT /domain/${seededDomain}`, { body: {} })).toMatchObject({ status: 422 })
  expect(await onServer('PUT /domain/nobody.example', { body: { memo: '' } })).toMatchObject(notFound)
})

test('the initial domain is not read, changed, reset or deleted as a domain', async () => {
  const { onServer } = await setUpDomains()
  for (const sent of [
    ['GET', undefined],
    ['PUT', { memo: '' }],
    ['DELETE', undefined],
  ] as const) {
    expect(await onServer(`${sent[0]} /domain/${servername}`, { body: sent[1] })).toMatchObject(notFound)
  }
  expect(await onServer(`POST /domain/${servername}/reset`, { body: { type: 'all' } })).toMatchObject(
    notFound,
  )
})

/** Creates a resource of each kind on a domain, and returns the entries that the lists then show for it. */
async function fill(
  { onServer }: Pick<Awaited<ReturnType<typeof setUpDomains>>, 'onServer'>,
  domain: string,
) {
  await onServer('POST /subdomain', { body: { subdomain: `shop.${domain}` } })
  await onServer('POST /dns', { body: { domain, host: 'mail', type: 'A', content: '192.0.2.7' } })
  await onServer(`PUT /php-version/${domain}`, { body: { version: '8.4' } })
}

async function shown(
  { onServer }: Pick<Awaited<ReturnType<typeof setUpDomains>>, 'onServer'>,
  domain: string,
) {
  const count = async (path: string, name: string): Promise<number> => {
    const { body } = await onServer<Record<string, object[]>>(`GET /${path}?domain=${domain}`)
    return body[name]!.length
  }
  const php = await onServer<{ domains: { current_version: string }[] }>(`GET /php-version?domain=${domain}`)
  return {
    subdomains: await count('subdomain', 'subdomains'),
    certificates: await count('ssl', 'ssl_list'),
    records: await count('dns', 'records'),
    php: php.body.domains[0]?.current_version,
  }
}

test('deleting a domain deletes its resources, and keeps those of others', async () => {
  const domains = await setUpDomains()
  await domains.addDomain('example.org')
  await fill(domains, 'example.org')
  await fill(domains, seededDomain)
  const untouched = await shown(domains, seededDomain)
  expect(await shown(domains, 'example.org')).toEqual({
    subdomains: 1,
    certificates: 2,
    records: 5,
    php: '8.4',
  })
  expect(
    await domains.onServer('DELETE /domain/example.org', { body: { delete_files: true } }),
  ).toMatchObject({
    status: 200,
  })
  expect(await domains.onServer('GET /domain/example.org')).toMatchObject(notFound)
  expect(await domains.onServer('DELETE /domain/example.org')).toMatchObject(notFound)
  expect(await shown(domains, 'example.org')).toEqual({ subdomains: 0, certificates: 0, records: 0 })
  expect(await shown(domains, seededDomain)).toEqual(untouched)
  await domains.addDomain('example.org')
  expect(await shown(domains, 'example.org')).toEqual({
    subdomains: 0,
    certificates: 1,
    records: 4,
    php: '8.3',
  })
})

test.each([
  ['web', { subdomains: 0, certificates: 1, records: 5, php: '8.3' }],
  ['other', { subdomains: 1, certificates: 2, records: 0, php: '8.4' }],
  ['all', { subdomains: 0, certificates: 1, records: 0, php: '8.3' }],
])('a reset of type %s deletes that part of a domain', async (type, left) => {
  const domains = await setUpDomains()
  await domains.addDomain('example.org', { memo: 'shop' })
  await fill(domains, 'example.org')
  const untouched = await shown(domains, seededDomain)
  expect(await domains.onServer('POST /domain/example.org/reset', { body: { type } })).toMatchObject({
    status: 200,
  })
  expect(await shown(domains, 'example.org')).toEqual(left)
  expect(await domains.read('example.org')).toMatchObject({ memo: 'shop', ssl: true })
  expect(await shown(domains, seededDomain)).toEqual(untouched)
})

test('a reset needs a known type and a known domain', async () => {
  const { onServer } = await setUpDomains()
  const reset = (domain: string, body?: object) => onServer(`POST /domain/${domain}/reset`, { body })
  expect(await reset(seededDomain, { type: 'everything' })).toMatchObject({ status: 422 })
  expect(await reset(seededDomain)).toMatchObject({ status: 422 })
  expect(await reset('nobody.example', { type: 'all' })).toMatchObject(notFound)
})

test('a subdomain of the server cannot be added as a domain, even if other servers may have it', async () => {
  const { onServer, addDomain } = await setUpDomains({ assumptions: { 'domain-of-another-server': 'added' } })
  const subdomain = `shop.${seededDomain}`
  await onServer('POST /subdomain', { body: { subdomain, ssl: false } })
  expect(await addDomain(subdomain)).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
})
