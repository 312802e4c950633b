import { createMemoryJournal, type OrderJournal, type OrderRecord, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { placed } from '../testing/responses.ts'
import { createScriptedProduct, type Order } from '../testing/scripted-product.ts'
import { createOrders } from './create-orders.ts'
import { journalId } from '../record/journal-record.ts'

test('an order leaves once, with the quoted price, its key and its mark', async () => {
  const { quote, place, replies, sent, client } = createScriptedAccount()
  replies.push(placed())
  const quoted = await quote()
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(quoted.idempotencyKey)
  expect(await sent[0]?.json()).toEqual({
    plan_id: 'standard-2gb',
    name: quoted.mark?.value,
    root_password: consent.root_password,
    agree_to_terms: true,
    expected_total_price: 900,
    dry_run: false,
  })
  expect(await portsOf(client).journal.list()).toMatchObject([
    { state: 'settled', outcome: { executed: true, server: { id: 7, uuid: null } } },
  ])
})

test('a quote that is placed again returns the confirmed contract and sends nothing', async () => {
  const { quote, place, replies, requests, connect } = createScriptedAccount()
  const quoted = JSON.parse(JSON.stringify(await quote())) as Quote<Order>
  replies.push(placed())
  const first = await place(quoted)
  requests.length = 0
  await expect(place(quoted)).resolves.toEqual(first)
  await expect(connect().orders.place(quoted, consent)).resolves.toEqual(first)
  expect(requests).toEqual([])
})

test('two clients that place a quote at the same time send one order', async () => {
  const journal = createMemoryJournal()
  const bothHaveRead = Promise.withResolvers<void>()
  let readers = 0
  const read: OrderJournal['read'] = async (id) => {
    const record = await journal.read(id)
    if (id === journalId) return record
    if ((readers += 1) === 2) bothHaveRead.resolve()
    await bothHaveRead.promise
    return record
  }
  const { quote, place, replies, sent, connect } = createScriptedAccount({ journal: { ...journal, read } })
  const quoted = await quote()
  replies.push(placed())
  const both = await Promise.allSettled([place(quoted), connect().orders.place(quoted, consent)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sent).toHaveLength(1)
})

test('clients that were given no journal share the memory of their process', async () => {
  const first = createScriptedAccount({ journal: undefined })
  const quoted = await first.quote()
  first.replies.push(placed())
  await first.place(quoted)
  const second = first.connect({ journal: undefined }).orders
  await expect(second.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  expect(first.sent).toHaveLength(1)
})

test('of two quotes with one key, one is sent', async () => {
  const { quote, place, replies, sent } = createScriptedAccount()
  const key = { idempotencyKey: 'order-0001' }
  const [one, two] = [await quote(key), await quote(key)]
  replies.push(placed())
  await place(one)
  await expect(place(two)).rejects.toThrow('idempotencyKey belongs to another order in the journal')
  expect(sent).toHaveLength(1)
})

test('of two quotes with one key that are placed at the same time, at most one is sent', async () => {
  const { quote, place, replies, sent } = createScriptedAccount()
  const key = { idempotencyKey: 'order-0001' }
  const quotes = [await quote(key), await quote(key)]
  replies.push(placed())
  await Promise.allSettled(quotes.map((quoted) => place(quoted)))
  expect(sent.length).toBeLessThanOrEqual(1)
})

test.each<[string, (quote: Quote<Order>) => Quote<Order>]>([
  ['in its order', (quote) => ({ ...quote, order: { plan_id: 'standard-64gb' } })],
  ['in its price', (quote) => ({ ...quote, total_price: 1 })],
  ['in its key', (quote) => ({ ...quote, idempotencyKey: 'another-key' })],
  ['in its fingerprint', (quote) => ({ ...quote, fingerprint: 'a' })],
])('a quote that was changed %s is rejected before anything is sent', async (_, change) => {
  const { quote, place, requests } = createScriptedAccount()
  const quoted = await quote()
  requests.length = 0
  await expect(place(change(quoted))).rejects.toThrow(
    'quote was changed, or is of another version: quote again',
  )
  expect(requests).toEqual([])
})

test.each([null, 'quote', undefined, 7, {}, []])('%o in place of a quote is rejected', async (given) => {
  const { place, requests } = createScriptedAccount()
  await expect(place(given as never)).rejects.toThrow('quote is not a quote: pass the result of `quote`')
  expect(requests).toEqual([])
})

test('a quote of another API key is rejected before anything is sent', async () => {
  const { quote, connect, requests } = createScriptedAccount()
  const quoted = await quote()
  requests.length = 0
  const other = connect({ apiKey: 'another-key' }).orders
  await expect(other.place(quoted, consent)).rejects.toThrow(
    'quote was made with another API key: quote again',
  )
  expect(requests).toEqual([])
})

test('a quote of a sandbox is one of its world: after a reset it is rejected', async () => {
  const { connect, shown, replies, requests } = createScriptedAccount()
  shown.sandboxWorld = 'one'
  const sandbox = { apiKey: 'sandbox_1', allowInsecure: true }
  const [owner, other] = [connect(sandbox).orders, connect(sandbox).orders]
  const order = { plan_id: 'standard-2gb' }
  const quoted = await owner.quote(order, { root_password: 'x' })
  expect(quoted.world).toBe('one')
  shown.sandboxWorld = 'two'
  await expect(other.place(quoted, consent)).rejects.toThrow(
    'quote was made for /v1/vps/servers of another product or sandbox: quote again here',
  )
  shown.sandboxWorld = 'one'
  replies.push(placed())
  requests.length = 0
  await expect(owner.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  // The client that made the quote just now does not read the world of the sandbox again.
  expect(requests).not.toContain('GET /v1/me')
  await expect(other.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
})

test('properties of a quote survive a store that sorts them', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const turned = Object.fromEntries(Object.entries(await quote()).toReversed()) as unknown as Quote<Order>
  replies.push(placed())
  await expect(place(turned)).resolves.toEqual({ id: 7, uuid: null })
})

test('an order above the client’s limit is rejected before anything is sent, one at it passes', async () => {
  const { quote, connect, requests, replies } = createScriptedAccount()
  const quoted = await quote()
  requests.length = 0
  const placing = (maxTotalPrice: number) => connect({ maxTotalPrice }).orders.place(quoted, consent)
  await expect(placing(899)).rejects.toThrow('maxTotalPrice is 899 yen, and the order costs 900')
  expect(requests).toEqual([])
  replies.push(placed())
  await expect(placing(900)).resolves.toEqual({ id: 7, uuid: null })
})

test('a quote that the journal has no record of is rejected, to the client that made it, too', async () => {
  let isLost = false
  const inner = createMemoryJournal()
  const read: OrderJournal['read'] = async (id) => (isLost ? undefined : inner.read(id))
  const { quote, place, connect, requests, replies } = createScriptedAccount({ journal: { ...inner, read } })
  const quoted = await quote()
  requests.length = 0
  const refused = {
    name: 'ConfigError',
    field: 'quote',
    message:
      'quote may have been placed already, because the journal has no record of it: quote again, or share the journal',
  }
  const stranger = connect({ journal: createMemoryJournal() }).orders
  await expect(stranger.place(quoted, consent)).rejects.toMatchObject(refused)
  isLost = true
  await expect(place(quoted)).rejects.toMatchObject(refused)
  expect(requests).toEqual([])
  isLost = false
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('an order that was settled is not placed again', async () => {
  const { quote, place, reconcile, requests, shown } = createScriptedAccount()
  const [gone, named] = [await quote(), await quote()]
  shown.hidden.push('a')
  await reconcile(gone, { contract: null })
  await reconcile(named, { contract: 'a' })
  requests.length = 0
  await expect(place(gone)).rejects.toThrow('quote was not executed: quote again')
  await expect(place(named)).rejects.toThrow('quote was ordered already, as a: quote again')
  expect(requests).toEqual([])
})

test('a journal that cannot be read or written stops an order before it leaves', async () => {
  const inner = createMemoryJournal()
  let fails: 'read' | 'write' | 'list' | undefined
  const broken = (what: typeof fails): void => {
    if (fails === what) throw new Error('disk full')
  }
  const journal: OrderJournal = {
    read: async (id) => (broken('read'), inner.read(id)),
    write: async (record) => (broken('write'), inner.write(record)),
    list: async () => (broken('list'), inner.list()),
  }
  const { quote, place, replies, sent } = createScriptedAccount({ journal })
  const quoted = await quote()
  for (const what of ['read', 'write', 'list'] as const) {
    fails = what
    await expect(place(quoted)).rejects.toMatchObject({
      name: 'JournalError',
      message: expect.stringMatching(/so this call sent no order: disk full$/),
    })
  }
  expect(sent).toHaveLength(0)
  fails = undefined
  expect(await inner.read(quoted.id)).toMatchObject({ state: 'planned' })
  replies.push(() => {
    fails = 'write' // the confirmed contract is returned although it cannot be written down
    return placed()
  })
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  fails = undefined
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(1)
})

test('a claim that reached the journal although its write failed is taken back; that of somebody else is not', async () => {
  const inner = createMemoryJournal()
  let onClaim: ((record: OrderRecord) => Promise<unknown>) | undefined
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      if (record.state !== 'sending' || onClaim === undefined) return inner.write(record)
      await onClaim(record)
      throw new Error('connection lost')
    },
  }
  const { quote, place, sent } = createScriptedAccount({ journal })
  const quoted = await quote()
  onClaim = (record) => inner.write(record)
  await expect(place(quoted)).rejects.toThrow('so this call sent no order: connection lost')
  expect(await inner.read(quoted.id)).toMatchObject({ state: 'planned', requests: [{ kind: 'dry-run' }] })
  onClaim = (record) =>
    inner.write({ ...record, writer: 'somebody else', requests: [{ ...record.requests[1]!, id: 'theirs' }] })
  await expect(place(quoted)).rejects.toThrow('so this call sent no order: connection lost')
  expect(await inner.read(quoted.id)).toMatchObject({ state: 'sending', writer: 'somebody else' })
  expect(sent).toEqual([])
})

test('a quote of another product is rejected before anything is sent', async () => {
  const { quote, client, requests } = createScriptedAccount()
  const quoted = await quote()
  requests.length = 0
  const hosting = createOrders(client, { ...createScriptedProduct(client), path: '/v1/server' })
  await expect(hosting.place(quoted, consent)).rejects.toThrow(
    'quote was made for /v1/vps/servers of another product or sandbox: quote again here',
  )
  expect(requests).toEqual([])
})

test('the order that is sent is the given quote, even if the caller changes the object meanwhile', async () => {
  const { quote, place, replies, sent, client } = createScriptedAccount()
  replies.push(placed())
  const quoted = await quote()
  const given = structuredClone(quoted)
  const placing = place(given)
  const other = { order: { plan_id: 'premium-4gb' }, idempotencyKey: 'another-key', total_price: 1 }
  Object.assign(given, { ...other, id: crypto.randomUUID() })
  await expect(placing).resolves.toMatchObject({ id: 7 })
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([quoted.idempotencyKey])
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'settled', quote: quoted })
})
