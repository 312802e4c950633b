import type { MailAccountList, MailForwarding } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const notFound = { status: 404, body: errorBody('NOT_FOUND') }
const conflict = { status: 409, body: errorBody('OPERATION_ERROR') }
const invalid = { status: 422, body: errorBody('VALIDATION_ERROR') }
const password = 'Correct-Horse-7'
const infoPath = `/mail/info%40${servername}`

async function setUpMail(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer, ...rest } = await setUpHosting(options)
  return {
    ...rest,
    onServer,
    list: async (query = '') => (await onServer<MailAccountList>(`GET /mail${query}`)).body.accounts,
    create: (mail_address: string, body: object = {}) =>
      onServer('POST /mail', { body: { mail_address, password, ...body } }),
  }
}

test('a mail account is listed, read and deleted', async () => {
  const { onServer, list, create } = await setUpMail()
  const mail_address = `info@${servername}`
  expect(await create(mail_address, { quota_mb: 300, memo: 'reception' })).toMatchObject({
    status: 200,
    body: { mail_address, message: expect.any(String) },
  })
  expect(await list()).toEqual([{ mail_address, quota_mb: 300, memo: 'reception' }])
  expect((await onServer(`GET ${infoPath}`)).body).toEqual({
    mail_address,
    quota_mb: 300,
    used_mb: 0,
    memo: 'reception',
  })
  expect(await onServer(`DELETE ${infoPath}`)).toMatchObject({ status: 200 })
  expect(await list()).toEqual([])
  for (const route of [`GET ${infoPath}`, `DELETE ${infoPath}`, `GET ${infoPath}/forwarding`]) {
    expect(await onServer(route)).toMatchObject(notFound)
  }
})

test('the quota is 2000 MB when left out, and 1 to 50000 MB', async () => {
  const { list, create } = await setUpMail()
  for (const quota_mb of [0, 50_001, 1.5]) {
    expect(await create(`info@${servername}`, { quota_mb })).toMatchObject(invalid)
  }
  await create(`one@${servername}`)
  await create(`two@${servername}`, { quota_mb: 1 })
  await create(`three@${servername}`, { quota_mb: 50_000 })
  expect((await list()).map(({ quota_mb }) => quota_mb)).toEqual([2_000, 1, 50_000])
})

test('a password has 8 characters at least, and what is rejected does not repeat it', async () => {
  const { create, onServer } = await setUpMail()
  const reply = await create(`info@${servername}`, { password: '1234567' })
  expect(reply).toMatchObject(invalid)
  expect(JSON.stringify(reply.body)).not.toContain('1234567')
  // Seven characters of two UTF-16 units each.
  expect(await create(`info@${servername}`, { password: '𠮷'.repeat(7) })).toMatchObject(invalid)
  expect(await create(`info@${servername}`, { password: '12345678' })).toMatchObject({ status: 200 })
  expect(await onServer(`PUT ${infoPath}`, { body: { password: '1234567' } })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', ['password: must have at least 8 characters.']),
  })
})

test('a mail account needs the ownership TXT record of its domain', async () => {
  const { onServer, create, proveOwnership } = await setUpMail()
  expect(await create(`info@${seededDomain}`)).toMatchObject(conflict)
  const { body } = await proveOwnership(seededDomain)
  expect(await create(`info@${seededDomain}`)).toMatchObject({ status: 200 })
  await onServer(`DELETE /dns/${body.id}`)
  expect(await create(`shop@${seededDomain}`)).toMatchObject(conflict)
})

test('an existing account is rejected in any case, and an unknown domain is NOT_FOUND', async () => {
  const { list, create } = await setUpMail()
  await create(`info@${servername}`)
  expect(await create(`INFO@${servername.toUpperCase()}`)).toMatchObject(conflict)
  expect(await create('info@example.net')).toMatchObject(notFound)
  expect(await list()).toHaveLength(1)
})

test('changes keep what is left out, and the empty change is rejected', async () => {
  const { onServer, list, create } = await setUpMail()
  await create(`info@${servername}`, { memo: 'reception' })
  expect(await onServer(`PUT ${infoPath}`, { body: { quota_mb: 10 } })).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ quota_mb: 10, memo: 'reception' }])
  expect(await onServer(`PUT ${infoPath}`, { body: { memo: '' } })).toMatchObject({ status: 200 })
  expect(await onServer(`PUT ${infoPath}`, { body: { password: 'another-one' } })).toMatchObject({
    status: 200,
  })
  expect(await list()).toMatchObject([{ quota_mb: 10, memo: '' }])
  expect(await onServer(`PUT ${infoPath}`, { body: {} })).toMatchObject(invalid)
})

test('the list is limited to a parent domain, whose subdomains it holds', async () => {
  const { onServer, list, create, proveOwnership } = await setUpMail()
  await proveOwnership(seededDomain)
  const subdomain = `shop.${seededDomain}`
  await onServer('POST /subdomain', { body: { subdomain } })
  for (const domain of [servername, seededDomain, subdomain]) await create(`info@${domain}`)
  const names = async (query: string) => (await list(query)).map(({ mail_address }) => mail_address)
  expect(await names(`?domain=${seededDomain}`)).toEqual([`info@${seededDomain}`, `info@${subdomain}`])
  expect(await names(`?domain=${servername}`)).toEqual([`info@${servername}`])
  expect(await names(`?domain=${subdomain}`)).toEqual([])
})

test('either property of the forwarding may be left out; a list is replaced, and an empty one clears it', async () => {
  const { onServer, create } = await setUpMail()
  await create(`info@${servername}`)
  const path = `${infoPath}/forwarding`
  const read = async () => (await onServer<MailForwarding>(`GET ${path}`)).body
  const change = (body: object) => onServer(`PUT ${path}`, { body })
  expect(await read()).toEqual({ forwarding_addresses: [], keep_in_mailbox: true })
  await change({ forwarding_addresses: ['a@example.net', 'b@example.net'], keep_in_mailbox: false })
  await change({ forwarding_addresses: ['c@example.net'] })
  expect(await read()).toEqual({ forwarding_addresses: ['c@example.net'], keep_in_mailbox: false })
  expect(await change({ keep_in_mailbox: true })).toMatchObject({ status: 200 })
  expect(await read()).toEqual({ forwarding_addresses: ['c@example.net'], keep_in_mailbox: true })
  expect(await change({})).toMatchObject(invalid)
  expect(await change({ forwarding_addresses: ['nobody'] })).toMatchObject(invalid)
  await change({ forwarding_addresses: [] })
  expect(await read()).toEqual({ forwarding_addresses: [], keep_in_mailbox: true })
})

test('passwords are not in a snapshot', async () => {
  const { sandbox, onServer, create } = await setUpMail()
  await create(`info@${servername}`)
  const site = { url: servername, title: 'Blog', admin_username: 'admin', admin_email: 'a@example.com' }
  const writes: [string, object][] = [
    [`PUT ${infoPath}`, { password }],
    ['POST /ftp', { ftp_account: `deploy@${servername}`, password }],
    ['POST /db/user', { name_suffix: 'app', password }],
    ['POST /wp', { ...site, admin_password: password }],
  ]
  for (const [route, body] of writes) expect((await onServer(route, { body })).status, route).toBe(200)
  const kept = JSON.stringify(sandbox.snapshot())
  for (const name of [`info@${servername}`, `deploy@${servername}`, 'hw123456_app', 'Blog'])
    expect(kept).toContain(name)
  expect(kept).not.toContain(password)
})
