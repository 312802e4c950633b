import { loadOrders } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createScriptedAccount, consent } from './testing/scripted-account.ts'
import { createScriptedProduct } from './testing/scripted-product.ts'
import { json } from './testing/responses.ts'
import { createOrders } from './flow/create-orders.ts'

function load() {
  const account = createScriptedAccount()
  let loaded = 0
  const orders = loadOrders(async () => {
    loaded += 1
    return createOrders(account.client, createScriptedProduct(account.client))
  })
  return { ...account, orders, countLoads: () => loaded }
}

test('the code of orders and product is loaded at the first call, and one client has one', async () => {
  const { orders, replies, countLoads, requests } = load()
  expect(countLoads()).toBe(0)
  const quote = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'Dry-run-1' })
  expect(countLoads()).toBeGreaterThan(0)
  replies.push(json({ server: { id: 7, uuid: null } }))
  requests.length = 0
  await expect(orders.place(quote, consent)).resolves.toMatchObject({ id: 7 })
  // The client knows its own quote: it reads the log, not the account.
  expect(requests).toEqual(['GET /v1/logs', 'POST /v1/vps/servers'])
  await expect(orders.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed' })
  await expect(orders.waitUntilSettled(quote)).resolves.toMatchObject({ outcome: 'executed' })
  await expect(orders.pending()).resolves.toEqual([])
})

test('an order that its owner changes during the call is ordered as it was given', async () => {
  const { orders, replies, sent } = load()
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  const quoting = orders.quote(order, { root_password: 'Dry-run-1' })
  order.plan_id = 'standard-64gb'
  const quote = await quoting
  expect(quote.order.plan_id).toBe('standard-2gb')
  replies.push(json({ server: { id: 7, uuid: null } }))
  const given = structuredClone(quote) as { total_price: number } & typeof quote
  const placing = orders.place(given, consent)
  given.total_price = 1
  await placing
  expect(await sent[0]?.json()).toMatchObject({ expected_total_price: 900 })
})

test('an order of `ensure` is copied, too', async () => {
  const { orders, replies, sent } = load()
  replies.push(json({ server: { id: 7, uuid: null } }))
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  const ensuring = orders.ensure(order, consent)
  order.name = 'web-02'
  await expect(ensuring).resolves.toMatchObject({ state: 'ordered' })
  expect(await sent[0]?.json()).toMatchObject({ name: 'web-01' })
})

test('a price limit that is changed during the call counts as it was given', async () => {
  const { orders, sent } = load()
  const input = { ...consent, maxTotalPrice: 100 }
  const ensuring = orders.ensure({ plan_id: 'standard-2gb', name: 'web-01' }, input)
  input.maxTotalPrice = 50_000
  await expect(ensuring).rejects.toThrow('maxTotalPrice is 100 yen')
  expect(sent).toEqual([])
})

test.each([undefined, null, 7, 7n, 'web-01', Symbol('web-01'), () => {}])(
  '%o in place of a quote or an order is rejected before any request',
  async (given) => {
    const { orders, requests } = load()
    for (const method of ['place', 'reconcile', 'waitUntilSettled'] as const)
      await expect(orders[method](given as never, consent)).rejects.toThrow('quote is not a quote')
    for (const method of ['ensure', 'find'] as const)
      await expect(orders[method](given as never, consent)).rejects.toThrow('name is missing: name the order')
    expect(requests).toEqual([])
  },
)

test('a BigInt in an order or its input is rejected by the name of its property before any request', async () => {
  const { orders, requests } = load()
  const order = { name: 'web-01', plan_id: 'standard-2gb', period: 12 }
  const wrong = { ...order, period: 12n } as never
  for (const method of ['ensure', 'find', 'quote'] as const) {
    const error = { name: 'ConfigError', message: 'period is a BigInt or function' }
    await expect(orders[method](wrong, consent)).rejects.toMatchObject(error)
  }
  const input = { ...consent, period: 12n } as never
  await expect(orders.ensure(order, input)).rejects.toMatchObject({ name: 'ConfigError', field: 'period' })
  expect(requests).toEqual([])
})

test('an order with a private key in place of the public one is rejected before any request, and is in no journal', async () => {
  const { orders, requests } = load()
  const order = { name: 'web-01', plan_id: 'standard-2gb', ssh_public_key: '-----BEGIN RSA PRIVATE KEY-----' }
  for (const method of ['ensure', 'quote'] as const)
    await expect(orders[method](order, consent)).rejects.toMatchObject({ field: 'ssh_public_key' })
  expect(requests).toEqual([])
  expect(await orders.pending()).toEqual([])
})

test('a function in an order, such as the `confirm` that asks before it, is rejected before any request', async () => {
  const { orders, requests } = load()
  const order = { name: 'web-01', plan_id: 'standard-2gb', period: 12, confirm: () => false }
  const error = { name: 'ConfigError', field: 'confirm', message: 'confirm is a BigInt or function' }
  for (const method of ['ensure', 'find', 'quote'] as const)
    await expect(orders[method](order, consent)).rejects.toMatchObject(error)
  expect(requests).toEqual([])
})

test('code that cannot be loaded is a ConfigError, and a later call tries again', async () => {
  const { client, replies } = createScriptedAccount()
  let isThere = false
  const cause = new Error('Cannot find module')
  const orders = loadOrders(async () => {
    if (!isThere) throw cause
    return createOrders(client, createScriptedProduct(client))
  })
  await expect(orders.pending()).rejects.toMatchObject({ name: 'ConfigError', field: 'orders', cause })
  isThere = true
  await expect(orders.pending()).resolves.toEqual([])
  expect(replies).toEqual([])
})
