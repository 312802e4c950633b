import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'

const unnamed: Order = { plan_id: 'standard-2gb' }
const named: Order = { ...unnamed, name: 'shop' }
const server = { id: 7, uuid: null, status: 'setup_pending' }

test.each([
  'shop\n',
  ' shop',
  'shop ',
  '\u{a0}shop',
  '\u{3000}shop',
  'shop\u{200b}',
  'sh\u{200d}op',
  'sh\u{2060}op',
  'sh\u{180e}op',
  'sh\u{85}op',
  'sh\u{ad}op',
  'sh\u{0}op',
  '\u{feff}shop',
  'sh\u{202e}op',
  '\u{d800}',
])('the word %j is rejected as a name, as an intent and in a quote, before a request', async (word) => {
  const { ensure, orders, quote, requests } = createScriptedAccount()
  const rejected = (field: string) => ({
    name: 'ConfigError',
    field,
    message: `${field} is ${JSON.stringify(word)}: give text without blanks at the ends, control and zero-width characters`,
  })
  await expect(ensure({ name: word })).rejects.toMatchObject(rejected('name'))
  await expect(orders.find({ ...unnamed, name: word })).rejects.toMatchObject(rejected('name'))
  const byIntent = orders.ensure(unnamed, { ...consent, intent: word })
  await expect(byIntent).rejects.toMatchObject(rejected('intent'))
  await expect(quote({}, { ...unnamed, name: word })).rejects.toMatchObject(rejected('name'))
  expect(requests).toEqual([])
})

test('a word has blanks inside of it', async () => {
  const { ensure, replies, sent } = createScriptedAccount()
  replies.push(json({ server }))
  await expect(ensure({ name: 'web shop 1' })).resolves.toMatchObject({ state: 'ordered' })
  expect(await sent[0]!.json()).toMatchObject({ name: 'web shop 1' })
})

test('a word in two Unicode forms is one word, and leaves in NFC', async () => {
  const { ensure, orders, replies, sent, shown } = createScriptedAccount()
  replies.push(json({ server }))
  shown.signups[7] = server
  await expect(ensure({ name: 'caf\u{65}\u{301}' })).resolves.toMatchObject({ state: 'ordered' })
  await expect(ensure({ name: 'caf\u{e9}' })).resolves.toMatchObject({ state: 'existing' })
  const byIntent = orders.ensure(unnamed, { ...consent, intent: 'caf\u{e9}' })
  await expect(byIntent).resolves.toMatchObject({ state: 'existing' })
  expect(await sent[0]!.json()).toMatchObject({ name: 'caf\u{e9}' })
})

test('a word that was ordered by intent is found by name, before and after it is listed, with the name in `differs`', async () => {
  const { ensure, orders, replies, sent, shown } = createScriptedAccount()
  replies.push(json({ server }))
  await orders.ensure(unnamed, { ...consent, intent: 'shop' })
  const { name } = (await sent[0]!.clone().json()) as { name: string }
  shown.signups[7] = { ...server, name }
  const found = { state: 'existing', differs: ['name'] }
  await expect(ensure({ name: 'shop' })).resolves.toMatchObject({ ...found, contract: { id: 7 } })
  shown.contracts.push({ uuid: 'a', name })
  await expect(ensure({ name: 'shop' })).resolves.toMatchObject({ ...found, contract: { uuid: 'a' } })
  expect(sent).toHaveLength(1)
})

test('a contract that was renamed before its uuid was known is shown as listed, with what differs', async () => {
  const { ensure, replies, sent, shown } = createScriptedAccount()
  replies.push(json({ server: { ...server, name: 'shop' } }))
  await ensure({ name: 'shop' })
  shown.signups[7] = { ...server, uuid: 'a', name: 'front', status: 'active' }
  shown.contracts.push({ uuid: 'a', name: 'front', status: 'suspended' })
  const contract = { id: 7, uuid: 'a', name: 'front', status: 'suspended' }
  const found = { state: 'existing', differs: ['name'], contract }
  await expect(ensure({ name: 'shop' })).resolves.toMatchObject(found)
  await expect(ensure({ name: 'shop' })).resolves.toMatchObject(found)
  expect(sent).toHaveLength(1)
})

test('a renamed contract that the list lacks differs in its name', async () => {
  const { ensure, replies, shown } = createScriptedAccount()
  replies.push(json({ server: { ...server, name: 'shop' } }))
  await ensure({ name: 'shop' })
  shown.signups[7] = { ...server, uuid: 'a', name: 'front', status: 'active' }
  shown.hidden.push('a')
  await expect(ensure({ name: 'shop' })).resolves.toMatchObject({
    differs: ['name'],
    contract: { uuid: 'a' },
  })
})

test('a word that was ordered by name is found by intent', async () => {
  const { ensure, orders, replies, sent, shown } = createScriptedAccount()
  replies.push(json({ server: { ...server, name: 'shop' } }))
  await ensure({ name: 'shop' })
  const byIntent = () => orders.ensure(unnamed, { ...consent, intent: 'shop' })
  shown.signups[7] = { ...server, name: 'shop' }
  await expect(byIntent()).resolves.toMatchObject({ state: 'existing', contract: { id: 7 } })
  shown.signups[7] = { ...server, uuid: 'a', name: 'shop', status: 'active' }
  shown.contracts.push({ uuid: 'a', name: 'shop' })
  await expect(byIntent()).resolves.toMatchObject({ state: 'existing', contract: { uuid: 'a' } })
  expect(sent).toHaveLength(1)
})

test('a name and an intent of one word at the same time are one order, in one client and in two', async () => {
  for (const count of [1, 2]) {
    const { orders, connect, replies, sent } = createScriptedAccount()
    replies.push(json({ server }), json({ server }))
    const second = count === 1 ? orders : connect().orders
    await Promise.allSettled([
      orders.ensure(named, consent),
      second.ensure(unnamed, { ...consent, intent: 'shop' }),
    ])
    expect(sent).toHaveLength(1)
  }
})

test('a word of unknown outcome is not ordered in its other form', async () => {
  const { ensure, orders, replies, sent } = createScriptedAccount()
  replies.push(new TypeError('reset'))
  await expect(ensure({ name: 'shop' })).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const byIntent = orders.ensure(unnamed, { ...consent, intent: 'shop' })
  await expect(byIntent).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect(sent).toHaveLength(1)
})

test('an intent that is the name of a listed contract without a record orders nothing, and names the contract', async () => {
  const { orders, shown, requests } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'shop' })
  await expect(orders.ensure(unnamed, { ...consent, intent: 'shop' })).rejects.toMatchObject({
    name: 'ConfigError',
    field: 'intent',
    message: 'intent shop is the name of a: order by name to take it, or choose another word',
  })
  expect(requests).not.toContain('POST /v1/vps/servers')
  await expect(orders.ensure(named, consent)).resolves.toMatchObject({ state: 'existing' })
})

test.each(['expired', 'Cancelled', 'CANCELED', 'deleted', 'terminated'])(
  'a contract with the status %s has ended, and its name is ordered again',
  async (status) => {
    const { ensure, replies, shown } = createScriptedAccount()
    shown.contracts.push({ uuid: 'a', name: 'web-01', status })
    replies.push(json({ server }))
    await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  },
)

test.each(['cancel_scheduled', 'cancelling', 'expired_soon', 'locked', 'undeleted'])(
  'a contract with the status %s is existing, and differs in its status',
  async (status) => {
    const { ensure, shown } = createScriptedAccount()
    shown.contracts.push({ uuid: 'a', name: 'web-01', status })
    await expect(ensure()).resolves.toMatchObject({ state: 'existing', differs: ['status'] })
  },
)

test.each(['active', 'Suspended', 'building', 'setup_pending'])(
  'a contract with the status %s lives',
  async (status) => {
    const { ensure, shown } = createScriptedAccount()
    shown.contracts.push({ uuid: 'a', name: 'web-01', status })
    expect(await ensure()).not.toHaveProperty('differs')
  },
)
