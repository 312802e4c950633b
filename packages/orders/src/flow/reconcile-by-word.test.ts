import { createMemoryJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/responses.ts'
import { loseOrder } from '../testing/lost-order.ts'

/** An order of a given name whose response was lost, and a contract of that name. */
async function lose() {
  const account = await loseOrder('web-01')
  account.shown.contracts.push({ uuid: 'new', name: 'web-01' })
  account.shown.hidden.push('new', 'old')
  return account
}

const told = { reason: 'the journal has its outcome', entries: [] }

test('a person says which contract is the order’s: it is settled for good', async () => {
  const { reconcile, quoted, client, requests, place } = await lose()
  requests.length = 0
  const executed = { ...told, outcome: 'executed', contracts: ['new'] }
  expect(await reconcile(quoted, { contract: 'new' })).toEqual(executed)
  expect(requests).toEqual(['GET /v1/vps/servers/new', 'GET /v1/me', 'GET /v1/logs', 'GET /v1/vps/servers'])
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: true, contracts: ['new'], isWord: true },
  })
  expect(await reconcile(quoted)).toEqual(executed)
  await expect(place(quoted)).rejects.toThrow('quote was ordered already, as new')
})

test('a person says that an order has no contract: a contract of a given name does not contradict', async () => {
  const { reconcile, quoted, client, requests } = await lose()
  requests.length = 0
  const reason = 'a person has said so'
  const denied = { outcome: 'not-executed', contracts: [], reason, entries: [] }
  expect(await reconcile(quoted, { contract: null })).toEqual(denied)
  expect(requests).toEqual([])
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: false, contracts: [], isWord: true },
  })
  expect(await reconcile(quoted)).toEqual(denied)
})

test('a contract of the derived name that appears after a person has denied it is told', async () => {
  const { replies, quote, place, reconcile, shown } = createScriptedAccount()
  replies.push(new TypeError('terminated'))
  const quoted = await quote()
  await place(quoted).catch(() => {})
  await expect(reconcile(quoted, { contract: null })).resolves.toMatchObject({ outcome: 'not-executed' })
  shown.contracts.push({ uuid: 'late', name: quoted.mark!.value })
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'executed',
    contracts: ['late'],
    reason: expect.stringMatching(/^it was executed after it had been reported as not executed/),
  })
})

test('a person may correct the word', async () => {
  const { reconcile, quoted } = await lose()
  await reconcile(quoted, { contract: null })
  await expect(reconcile(quoted, { contract: 'new' })).resolves.toMatchObject({ outcome: 'executed' })
})

test('the contract that a person has named for one order is not unowned for another', async () => {
  const { reconcile, quoted, quote, place, replies, platform, log, shown } = await lose()
  shown.contracts.pop()
  const other = await quote({}, { plan_id: 'standard-2gb', name: 'web-01' })
  replies.push(new TypeError('terminated'))
  await place(other).catch(() => {})
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  await platform.sleep(90 * 60_000)
  log(422)
  await expect(reconcile(other)).resolves.toMatchObject({ outcome: 'unknown', contracts: ['new'] })
  await reconcile(quoted, { contract: 'new' })
  await expect(reconcile(other)).resolves.toMatchObject({ outcome: 'not-executed' })
  await expect(reconcile(other, { contract: 'new' })).rejects.toThrow(
    'contract is the contract of another order in the journal',
  )
})

test('a contract that was there before the order, or is not there at all, is rejected', async () => {
  const { reconcile, quoted, client } = await lose()
  await expect(reconcile(quoted, { contract: 'old' })).rejects.toThrow('contract was there before this order')
  await expect(reconcile(quoted, { contract: 'typo' })).rejects.toThrow(
    'contract is not there: give the uuid or servername of a contract of the account',
  )
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
})

test('a contract beside that of another order in the journal can be named, and named again', async () => {
  const { reconcile, quoted, quote, place, replies, shown } = await lose()
  replies.push(json({ server: { id: 8, uuid: 'another' } }))
  await place(await quote())
  shown.contracts.push({ uuid: 'another', name: 'another' })
  const executed = { outcome: 'executed', contracts: ['new'] }
  await expect(reconcile(quoted, { contract: 'new' })).resolves.toMatchObject(executed)
  await expect(reconcile(quoted, { contract: 'new' })).resolves.toMatchObject(executed)
})

test('the contract that the API has confirmed cannot be talked away', async () => {
  const { quote, place, replies, reconcile, shown } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'new' } }))
  const quoted = await quote()
  await place(quoted)
  shown.hidden.push('new', 'other')
  const message = 'contract is not this order’s: the API has confirmed new'
  await expect(reconcile(quoted, { contract: 'other' })).rejects.toThrow(message)
  await expect(reconcile(quoted, { contract: null })).rejects.toThrow(message)
  await expect(reconcile(quoted, { contract: 'new' })).resolves.toMatchObject({
    outcome: 'executed',
    contracts: ['new'],
    server: { id: 7, uuid: 'new' },
  })
})

/** An order whose response was lost, and its contract, which has the derived name. */
async function loseDerived() {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote()
  await account.place(quoted).catch(() => {})
  account.shown.contracts.push({ uuid: 'new', name: quoted.mark!.value })
  account.shown.hidden.push('other')
  return { ...account, quoted }
}

const isProven = 'contract is not this order’s: new is proven to be its own'

test.each([null, 'other'])('a settled order with a proven contract cannot be given %s', async (contract) => {
  const { quoted, reconcile, client } = await loseDerived()
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: ['new'] })
  const before = await portsOf(client).journal.read(quoted.id)
  await expect(reconcile(quoted, { contract })).rejects.toThrow(isProven)
  expect(await portsOf(client).journal.read(quoted.id)).toEqual(before)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: ['new'] })
})

test.each([null, 'other'])(
  'a listed contract of the derived name is stronger than the word %s',
  async (word) => {
    const { quoted, reconcile, client } = await loseDerived()
    await expect(reconcile(quoted, { contract: word })).rejects.toThrow(isProven)
    expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
    await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: ['new'] })
  },
)

test('a contract that is proven after a person has denied it cannot be denied again', async () => {
  const { quoted, reconcile, shown, client } = await loseDerived()
  const [contract] = shown.contracts.splice(0)
  await reconcile(quoted, { contract: null })
  shown.contracts.push(contract!)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: ['new'] })
  shown.contracts.pop()
  await expect(reconcile(quoted, { contract: null })).rejects.toThrow(isProven)
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ outcome: { executed: true } })
})

test('a person may take back the contract that was named', async () => {
  const { reconcile, quoted } = await lose()
  await reconcile(quoted, { contract: 'new' })
  await expect(reconcile(quoted, { contract: null })).resolves.toMatchObject({ outcome: 'not-executed' })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('an order that was confirmed without an identifier can be given one, and not be denied', async () => {
  const { quote, place, replies, reconcile, shown } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: null } }))
  const quoted = await quote()
  await place(quoted)
  shown.hidden.push('new')
  await expect(reconcile(quoted, { contract: null })).rejects.toThrow(
    'contract is not this order’s: the API has confirmed the order',
  )
  await expect(reconcile(quoted, { contract: 'new' })).resolves.toMatchObject({
    outcome: 'executed',
    contracts: ['new'],
    server: { id: 7, uuid: null },
  })
})

test('a word about an order that the journal does not have is written down, too', async () => {
  const { quoted, connect } = await lose()
  const { orders, client } = connect({ journal: createMemoryJournal() })
  await expect(orders.reconcile(quoted, { contract: 'new' })).resolves.toMatchObject({ outcome: 'executed' })
  expect(await portsOf(client).journal.list()).toMatchObject([
    { revision: 1, state: 'settled', quote: quoted, requests: [{ kind: 'dry-run' }, { kind: 'order' }] },
  ])
})

test('a word is taken where the contracts could not be listed before the order', async () => {
  const { quote, shown, reconcile } = createScriptedAccount()
  shown.isListForbidden = true
  const quoted = await quote()
  shown.hidden.push('new')
  await expect(reconcile(quoted, { contract: 'new' })).resolves.toMatchObject({ outcome: 'executed' })
})

test('a person says that an order without a mark has no contract', async () => {
  const { quote, place, replies, reconcile } = createScriptedAccount()
  replies.push(new TypeError('terminated'))
  const quoted = await quote({ mark: false })
  await place(quoted).catch(() => {})
  await expect(reconcile(quoted, { contract: null })).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.each([[undefined], ['an abort']])(
  'a person says that an order has no contract while the list cannot be read: this counts, except after %s',
  async (reason) => {
    const { connect, fetch, replies } = createScriptedAccount({ retry: false })
    const abort = new AbortController()
    let isBroken = false
    const { orders } = connect({
      fetch: async (request) => {
        if (!isBroken || !request.url.endsWith('/v1/vps/servers')) return fetch(request)
        if (reason !== undefined) abort.abort(new Error(reason))
        throw new TypeError('terminated')
      },
    })
    replies.push(new TypeError('terminated'))
    const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
    await orders.place(quoted, consent).catch(() => {})
    isBroken = true
    const found = orders.reconcile(quoted, { contract: null, ...(reason && { signal: abort.signal }) })
    await (reason === undefined
      ? expect(found).resolves.toMatchObject({ outcome: 'not-executed' })
      : expect(found).rejects.toThrow(reason))
  },
)
