import type { SslCertificateList, SubdomainList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const notFound = { status: 404, body: errorBody('NOT_FOUND') }
const conflict = { status: 409, body: errorBody('OPERATION_ERROR') }
const name = `shop.${seededDomain}`

async function setUpSubdomains(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer, ...rest } = await setUpHosting(options)
  return {
    ...rest,
    onServer,
    list: async (query = '') => (await onServer<SubdomainList>(`GET /subdomain${query}`)).body.subdomains,
    certificates: async (query = '') =>
      (await onServer<SslCertificateList>(`GET /ssl${query}`)).body.ssl_list,
    create: (subdomain: string, body: object = {}) =>
      onServer('POST /subdomain', { body: { subdomain, ...body } }),
  }
}

test('a subdomain is added by its full name, with a certificate', async () => {
  const { create, list } = await setUpSubdomains()
  const reply = await create(`Shop.${seededDomain}`, { memo: 'shop' })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ subdomain: name, message: expect.any(String), ssl_status: 'success' })
  expect(await list()).toEqual([
    {
      subdomain: name,
      domain: seededDomain,
      document_root: `/home/hw123456/${name}/public_html`,
      ssl: true,
      memo: 'shop',
    },
  ])
  expect((await create(`blog.${seededDomain}`, { ssl: false })).body).not.toHaveProperty('ssl_status')
})

test('a subdomain needs its parent domain; the initial domain is one too', async () => {
  const { create, list } = await setUpSubdomains()
  expect(await create('shop.nobody.example')).toMatchObject(notFound)
  expect(await create(`shop${seededDomain}`)).toMatchObject(notFound)
  expect(await create(`shop.${servername}`)).toMatchObject({ status: 200 })
  expect(await create(`a.b.${seededDomain}`)).toMatchObject({ status: 200 })
  expect((await list()).map(({ domain }) => domain)).toEqual([servername, seededDomain])
})

test('a list is limited to one parent domain, and subdomains cannot be filtered', async () => {
  const { create, list, addDomain } = await setUpSubdomains()
  await addDomain('example.org')
  await create(name)
  await create('shop.example.org')
  expect((await list('?domain=example.org')).map(({ subdomain }) => subdomain)).toEqual(['shop.example.org'])
  expect(await list(`?domain=${name}`)).toEqual([])
})

test('a subdomain that exists, also as a domain, is rejected', async () => {
  const { create } = await setUpSubdomains()
  await create(name)
  expect(await create(name)).toMatchObject(conflict)
  expect(await create(seededDomain)).toMatchObject(conflict)
  expect(await create(`-shop.${seededDomain}`)).toMatchObject({ status: 422 })
})

test('the memo of a subdomain is changed, and the subdomain deleted once', async () => {
  const { create, list, certificates, onServer } = await setUpSubdomains()
  await create(name)
  expect(await onServer(`PUT /subdomain/${name}`, { body: { memo: 'new' } })).toMatchObject({ status: 200 })
  expect((await list())[0]?.memo).toBe('new')
  expect(await onServer(`DELETE /subdomain/${name}`, { body: { delete_files: true } })).toMatchObject({
    status: 200,
  })
  expect(await list()).toEqual([])
  expect((await certificates()).map(({ common_name }) => common_name)).toEqual([seededDomain])
  expect(await onServer(`DELETE /subdomain/${name}`)).toMatchObject(notFound)
  expect(await onServer(`PUT /subdomain/${name}`, { body: { memo: '' } })).toMatchObject(notFound)
})

test('a certificate is issued for a domain or subdomain, and switches SSL on', async () => {
  const { create, certificates, onServer } = await setUpSubdomains()
  const issue = (common_name: string) => onServer('POST /ssl', { body: { common_name } })
  await create(name, { ssl: false })
  expect(await issue(name)).toMatchObject({ status: 200 })
  expect(await issue(name)).toMatchObject(conflict)
  expect(await issue(servername)).toMatchObject({ status: 200 })
  expect(await issue('nobody.example')).toMatchObject(notFound)
  expect(await issue(`blog.${seededDomain}`)).toMatchObject(notFound)
  const names = async (query: string) => (await certificates(query)).map(({ common_name }) => common_name)
  expect(await names('')).toEqual([seededDomain, name, servername])
  expect(await names(`?domain=${seededDomain}`)).toEqual([seededDomain, name])
  expect(await names(`?domain=${name}`)).toEqual([])
})

test('deleting a certificate switches SSL off, once', async () => {
  const { certificates, onServer } = await setUpSubdomains()
  expect(await onServer(`DELETE /ssl/${seededDomain}`)).toMatchObject({ status: 200 })
  expect(await certificates()).toEqual([])
  expect(await onServer(`GET /domain/${seededDomain}`)).toMatchObject({
    body: { ssl: false, url: `http://${seededDomain}/` },
  })
  expect(await onServer(`DELETE /ssl/${seededDomain}`)).toMatchObject(notFound)
})

test('a certificate is valid for 90 days and renewed before, unless the latter is assumed not to happen', async () => {
  const renewing = await setUpSubdomains()
  await renewing.create(name)
  const ends = async ({ certificates }: typeof renewing) => (await certificates())[1]
  expect(await ends(renewing)).toMatchObject({
    common_name: name,
    type: 'letsencrypt',
    expires_at: '2026-12-30T12:00:00+09:00',
    status: 'active',
  })
  await renewing.sandbox.clock.advance({ days: 59 })
  expect(await ends(renewing)).toMatchObject({ expires_at: '2026-12-30T12:00:00+09:00' })
  await renewing.sandbox.clock.advance({ days: 1 })
  expect(await ends(renewing)).toMatchObject({ expires_at: '2027-02-28T12:00:00+09:00', status: 'active' })
  const ending = await setUpSubdomains({
    assumptions: { 'certificate-renewal': 'not-renewed' },
  })
  await ending.create(name)
  await ending.sandbox.clock.advance({ days: 90 })
  expect(await ends(ending)).toMatchObject({ expires_at: '2026-12-30T12:00:00+09:00', status: 'expired' })
})

test('a subdomain belongs to the longest of the domains that it lies in', async () => {
  const { onServer, addDomain } = await setUpHosting()
  for (const domain of [`b.${seededDomain}`, `a.b.${seededDomain}`]) {
    expect(await addDomain(domain)).toMatchObject({ status: 200 })
  }
  for (const name of ['x', 'x.b', 'x.a.b'])
    await onServer('POST /subdomain', { body: { subdomain: `${name}.${seededDomain}` } })
  expect(await onServer('GET /subdomain')).toMatchObject({
    body: {
      subdomains: [
        { domain: seededDomain },
        { domain: `b.${seededDomain}` },
        { domain: `a.b.${seededDomain}` },
      ],
    },
  })
})
