import type { CreatedDnsRecord, DnsRecordList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const notFound = { status: 404, body: errorBody('NOT_FOUND') }
const conflict = { status: 409, body: errorBody('OPERATION_ERROR') }
const mail = { domain: seededDomain, host: 'mail', type: 'A', content: '192.0.2.7' }
const listed = { ...mail, host: `mail.${seededDomain}` }

async function setUpDns(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer, ...rest } = await setUpHosting(options)
  const list = async (query = '') => (await onServer<DnsRecordList>(`GET /dns${query}`)).body.records
  return {
    ...rest,
    onServer,
    list,
    create: (body: object) => onServer<CreatedDnsRecord>('POST /dns', { body }),
    update: (id: number, body: object) => onServer(`PUT /dns/${id}`, { body }),
    read: async (id: number) => (await list()).find((record) => record.id === id),
  }
}

test('a record is added, listed, changed and deleted', async () => {
  const { onServer, create, update, read } = await setUpDns()
  const { status, body } = await create(mail)
  expect(status).toBe(200)
  expect(body).toEqual({ id: expect.any(Number), message: expect.any(String) })
  expect(await read(body.id)).toEqual({ id: body.id, ...listed, ttl: 3_600, priority: 0 })
  expect(await update(body.id, { content: '192.0.2.8' })).toMatchObject({ status: 200 })
  expect(await read(body.id)).toEqual({
    id: body.id,
    ...listed,
    content: '192.0.2.8',
    ttl: 3_600,
    priority: 0,
  })
  expect(await onServer(`DELETE /dns/${body.id}`)).toMatchObject({ status: 200 })
  expect(await read(body.id)).toBeUndefined()
  expect(await onServer(`DELETE /dns/${body.id}`)).toMatchObject(notFound)
  expect(await update(body.id, { ttl: 60 })).toMatchObject(notFound)
  expect((await create(mail)).body.id).toBeGreaterThan(body.id)
})

test('an empty change, an unknown property and an id that is no number are rejected', async () => {
  const { onServer, update } = await setUpDns()
  expect(await update(1, {})).toMatchObject({ status: 422 })
  expect(await update(1, { name: 'www' })).toMatchObject({ status: 422 })
  expect(await onServer('DELETE /dns/www')).toMatchObject({ status: 422 })
})

test('a list is limited to one domain', async () => {
  const { create, list } = await setUpDns()
  await create({ ...mail, domain: servername })
  expect((await list(`?domain=${servername}`)).map(({ host }) => host)).toEqual([`mail.${servername}`])
  expect(await list('?domain=nobody.example')).toEqual([])
  expect(await list()).toHaveLength(3)
})

test('a domain that the server does not have takes the record of the ownership check and no other', async () => {
  const { create, update, proveOwnership } = await setUpDns()
  expect(await create({ ...mail, domain: 'example.org' })).toMatchObject(notFound)
  expect(await create({ ...mail, domain: 'example.org', type: 'TXT' })).toMatchObject(notFound)
  const { body } = await proveOwnership('example.org')
  expect(await update(body.id, { ttl: 60 })).toMatchObject({ status: 200 })
  expect(await update(body.id, { host: 'www' })).toMatchObject(notFound)
})

test.each([
  ['full-name', [seededDomain, seededDomain, `a.b.${seededDomain}`, `*.${seededDomain}`]],
  ['label', ['@', '@', 'a.b', '*']],
] as const)('a host may be sent as a label, @ or a full name; responses have it %s', async (form, hosts) => {
  const { create, read } = await setUpDns({ assumptions: { 'dns-host-form': form } })
  const at = async (host: string, content: string) =>
    (await read((await create({ ...mail, host, content })).body.id))?.host
  expect([
    await at('@', '192.0.2.1'),
    await at(seededDomain, '192.0.2.2'),
    await at(`A.B.${seededDomain}.`, '192.0.2.3'),
    await at('*', '192.0.2.4'),
  ]).toEqual(hosts)
})

test('a priority belongs to MX and SRV, and is 0 for other types', async () => {
  const { create, update, read } = await setUpDns()
  const mx = { ...mail, type: 'MX', content: 'mail.example.com', priority: 10 }
  const { id } = (await create(mx)).body
  expect(await read(id)).toMatchObject({ priority: 10 })
  await update(id, { type: 'CNAME' })
  expect(await read(id)).toMatchObject({ type: 'CNAME', content: 'mail.example.com', priority: 0 })
  const { body } = await create({ ...mail, host: 'other', priority: 5 })
  expect(await read(body.id)).toMatchObject({ priority: 0 })
  expect(await create({ ...mx, priority: 65_536 })).toMatchObject({ status: 422 })
})

test('an SRV record has a priority, like an MX record', async () => {
  const { create, read } = await setUpDns()
  const service = { domain: seededDomain, host: '_sip._tcp', type: 'SRV', content: '5 5060 sip.example.net' }
  const { body } = await create({ ...service, priority: 20 })
  expect(await read(body.id)).toMatchObject({ priority: 20 })
})

test('an identical record is rejected, also as the result of a change', async () => {
  const { create, update } = await setUpDns()
  await create(mail)
  expect(await create({ ...mail, ttl: 60 })).toMatchObject(conflict)
  const { body } = await create({ ...mail, content: '192.0.2.8' })
  expect(await update(body.id, { content: mail.content })).toMatchObject(conflict)
  expect(await update(body.id, { content: '192.0.2.8' })).toMatchObject({ status: 200 })
})

test.each([
  ['A', '192.0.2.1', '2001:db8::1'],
  ['AAAA', '2001:db8::1', '192.0.2.1'],
  ['CNAME', 'www.example.net', 'not a name'],
  ['MX', 'mail.example.net.', '192.0.2.1'],
  ['SRV', '5 5060 sip.example.net', '5060 sip.example.net'],
  ['CAA', '0 issue "ca.example.net"', 'ca.example.net'],
  ['NS', undefined, 'ns1.example.net'],
])('the content of a record of type %s is written as its type asks', async (type, right, wrong) => {
  const { create } = await setUpDns()
  if (right !== undefined)
    expect(await create({ ...mail, type, content: right })).toMatchObject({ status: 200 })
  expect(await create({ ...mail, type, content: wrong })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^(content|type): /)]),
  })
})

test('a TTL lies between 60 and 86400', async () => {
  const { create, update } = await setUpDns()
  for (const ttl of [59, 86_401, 60.5]) expect(await create({ ...mail, ttl })).toMatchObject({ status: 422 })
  for (const ttl of [60, 86_400]) expect(await update(1, { ttl })).toMatchObject({ status: 200 })
})
