import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const mail_address = `info@${servername}`
const path = `/auto-reply/info%40${servername}`
const reply = { domain: servername, mail_address, subject: 'Thank you', body: 'We reply soon.' }
const invalid = { status: 422, body: errorBody('VALIDATION_ERROR') }
const notFound = { status: 404, body: errorBody('NOT_FOUND') }

async function setUpAutoReplies(...[options]: Parameters<typeof setUpHosting>) {
  const hosting = await setUpHosting(options)
  const { onServer } = hosting
  for (const name of ['info', 'shop']) {
    await onServer('POST /mail', {
      body: { mail_address: `${name}@${servername}`, password: 'Correct-Horse-7' },
    })
  }
  return {
    ...hosting,
    create: (changes: object = {}) => onServer('POST /auto-reply', { body: { ...reply, ...changes } }),
    change: (body: object) => onServer(`PUT ${path}`, { body }),
    read: async () => (await onServer(`GET ${path}`)).body,
    list: async (domain = servername) => (await onServer(`GET /auto-reply?domain=${domain}`)).body,
  }
}

test('an auto reply is created, listed, read and deleted; the mail account stays', async () => {
  const { onServer, create, read, list } = await setUpAutoReplies()
  expect(await create()).toMatchObject({ status: 200, body: { mail_address } })
  const kept = { ...reply, from_name: '', quote_incoming: false }
  expect(await read()).toEqual(kept)
  expect(await list()).toEqual({ auto_replies: [kept] })
  expect(await list(seededDomain)).toEqual({ auto_replies: [] })
  expect(await create()).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  expect(await onServer(`DELETE ${path}`)).toMatchObject({ status: 200 })
  expect(await onServer(`DELETE ${path}`)).toMatchObject(notFound)
  expect(await onServer(`GET ${path}`)).toMatchObject(notFound)
  expect(await onServer(`GET /mail/info%40${servername}`)).toMatchObject({ status: 200 })
})

test('a change is partial, and rejected when empty', async () => {
  const { create, change, read } = await setUpAutoReplies()
  expect(await change({ subject: 'Thanks' })).toMatchObject(notFound)
  await create({ from_name: 'Example Shop' })
  expect(await change({ quote_incoming: true })).toMatchObject({ status: 200 })
  expect(await change({ subject: 'Thanks' })).toMatchObject({ status: 200 })
  expect(await read()).toEqual({
    ...reply,
    from_name: 'Example Shop',
    quote_incoming: true,
    subject: 'Thanks',
  })
  expect(await change({})).toMatchObject(invalid)
})

test('another address moves the auto reply, unless it has one', async () => {
  const { onServer, create, change, list } = await setUpAutoReplies()
  await create()
  const other = `shop@${servername}`
  await create({ mail_address: other })
  expect(await change({ mail_address: other })).toMatchObject({ status: 409 })
  expect(await onServer(`DELETE /auto-reply/shop%40${servername}`)).toMatchObject({ status: 200 })
  expect(await change({ mail_address: other })).toMatchObject({ status: 200 })
  expect(await onServer(`GET ${path}`)).toMatchObject(notFound)
  expect(await list()).toMatchObject({ auto_replies: [{ ...reply, mail_address: other }] })
})

test('an address of another domain moves the auto reply there', async () => {
  const { onServer, create, change, list, proveOwnership } = await setUpAutoReplies()
  await proveOwnership(seededDomain)
  const other = `info@${seededDomain}`
  const body = { mail_address: other, password: 'Correct-Horse-7' }
  expect(await onServer('POST /mail', { body })).toMatchObject({ status: 200 })
  await create()
  expect(await change({ mail_address: other })).toMatchObject({ status: 200 })
  expect(await list()).toEqual({ auto_replies: [] })
  expect(await list(seededDomain)).toMatchObject({
    auto_replies: [{ domain: seededDomain, mail_address: other, subject: reply.subject }],
  })
})

test('the address needs a mail account and its own domain', async () => {
  const { create, change } = await setUpAutoReplies()
  expect(await create({ mail_address: `nobody@${servername}` })).toMatchObject(notFound)
  expect(await create({ domain: seededDomain })).toMatchObject(invalid)
  await create()
  expect(await change({ domain: seededDomain })).toMatchObject(invalid)
})

test('with an assumption, an auto reply can belong to any address of the domain', async () => {
  const { create } = await setUpAutoReplies({
    assumptions: { 'auto-reply-address': 'any-address' },
  })
  expect(await create({ mail_address: `nobody@${servername}` })).toMatchObject({ status: 200 })
})

test('an auto reply is deleted with its mail account', async () => {
  const { onServer, create, list } = await setUpAutoReplies()
  await create()
  await onServer(`DELETE /mail/info%40${servername}`)
  expect(await list()).toEqual({ auto_replies: [] })
})
