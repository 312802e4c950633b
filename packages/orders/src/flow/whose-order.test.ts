import { type Client, createMemoryJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { createIndexedJournal } from '../testing/indexed-journal.ts'
import { json } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'

const order: Order = { plan_id: 'standard-2gb', name: 'web-01' }
const server = { id: 7, uuid: 'a', name: 'web-01', status: 'active' }
const elsewhere = 'https://other.example.com'
const journalOf = { name: 'ConfigError', field: 'journal' }

/** An account whose journal has an executed order. `as` connects further clients with this journal. */
async function ordered(placed: object = server, journal = createMemoryJournal()) {
  const account = createScriptedAccount({ journal })
  account.replies.push(json({ server: placed }))
  await account.ensure()
  const as = (options: object) => {
    account.shown.log.length = 0 // each key has its own log
    return account.connect({ apiKey: 'key-two', ...options }).orders
  }
  return { ...account, as, journal }
}

/** Another account, whose API shows nothing of the first one, with the journal of the first one. */
function other({ client }: { client: Client }, options: object = {}): ScriptedAccount {
  return createScriptedAccount({ journal: portsOf(client).journal, apiKey: 'key-of-another', ...options })
}

test('another address of the same API orders nothing again, by name or by intent', async () => {
  const { as, replies, sent, shown } = await ordered()
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  replies.push(json({ server: { id: 8, uuid: 'b' } }))
  const unnamed = { plan_id: 'standard-2gb' }
  const input = { ...consent, intent: 'shop' }
  await as({}).ensure(unnamed, input)
  shown.contracts.push({ uuid: 'b', name: ((await sent[1]!.json()) as Order).name! })
  const moved = as({ baseUrl: elsewhere })
  await expect(moved.ensure(order, consent)).resolves.toMatchObject({ state: 'existing' })
  await expect(moved.ensure(unnamed, input)).resolves.toMatchObject({ state: 'existing' })
  expect(sent).toHaveLength(2)
})

test('a contract of the journal that is visible at another address notes the address with the next order', async () => {
  const { as, replies, shown, journal } = await ordered()
  shown.contracts.push({ uuid: 'a', name: 'renamed' })
  replies.push(json({ server: { id: 8, uuid: 'b' } }))
  await as({ baseUrl: elsewhere }).ensure({ ...order, name: 'web-02' }, consent)
  const [own] = await journal.list()
  expect(own).toMatchObject({ path: 'journal', addresses: ['https://api.example.com', elsewhere] })
})

test('a sign-up status with its uuid proves whose journal it is while nothing is listed', async () => {
  const { as, replies, shown } = await ordered()
  shown.signups[7] = { ...server, name: 'renamed' }
  replies.push(json({ server: { id: 8, uuid: 'b' } }))
  const next = as({ baseUrl: elsewhere }).ensure({ ...order, name: 'web-02' }, consent)
  await expect(next).resolves.toMatchObject({ state: 'ordered' })
})

test.each([
  ['a derived name, at another address', { plan_id: 'standard-2gb' }, elsewhere, true],
  ['a given name, at a noted address', order, 'https://api.example.com', true],
  ['a given name, at another address', order, elsewhere, false],
])(
  'the sign-up status of an order without a uuid has %s: it proves whose journal it is, or not',
  async (_, first, baseUrl, isProof) => {
    const { client, connect, replies, sent, shown } = createScriptedAccount()
    replies.push(json({ server: { id: 7, uuid: null } }), json({ server: { id: 8, uuid: 'b' } }))
    const { orders } = connect({ journal: portsOf(client).journal })
    await orders.ensure(first, { ...consent, ...(first === order ? {} : { intent: 'shop' }) })
    const { name = '' } = (await sent[0]!.clone().json()) as Order
    shown.signups[7] = { id: 7, uuid: null, name, status: 'setup_pending' }
    shown.log.length = 0 // each key has its own log
    const next = connect({ journal: portsOf(client).journal, apiKey: 'key-two', baseUrl }).orders
    const result = await next.ensure({ ...order, name: 'web-02' }, consent).catch((error: unknown) => error)
    expect(result).toMatchObject(isProof ? { state: 'ordered' } : journalOf)
  },
)

test('a sign-up status with the number of the order alone proves nothing', async () => {
  const first = await ordered({ ...server, uuid: null })
  const second = other(first)
  second.shown.signups[7] = { id: 7, uuid: null, name: 'of another', status: 'setup_pending' }
  await expect(second.ensure({ name: 'web-02' })).rejects.toMatchObject(journalOf)
})

test('a sign-up status with the number and the name of the order, and another uuid, proves nothing', async () => {
  const first = await ordered()
  const second = other(first)
  second.shown.signups[7] = { ...server, uuid: 'b' }
  await expect(second.ensure({ name: 'web-02' })).rejects.toMatchObject(journalOf)
})

test.each([
  ['at its address', {}, 'https://api.example.com'],
  ['at another address', { baseUrl: elsewhere }, elsewhere],
])(
  'a journal of another account %s is an error that names both and what was ordered',
  async (_, at, there) => {
    const first = await ordered()
    const second = other(first, at)
    const calls = [
      () => second.ensure(),
      () => second.ensure({ name: 'web-02' }),
      () => second.orders.find({ ...order, name: 'web-02' }),
      () => second.quote(),
    ]
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({
        ...journalOf,
        message: `journal is of another account: it ordered web-01, a at https://api.example.com, and ${there} has none of it. Give each account a journal of its own; if all of it has ended, begin a new one`,
      })
    }
    expect(second.requests).not.toContain('POST /v1/vps/servers')
  },
)

test('two customers in one process that were given no journal get the same error, not a wrong order', async () => {
  // Other tests of this process have ordered with the memory that all clients share.
  const realm = globalThis as unknown as Record<symbol, unknown>
  const memory = Symbol.for('@hostwright/orders')
  const kept = realm[memory]
  delete realm[memory]
  try {
    const first = createScriptedAccount({ journal: undefined })
    first.replies.push(json({ server: { id: 7, uuid: null } }))
    await first.place(await first.quote())
    const second = createScriptedAccount({ journal: undefined, apiKey: 'key-of-another' })
    await expect(second.quote()).rejects.toMatchObject(journalOf)
    expect(second.requests).not.toContain('POST /v1/vps/servers')
  } finally {
    realm[memory] = kept
  }
})

test('a key that cannot see everything does not tell whose journal it is', async () => {
  const first = await ordered()
  const second = other(first)
  second.shown.targetMode = 'selected'
  await expect(second.ensure({ name: 'web-02' })).rejects.toMatchObject({
    name: 'ConfigError',
    field: 'apiKey',
    message: 'apiKey may not see what the journal has ordered, web-01, a: use a key that does',
  })
})

test('a contract that is there and not listed is visible', async () => {
  const { as, replies, shown } = await ordered()
  shown.hidden.push('a')
  replies.push(json({ server: { id: 8, uuid: 'b' } }))
  const next = as({}).ensure({ ...order, name: 'web-02' }, consent)
  await expect(next).resolves.toMatchObject({ state: 'ordered' })
})

test('the same key at the same address is the same account, though all of its contracts are gone', async () => {
  const { ensure, replies } = await ordered()
  replies.push(json({ server: { id: 8, uuid: 'b' } }))
  await expect(ensure()).rejects.toMatchObject({ field: 'again' })
  await expect(ensure({ name: 'web-02' })).resolves.toMatchObject({ state: 'ordered' })
})

test('a key that has ordered one thing of the journal, and another key the rest, is of its account', async () => {
  const { as, ensure, replies, shown } = await ordered()
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  replies.push(json({ server: { id: 8, uuid: 'b' } }), json({ server: { id: 9, uuid: 'c' } }))
  await as({}).ensure({ ...order, name: 'web-02' }, consent)
  shown.contracts.length = 0
  await expect(ensure({ name: 'web-03' })).resolves.toMatchObject({ state: 'ordered' })
})

test('a key that came after the dry run and before the order is of its account', async () => {
  let key = 'key-one'
  const { ensure, dryRuns, replies } = createScriptedAccount({ apiKey: () => key })
  dryRuns.push(new TypeError('reset'))
  await expect(ensure()).rejects.toThrow('reset')
  key = 'key-two'
  replies.push(json({ server }), json({ server: { id: 8, uuid: 'b' } }))
  await ensure()
  await expect(ensure({ name: 'web-02' })).resolves.toMatchObject({ state: 'ordered' })
})

test('a contract that got a new uuid during maintenance shows whose journal it is', async () => {
  const { as, ensure, replies, shown } = await ordered()
  const contract = { uuid: 'a', name: 'web-01', ip_address: '203.0.113.7' }
  shown.contracts.push(contract)
  replies.push(json({ server: { id: 8, uuid: 'b' } }), json({ server: { id: 9, uuid: 'c' } }))
  await ensure({ name: 'web-02' })
  shown.contracts = [{ ...contract, uuid: 'a2' }]
  const next = as({ baseUrl: elsewhere }).ensure({ ...order, name: 'web-03' }, consent)
  await expect(next).resolves.toMatchObject({ state: 'ordered' })
})

test('a contract from before an order shows whose journal it is to a new key, if the order’s own was renamed', async () => {
  const account = createScriptedAccount()
  const old = { uuid: 'old', name: 'web-00', status: 'active' }
  account.shown.contracts.push(old)
  account.replies.push(json({ server: { ...server, uuid: null } }), json({ server: { id: 8, uuid: 'b' } }))
  await account.ensure()
  account.shown.contracts.push({ ...server, name: 'renamed' })
  account.shown.signups[7] = { ...server, name: 'renamed' }
  await expect(other(account).ensure({ name: 'web-02' })).rejects.toMatchObject(journalOf)
  account.shown.log.length = 0 // each key has its own log
  const next = account.connect({ apiKey: 'key-two' }).orders.ensure({ ...order, name: 'web-02' }, consent)
  await expect(next).resolves.toMatchObject({ state: 'ordered' })
})

test('an index does not make a journal of another account ours', async () => {
  const first = await ordered(server, createIndexedJournal([]))
  const second = other(first)
  second.shown.contracts.push({ uuid: 'b', name: 'web-02' })
  await expect(second.ensure({ name: 'web-03' })).rejects.toMatchObject(journalOf)
})

test('the same key at another address that shows nothing of it is another account', async () => {
  const first = await ordered()
  const second = other(first, { apiKey: 'unit-test-key', baseUrl: elsewhere })
  await expect(second.ensure({ name: 'web-02' })).rejects.toMatchObject(journalOf)
})

test('a journal without an executed order is adopted, at any address', async () => {
  const first = createScriptedAccount()
  await first.quote()
  const second = other(first, { baseUrl: elsewhere })
  second.replies.push(json({ server }))
  await expect(second.ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('a journal whose contracts have all ended is adopted', async () => {
  const first = await ordered()
  first.shown.contracts.push({ uuid: 'a', name: 'web-01', status: 'Cancelled' })
  await first.quote()
  const second = other(first)
  second.replies.push(json({ server: { id: 8, uuid: 'b' } }))
  await expect(second.ensure({ name: 'web-02' })).resolves.toMatchObject({ state: 'ordered' })
})

test('a journal of which one contract has ended and another is not there is that of another account', async () => {
  const { ensure, replies, shown, client, quote } = await ordered()
  replies.push(json({ server: { id: 8, uuid: 'b' } }))
  await ensure({ name: 'web-02' })
  shown.contracts.push({ uuid: 'a', name: 'web-01', status: 'Cancelled' }, { uuid: 'b', name: 'web-02' })
  await quote()
  await expect(other({ client }).ensure({ name: 'web-03' })).rejects.toMatchObject(journalOf)
})

test('only records of the same world count: the runs of a sandbox share a journal', async () => {
  const first = createScriptedAccount({ apiKey: 'sandbox_1', allowInsecure: true })
  first.shown.sandboxWorld = 'one'
  first.replies.push(json({ server }), json({ server }))
  await expect(first.ensure()).resolves.toMatchObject({ state: 'ordered' })
  first.shown.sandboxWorld = 'two'
  first.shown.log.length = 0
  await expect(first.ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('two accounts with a journal each send one word under two Idempotency-Keys and one derived name', async () => {
  const accounts = [createScriptedAccount(), createScriptedAccount({ apiKey: 'key-of-another' })]
  for (const { orders, replies } of accounts) {
    replies.push(json({ server: { id: 7, uuid: null } }))
    await orders.ensure({ plan_id: 'standard-2gb' }, { ...consent, intent: 'shop' })
  }
  const sent = accounts.map((account) => account.sent[0]!)
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
  const names = await Promise.all(sent.map(async (request) => ((await request.json()) as Order).name))
  expect(names[0]).toBe(names[1])
})

test('the list catches the order of a second journal by its derived name', async () => {
  const first = createScriptedAccount()
  first.replies.push(json({ server: { id: 7, uuid: null } }))
  const input = { ...consent, intent: 'shop' }
  await first.orders.ensure({ plan_id: 'standard-2gb' }, input)
  first.shown.contracts.push({ uuid: 'a', name: ((await first.sent[0]!.json()) as Order).name! })
  const second = first.connect({ journal: createMemoryJournal() }).orders
  await expect(second.ensure({ plan_id: 'standard-2gb' }, input)).resolves.toMatchObject({
    state: 'existing',
  })
  const named = second.ensure({ ...order, name: 'shop' }, consent)
  await expect(named).resolves.toMatchObject({ state: 'existing', differs: ['name'] })
})
