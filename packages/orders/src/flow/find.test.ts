import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'

const order: Order = { plan_id: 'standard-2gb', name: 'web-01' }

test('a name that can be ordered is not found, and nothing is written or sent but reads', async () => {
  const { orders, requests, client } = createScriptedAccount()
  await expect(orders.find(order)).resolves.toBeUndefined()
  expect(requests.every((request) => request.startsWith('GET '))).toBe(true)
  expect(await portsOf(client).journal.list()).toEqual([])
})

test('a secret among the properties of an order is rejected before any request, by find and by ensure', async () => {
  const { orders, ensure, requests, client } = createScriptedAccount()
  const given = { ...order, root_password: 'y' }
  const rejected = { name: 'ConfigError', field: 'root_password' }
  await expect(orders.find(given)).rejects.toMatchObject(rejected)
  await expect(ensure(given)).rejects.toMatchObject(rejected)
  expect(requests).toEqual([])
  expect(await portsOf(client).journal.list()).toEqual([])
})

test('a contract of the name is found as ensure finds it, with what differs', async () => {
  const { orders, shown } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  const found = { contract: { uuid: 'a', name: 'web-01' }, state: 'existing', pending: [] }
  await expect(orders.find(order)).resolves.toMatchObject(found)
  await expect(orders.find({ plan_id: 'standard-2gb' }, { intent: 'shop' })).resolves.toBeUndefined()
})

test('an order of the name whose outcome is unknown stops it as it stops ensure', async () => {
  const { orders, ensure, replies, sent } = createScriptedAccount()
  replies.push(new TypeError('terminated'))
  await expect(ensure()).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await expect(orders.find(order)).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    askAgainMs: expect.any(Number),
  })
  expect(sent).toHaveLength(1)
})

test('entries that the journal cannot explain stop it, unless they are named', async () => {
  const { orders, log } = createScriptedAccount()
  log(200)
  const stopped = await orders.find(order).catch((error: unknown) => error)
  const { despiteOthers } = stopped as { readonly despiteOthers: string }
  expect(stopped).toMatchObject({ name: 'OrderOutcomeUnknownError', entries: [{ status_code: 200 }] })
  await expect(orders.find(order, { despiteOthers })).resolves.toBeUndefined()
})

test('an order whose contract is gone says how to order again', async () => {
  const { orders, ensure, replies } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: null, name: 'web-01', status: 'setup_pending' } }))
  await ensure()
  await expect(orders.find(order)).rejects.toMatchObject({ field: 'again', again: '7' })
  await expect(orders.find(order, { again: '7' })).resolves.toBeUndefined()
})

test('it needs no consent and no password, and the same journal and name as ensure', async () => {
  const { orders, connect } = createScriptedAccount()
  await expect(orders.find({ plan_id: 'standard-2gb' })).rejects.toMatchObject({ field: 'name' })
  await expect(connect({ journal: undefined }).orders.find(order)).rejects.toMatchObject({ field: 'journal' })
})

test('the price that an ensure pinned has changed: the error has no quote beside the name', async () => {
  const { ensure, replies } = createScriptedAccount()
  replies.push(rejection(422, 'PRICE_MISMATCH'))
  const error: unknown = await ensure().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'PRICE_MISMATCH' })
  expect(error).not.toHaveProperty('requote')
})

test('a price above the limit of the client stops it as it stops ensure, and nothing is sent but reads', async () => {
  const { connect, requests } = createScriptedAccount()
  const { orders } = connect({ maxTotalPrice: 1 })
  const stopped = { name: 'ConfigError', field: 'maxTotalPrice' }
  await expect(orders.find(order)).rejects.toMatchObject(stopped)
  await expect(orders.ensure(order, consent)).rejects.toMatchObject(stopped)
  expect(requests.every((request) => request.startsWith('GET '))).toBe(true)
})
