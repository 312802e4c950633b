import { createMemoryJournal, type OrderOutcomeUnknownError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/responses.ts'
import { pass } from '../testing/lost-order.ts'

const minute = 60_000
const server = { id: 7, uuid: null, name: 'web-01', status: 'setup_pending' }
const placed = (): Response => json({ server })

async function stop(account: ScriptedAccount, input = {}): Promise<OrderOutcomeUnknownError> {
  const error: unknown = await account.ensure({}, input).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'OrderOutcomeUnknownError' })
  return error as OrderOutcomeUnknownError
}

/** An order of the name whose response was lost. */
async function lose(): Promise<ScriptedAccount> {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('reset'))
  await stop(account)
  return account
}

test('while an order of its own of the name is not settled nothing is ordered, and the error says when to poll again', async () => {
  const account = await lose()
  const { sent, client, orders } = account
  const error = await stop(account)
  const [pending] = await orders.pending()
  expect(error).toMatchObject({
    reason: 'it may still be executed until its horizon has passed',
    askAgainMs: expect.any(Number),
    quote: pending?.quote,
    operation: 'POST /v1/vps/servers',
  })
  expect(error.despiteOthers).toBeUndefined()
  await expect(error.reconcile!()).resolves.toMatchObject({ outcome: 'unknown' })
  expect(sent).toHaveLength(1)
  expect(await portsOf(client).journal.list()).toHaveLength(1)
})

test('a contract that may be of a lost order, and that a later list lacks, is not ordered again', async () => {
  const account = await lose()
  const { shown, sent } = account
  await pass(account, 20)
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  expect(await account.ensure()).toMatchObject({ state: 'existing', contract: { uuid: 'a' } })
  await pass(account, 90)
  shown.contracts.length = 0
  const { reason, quote } = await stop(account)
  expect(reason).toContain('contracts that may belong to it are listed no longer: a')
  expect(sent).toHaveLength(1)
  // A person who says that there is none lets the order leave.
  await account.reconcile(quote as never, { contract: null })
  account.replies.push(placed())
  expect(await account.ensure()).toMatchObject({ state: 'ordered' })
})

test('an order that was not executed is ordered again once that is certain', async () => {
  const account = await lose()
  await pass(account, 74)
  await stop(account)
  await pass(account, 2)
  account.replies.push(placed())
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(account.sent).toHaveLength(2)
})

test('a listed contract of the name is existing, with the own order that may have led to it', async () => {
  const account = await lose()
  account.shown.contracts.push({ uuid: 'a', name: 'web-01' })
  const { contract, state, pending } = await account.ensure()
  expect([contract, state]).toEqual([{ uuid: 'a', name: 'web-01' }, 'existing'])
  expect(pending).toMatchObject([{ state: 'sending', quote: { order: { name: 'web-01' } } }])
  expect(account.sent).toHaveLength(1)
})

test('a lost order without a name is found by its derived one', async () => {
  const account = createScriptedAccount()
  const { replies, shown, orders, sent } = account
  replies.push(new TypeError('reset'))
  const ensure = () => orders.ensure({ plan_id: 'standard-2gb' }, { ...consent, intent: 'shop' })
  await expect(ensure()).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const { name } = (await sent[0]!.json()) as { name: string }
  shown.contracts.push({ uuid: 'a', name })
  expect(await ensure()).toEqual({ contract: { uuid: 'a', name }, state: 'existing', pending: [] })
})

test('a lost quote of the name counts like a lost order of `ensure`', async () => {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('reset'))
  const quoted = await account.quote({}, { plan_id: 'standard-2gb', name: 'web-01' })
  await account.place(quoted).catch(() => {})
  expect(await stop(account)).toMatchObject({ quote: quoted })
  expect(account.sent).toHaveLength(1)
})

test('a lost order of another name stops nothing', async () => {
  const account = await lose()
  account.replies.push(json({ server: { ...server, name: 'web-02' } }))
  await expect(account.ensure({ name: 'web-02' })).resolves.toMatchObject({ state: 'ordered' })
})

test('quotes of the name that were never sent stop nothing', async () => {
  const { quote, ensure, replies, client } = createScriptedAccount()
  await quote({}, { plan_id: 'standard-2gb', name: 'web-01' })
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  const intent = { name: 'web-01', number: 1 }
  expect(await portsOf(client).journal.list()).toMatchObject([
    { state: 'planned' },
    { state: 'settled', intent },
  ])
})

test.each([200, 504])(
  'an entry of the last horizon that nothing explains stops it, as it may be this very order: %i',
  async (status) => {
    const account = createScriptedAccount()
    account.log(status)
    await pass(account, 10)
    const error = await stop(account)
    expect(error).toMatchObject({
      entries: [{ status_code: status, created_at: '2026-01-01 09:00:00' }],
      despiteOthers: `20260101090000-${status}`,
      askAgainMs: 2.5 * minute,
      decidedWithinMs: 65 * minute + 1_000,
      message: expect.stringContaining(
        'No order was sent by this call. Run the same ensure again in 3 minutes (POST',
      ),
    })
    expect(error.reason).toBe(
      `the log has orders or dry runs that no request in the journal explains (2026-01-01 09:00:00 Japan time with status ${status}), and one may be this very order. Programs of one account share a journal. To order in spite of them, give despiteOthers: '20260101090000-${status}'`,
    )
    for (const property of ['quote', 'reconcile', 'idempotencyKey', 'fingerprint'] as const)
      expect(error[property]).toBeUndefined()
    expect(account.requests).not.toContain('POST /v1/vps/servers')
  },
)

test('entries that a person knows are skipped by the value of the error, newer ones stop again', async () => {
  const account = createScriptedAccount()
  const { log, platform, ensure, replies, sent } = account
  log(200)
  const { despiteOthers } = await stop(account)
  await platform.sleep(minute)
  log(200)
  const newer = await stop(account, { despiteOthers })
  expect(newer.despiteOthers).toBe('20260101090100-200,20260101090000-200')
  expect(newer.reason).toContain(
    '2026-01-01 09:01:00 Japan time with status 200, 2026-01-01 09:00:00 Japan time',
  )
  await stop(account, { despiteOthers: 'true' })
  expect(sent).toEqual([])
  replies.push(placed())
  await expect(ensure({}, { despiteOthers: newer.despiteOthers })).resolves.toMatchObject({
    state: 'ordered',
  })
})

test('entries that are older than the horizon, or of rejected requests, stop nothing', async () => {
  const account = createScriptedAccount()
  account.log(200)
  await pass(account, 76)
  account.log(402)
  account.log(409)
  account.replies.push(placed())
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('the wait for an entry to grow old is a minute at least', async () => {
  const account = createScriptedAccount()
  account.log(200)
  await pass(account, 75)
  expect(await stop(account)).toMatchObject({ askAgainMs: minute })
})

test('a listed contract of the name is existing in spite of what is unexplained', async () => {
  const { ensure, shown, log } = createScriptedAccount()
  log(200)
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  await expect(ensure()).resolves.toMatchObject({ state: 'existing' })
})

test('dry runs and orders of the same journal explain their entries: parallel orders do not stop each other', async () => {
  const { orders, replies, sent } = createScriptedAccount()
  const names = ['web-01', 'web-02', 'web-03', 'web-04']
  const reply = (request: Request) => async (): Promise<Response> => {
    const { name } = (await request.clone().json()) as { name: string }
    return json({ server: { id: 7, uuid: null, name } })
  }
  for (const _ of names) replies.push((request) => reply(request)())
  const all = names.map((name) => orders.ensure({ plan_id: 'standard-2gb', name }, consent))
  expect((await Promise.all(all)).map(({ state }) => state)).toEqual(names.map(() => 'ordered'))
  expect(sent).toHaveLength(4)
})

test('of several orders at the same time, a lost one does not stop the others', async () => {
  const account = await lose()
  const { orders, replies, log } = account
  log(504)
  replies.push(json({ server: { id: 8, uuid: null } }))
  const other = orders.ensure({ plan_id: 'standard-2gb', name: 'web-02' }, consent)
  await expect(other).resolves.toMatchObject({ state: 'ordered' })
})

test('a client with another key looks at another log: an order of this one stops nothing there', async () => {
  const account = await lose()
  const { connect, replies, shown, platform, log } = account
  await platform.sleep(76 * minute)
  log(422)
  replies.push(placed())
  const other = connect({ apiKey: 'another-key', journal: createMemoryJournal() }).orders
  shown.log = []
  await expect(other.ensure({ plan_id: 'standard-2gb', name: 'web-01' }, consent)).resolves.toMatchObject({
    state: 'ordered',
  })
})
