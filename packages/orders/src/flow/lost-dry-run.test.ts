import { createMemoryJournal, toJapanTime } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed, rejection } from '../testing/responses.ts'

const minute = 60_000
const lost = (): Error => new TypeError('reset')
const stopped = { name: 'OrderOutcomeUnknownError', despiteOthers: expect.any(String) }

/** Adds an entry of another machine to the log. */
function logElsewhere({ shown, platform }: ScriptedAccount, status_code = 200): void {
  const rest = { response_time_ms: 1, ip_address: '203.0.113.9', created_at: toJapanTime(platform.now()) }
  shown.log.unshift({ method: 'POST', path: '/v1/vps/servers', status_code, ...rest })
}

test.each<[string, () => Response | Error, number]>([
  ['nothing came: the deadline of its call', lost, 60_000],
  ['it was redirected: then', () => new Response(null, { status: 302 }), 2_000],
  ['it had several places: then', () => new Response(null, { status: 300 }), 2_000],
  ['a page succeeded: three minutes after the deadline', () => new Response('<h1>'), 240_000],
  ['a proxy rejected: three minutes after the deadline', () => new Response('', { status: 400 }), 240_000],
  ['the API failed in its own form: then', () => rejection(500, 'INTERNAL_ERROR'), 2_000],
  ['a page came: three minutes after the deadline', () => new Response('<h1>', { status: 403 }), 240_000],
  ['a gateway gave up: three minutes after the deadline', () => new Response('', { status: 504 }), 240_000],
  ['a proxy timed out: three minutes after the deadline', () => new Response('', { status: 408 }), 240_000],
])('until when a lost dry run can have its entry, if %s', async (_, reply, ms) => {
  const { orders, dryRuns, platform, client } = createScriptedAccount({ retry: false })
  const start = platform.now()
  dryRuns.push(async () => {
    await platform.sleep(2_000)
    const response = reply()
    if (response instanceof Error) throw response
    return response
  })
  const order = { plan_id: 'standard-2gb' }
  await expect(orders.quote(order, { root_password: 'x' }, { deadlineMs: minute })).rejects.toHaveProperty(
    'name',
  )
  expect((await portsOf(client).journal.list())[0]?.requests[0]).toMatchObject({
    result: null,
    endsBy: start + ms,
  })
})

test('a dry run whose process dies explains nothing after the deadline of its call', async () => {
  const { connect, client, dryRuns, platform } = createScriptedAccount()
  const start = platform.now()
  let during: unknown
  dryRuns.push(async () => {
    during = (await portsOf(client).journal.list())[0]?.requests[0]
    return json({ dry_run: true, total_price: 900 })
  })
  await connect({ deadlineMs: minute }).orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  expect(during).toMatchObject({ result: null, endsBy: start + minute })
})

test('an order whose dry run was executed and lost is ordered by the next call', async () => {
  const { ensure, dryRuns, replies, log } = createScriptedAccount()
  dryRuns.push(() => {
    log(200)
    throw lost()
  })
  await expect(ensure()).rejects.toThrow('reset')
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('two dry runs that a firewall has reset do not hide another machine’s order', async () => {
  const account = createScriptedAccount()
  const { ensure, dryRuns, sent, platform } = account
  for (const name of ['web-01', 'web-02']) {
    dryRuns.push(lost())
    await expect(ensure({ name })).rejects.toThrow('reset')
  }
  // Another machine behind the same router has the same address, and sends a dry run and its order.
  account.log(200)
  await platform.sleep(2_000)
  account.log(200)
  await expect(ensure()).rejects.toMatchObject({ ...stopped, entries: [{}] })
  expect(sent).toEqual([])
})

test('a lost dry run does not explain an entry from another address', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(lost())
  await expect(account.ensure()).rejects.toThrow('reset')
  logElsewhere(account)
  await expect(account.ensure()).rejects.toMatchObject({
    ...stopped,
    entries: [{ ip_address: '203.0.113.9' }],
  })
})

test('a lost dry run of the morning does not explain an entry of the afternoon', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(lost())
  await expect(account.ensure()).rejects.toThrow('reset')
  await account.platform.sleep(10 * minute)
  account.log(200)
  await expect(account.ensure()).rejects.toMatchObject({ ...stopped, entries: [{}] })
})

test('a redirect of an order hides nothing: its own entry is found', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  account.replies.push(() => {
    account.log(200)
    return new Response(null, { status: 302 })
  })
  await expect(account.place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await account.platform.sleep(2 * 60 * minute)
  account.log(422)
  expect(await account.reconcile(quoted)).toMatchObject({ outcome: 'unknown', likely: 'executed' })
})

test('the entry of a dry run that another process is still waiting for is not taken for another order', async () => {
  const account = createScriptedAccount()
  const { connect, dryRuns, replies, log, platform, client } = account
  const entered = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  replies.push(new TypeError('reset'))
  const quoted = await account.quote()
  await expect(account.place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  log(200)
  dryRuns.push(async () => {
    log(200)
    entered.resolve()
    await slow.promise
    return json({ dry_run: true, total_price: 900 })
  })
  const first = connect().orders.quote({ plan_id: 'standard-2gb', name: 'web-03' }, { root_password: 'x' })
  await entered.promise
  const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    slow.resolve()
    await first
    await platform.sleep(ms, signal)
  }
  replies.push(json({ server: { id: 8, uuid: null } }))
  const other = connect({ sleep, journal: portsOf(client).journal }).orders
  const order = { plan_id: 'standard-2gb', name: 'web-02' }
  const input = { agree_to_terms: true, root_password: 'Correct-Horse-7' } as const
  await expect(other.ensure(order, input)).resolves.toMatchObject({ state: 'ordered' })
})

test('a created_at of another form is named', async () => {
  const { shown, ensure, log } = createScriptedAccount()
  log(200)
  shown.log[0] = { ...shown.log[0]!, created_at: '2026-01-01T00:00:00Z' }
  await expect(ensure()).rejects.toMatchObject({
    reason: expect.stringContaining(
      '2026-01-01T00:00:00Z (a created_at that is not YYYY-MM-DD HH:MM:SS) with status 200',
    ),
  })
})

test('despiteOthers lists the entries that were shown, and is accepted while no other is unexplained', async () => {
  const account = createScriptedAccount({ journal: createMemoryJournal() })
  const { ensure, platform, log, replies, sent } = account
  log(200)
  log(200)
  await platform.sleep(50 * minute)
  log(504)
  const error = await ensure().catch((thrown: { despiteOthers: string }) => thrown)
  const { despiteOthers } = error as { despiteOthers: string }
  expect(despiteOthers).toBe('20260101095000-504,20260101090000-200,20260101090000-200')
  // One of two entries of the same second is not the other.
  const fewer = despiteOthers.slice(0, despiteOthers.lastIndexOf(','))
  await expect(ensure({}, { despiteOthers: fewer })).rejects.toMatchObject({ despiteOthers })
  log(200)
  await expect(ensure({}, { despiteOthers })).rejects.toMatchObject({ entries: [{}, {}, {}, {}] })
  account.shown.log = account.shown.log.filter(
    ({ method, created_at, status_code }) =>
      method === 'POST' && !(status_code === 200 && created_at.endsWith('09:50:00')),
  )
  // The two oldest are older than the horizon by now: those that are left were shown.
  await platform.sleep(30 * minute)
  log(422)
  replies.push(placed())
  await expect(ensure({}, { despiteOthers })).resolves.toMatchObject({ state: 'ordered' })
  expect(sent).toHaveLength(1)
})
