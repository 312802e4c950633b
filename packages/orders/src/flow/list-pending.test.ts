import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { createOrderRequest, createRecord } from '../testing/create-record.ts'
import { json } from '../testing/responses.ts'

test('orders that are not settled are pending: planned ones, and ones that were sent, with the time of that', async () => {
  const { orders, quote, place, replies, requests, platform } = createScriptedAccount()
  const [planned, lost, done] = [await quote(), await quote(), await quote()]
  replies.push(new TypeError('reset'), json({ server: { id: 7, uuid: null } }))
  await place(lost).catch(() => {})
  await place(done)
  requests.length = 0
  expect(await orders.pending()).toEqual([
    { state: 'planned', quote: planned, sentAt: undefined },
    { state: 'sending', quote: lost, sentAt: new Date(platform.now() + 1_000) },
  ])
  expect(requests).toEqual([])
})

test('a record without a quote is not pending: its dry run has not succeeded yet', async () => {
  const { orders, client } = createScriptedAccount()
  await portsOf(client).journal.write(createRecord({ at: portsOf(client).now() }))
  expect(await orders.pending()).toEqual([])
})

test('an order of which it is not known when it left has no time', async () => {
  const { orders, client, quote } = createScriptedAccount()
  const quoted = await quote()
  const record = (await portsOf(client).journal.read(quoted.id))!
  const requests = [createOrderRequest({ leftBy: 5 }), createOrderRequest({ leftBy: null })]
  await portsOf(client).journal.write({ ...record, revision: 3, state: 'sending', requests })
  expect(await orders.pending()).toMatchObject([{ state: 'sending', sentAt: undefined }])
})

test('the pending orders are those of this world: each run of a sandbox has its own', async () => {
  const { quote, connect, shown, requests } = createScriptedAccount()
  await quote()
  shown.sandboxWorld = 'one'
  const sandbox = connect({ apiKey: 'sandbox_1', allowInsecure: true }).orders
  await sandbox.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  requests.length = 0
  expect(await sandbox.pending()).toHaveLength(1)
  expect(requests).toEqual(['GET /v1/me'])
  shown.sandboxWorld = 'two'
  expect(await sandbox.pending()).toEqual([])
})

test('a journal that cannot be read is a JournalError', async () => {
  const { connect, client } = createScriptedAccount()
  const list = (): Promise<never> => Promise.reject(new Error('unreachable'))
  const { orders } = connect({ journal: { ...portsOf(client).journal, list } })
  await expect(orders.pending()).rejects.toMatchObject({ name: 'JournalError' })
})
