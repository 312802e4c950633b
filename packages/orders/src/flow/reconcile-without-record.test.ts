import { createMemoryJournal, type OrderJournal, toJapanTime } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { pass } from '../testing/lost-order.ts'

const minute = 60_000

test('an order that the journal does not have may have left until it was first asked about', async () => {
  const account = createScriptedAccount()
  const { quote, connect, platform } = account
  const quoted = await quote()
  const journal = createMemoryJournal()
  const { orders, client } = connect({ journal })
  await pass(account, 60)
  const { keyId, apiAt: from, apiBy } = quoted
  const asked = platform.now()
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
  expect(await portsOf(client).journal.list()).toMatchObject([
    {
      id: quoted.id,
      world: quoted.world,
      path: quoted.path,
      idempotencyKey: quoted.idempotencyKey,
      quote: quoted,
      state: 'sending',
      requests: [
        {
          kind: 'dry-run',
          keyId,
          from,
          leftBy: apiBy,
          to: apiBy! + 2 * minute,
          status: 200,
          result: 'executed',
        },
        { kind: 'order', keyId, from, leftBy: asked, to: null, status: null, result: null },
      ],
    },
  ])
  await pass(account, 75)
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a caller who knows when an order was sent at the latest does not wait as long', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const sentBefore = new Date(account.platform.now())
  await pass(account, 76)
  const strangers = [1, 2].map(() => account.connect({ journal: createMemoryJournal() }).orders)
  await expect(strangers[0]?.reconcile(quoted, { sentBefore })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
  await expect(strangers[1]?.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('an order whose key may not read the log is never over', async () => {
  const account = createScriptedAccount()
  account.shown.isLogForbidden = true
  const quoted = await account.quote()
  account.replies.push(new TypeError('terminated'))
  await account.place(quoted).catch(() => {})
  await account.platform.sleep(900 * minute)
  const found = await account.reconcile(quoted)
  expect(found).toMatchObject({ outcome: 'unknown', entries: [] })
  expect(found).not.toHaveProperty('askAgainMs')
})

test('a log without the header of its time still dates an order by its newest entry', async () => {
  const account = createScriptedAccount()
  const { orders, client } = account.connect({
    journal: createMemoryJournal(),
    fetch: async (request) => {
      const response = await account.fetch(request)
      response.headers.delete('Date')
      return response
    },
  })
  const quoted = await account.quote()
  await pass(account, 10)
  const newest = account.shown.log[0]!.created_at
  await orders.reconcile(quoted)
  const [record] = await portsOf(client).journal.list()
  expect(toJapanTime(record!.requests[1]!.leftBy!)).toBe(newest)
})

test('the record of an order that the journal does not have is there before the account is read', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const journal = createMemoryJournal()
  const states: (string | undefined)[] = []
  const { orders } = account.connect({
    journal,
    fetch: async (request) => {
      states.push((await journal.read(quoted.id))?.state)
      return account.fetch(request)
    },
  })
  await orders.reconcile(quoted)
  expect(new Set(states)).toEqual(new Set(['sending']))
})

test('of two processes that assume an order at the same time, one polls', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const write = async (): Promise<boolean> => false
  const { orders } = account.connect({ journal: { ...createMemoryJournal(), write } })
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({
    outcome: 'unknown',
    reason: 'another process has changed the record in the journal; poll again',
    askAgainMs: 1_000,
  })
})

test('the dry run of a quote without a time is not dated by the time of asking', async () => {
  const account = createScriptedAccount()
  account.shown.isLogForbidden = true
  const quoted = await account.quote()
  account.replies.push(new TypeError('terminated'))
  await account.place(quoted).catch(() => {})
  account.shown.isLogForbidden = false
  await account.reconcile(quoted)
  expect((await portsOf(account.client).journal.read(quoted.id))?.requests).toMatchObject([
    { kind: 'dry-run', leftBy: null },
    { kind: 'order', leftBy: account.platform.now() },
  ])
})

/** A journal that a crash has set back to the record from before the quote. */
async function rollBack({ client }: ScriptedAccount, id: string): Promise<OrderJournal> {
  const journal = createMemoryJournal()
  const { quote: _, ...record } = (await portsOf(client).journal.read(id))!
  const requests = record.requests.map((request) => ({ ...request, status: null, result: null, to: null }))
  await journal.write({ ...record, requests, revision: 1 })
  return journal
}

test('a quote whose record was set back to before the quote is not placed', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const { orders } = account.connect({ journal: await rollBack(account, quoted.id) })
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching('because the journal has no record of it'),
  })
  expect(account.sent).toEqual([])
})

test('a record that was set back to before the quote counts as none: an attempt may have left', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  account.log(200)
  const { orders, client } = account.connect({ journal: await rollBack(account, quoted.id) })
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', entries: [{}] })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    revision: 3,
    state: 'sending',
    quote: quoted,
  })
  await expect(orders.pending()).resolves.toMatchObject([{ state: 'sending', quote: quoted }])
  await expect(orders.reconcile(quoted, { contract: null })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
})

test('a client that has sent an order keeps its quote although the journal was set back', async () => {
  const account = createScriptedAccount()
  const { client, orders, replies, place, quote } = account
  const quoted = await quote()
  const back = await (await rollBack(account, quoted.id)).read(quoted.id)
  replies.push(new TypeError('reset'))
  await expect(place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  portsOf(client).journal.read = async () => back
  portsOf(client).journal.list = async () => [back!]
  await expect(orders.pending()).resolves.toMatchObject([{ state: 'sending', quote: quoted }])
})
