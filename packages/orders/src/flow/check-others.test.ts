import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { placed } from '../testing/responses.ts'
import { createOrderRequest, createRecord } from '../testing/create-record.ts'

const minute = 60_000
const stopped = {
  name: 'OrderOutcomeUnknownError',
  reason: expect.stringMatching(/^the quote may have been placed already/),
}

// A quote that this client has made.

test('a quote is placed right after the log has shown its dry run', async () => {
  const { quote, place, replies, requests, platform } = createScriptedAccount()
  const quoted = await quote()
  replies.push(placed())
  requests.length = 0
  await place(quoted)
  expect(requests).toEqual(['GET /v1/logs', 'POST /v1/vps/servers'])
  expect(platform.sleeps).toEqual([])
})

test('a log that is behind is read again until it shows the dry run', async () => {
  const { quote, place, replies, requests, platform, shown } = createScriptedAccount()
  const quoted = await quote()
  shown.lagMs = 2_500
  replies.push(placed())
  requests.length = 0
  await place(quoted)
  expect(platform.sleeps).toEqual([1_000, 2_000])
  expect(requests.filter((line) => line === 'GET /v1/logs')).toHaveLength(3)
})

test('a log that does not show the dry run within ten seconds does not hold the order back', async () => {
  const { quote, place, replies, platform, shown } = createScriptedAccount()
  const quoted = await quote()
  shown.lagMs = minute
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(platform.sleeps).toEqual([1_000, 2_000, 3_000, 4_000])
})

test('waiting for the log takes a quarter of the time that is left, at most', async () => {
  const { quote, place, replies, platform, shown } = createScriptedAccount()
  const quoted = await quote()
  shown.lagMs = minute
  replies.push(placed())
  await place(quoted, { deadlineMs: 8_000 })
  // 2 s are not more than a quarter of 8 s, but of the 7 s that are left then.
  expect(platform.sleeps).toEqual([1_000])
})

test('a wait for the log ends with the caller’s abort', async () => {
  const { connect, shown, platform, sent } = createScriptedAccount()
  const stop = new AbortController()
  const { orders } = connect({
    sleep: async (ms, signal) => {
      stop.abort('enough')
      await platform.sleep(ms, signal)
    },
  })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  shown.lagMs = minute
  await expect(orders.place(quoted, consent, { signal: stop.signal })).rejects.toBe('enough')
  expect(sent).toEqual([])
})

test.each([200, 500, 504, 499, 408])(
  'an entry since the quote that nothing explains stops the order: %i',
  async (status) => {
    const { quote, place, log, sent, client, platform } = createScriptedAccount()
    const quoted = await quote()
    await platform.sleep(minute)
    log(status)
    await expect(place(quoted)).rejects.toMatchObject({
      ...stopped,
      reason: `the quote may have been placed already (log entries since that no request in the journal explains: 2026-01-01 09:01:00 Japan time with status ${status}). All programs that order for one account share one journal`,
      entries: [{ status_code: status }],
      quote: quoted,
    })
    expect(sent).toEqual([])
    expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'planned' })
  },
)

test.each([402, 409, 422])('a rejection in the log stops nothing: %i', async (status) => {
  const { quote, place, log, replies } = createScriptedAccount()
  const quoted = await quote()
  log(status)
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('the dry runs and orders of other clients with the same journal explain their entries', async () => {
  const { quote, place, replies, connect } = createScriptedAccount()
  const quoted = await quote()
  const other = connect().orders
  const theirs = await other.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  replies.push(placed(), placed())
  await other.place(theirs, consent)
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('an open order of the same journal may have left a success or a failure', async () => {
  const { quote, place, replies, connect, log } = createScriptedAccount()
  const quoted = await quote()
  const other = connect().orders
  const theirs = await other.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  replies.push(new TypeError('reset'), placed())
  await expect(other.place(theirs, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  log(200)
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('one open order explains one entry', async () => {
  const { quote, place, replies, connect, log } = createScriptedAccount()
  const quoted = await quote()
  const other = connect().orders
  const theirs = await other.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  replies.push(new TypeError('reset'))
  await expect(other.place(theirs, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  log(200)
  log(504)
  await expect(place(quoted)).rejects.toMatchObject({ ...stopped, entries: [{}] })
})

test('what the log had at the quote stops nothing', async () => {
  const { quote, place, log, replies } = createScriptedAccount()
  log(200)
  log(504)
  const quoted = await quote()
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('an order without the right to read the log is placed on the journal alone', async () => {
  const { quote, place, replies, shown, requests } = createScriptedAccount()
  shown.isLogForbidden = true
  const quoted = await quote()
  replies.push(placed(), placed())
  requests.length = 0
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(requests).toEqual(['POST /v1/vps/servers'])
  shown.isLogForbidden = false
  const readable = await quote()
  shown.isLogForbidden = true
  await expect(place(readable)).resolves.toEqual({ id: 7, uuid: null })
})

test('a quote of more than a day ago still has its own dry run', async () => {
  const { quote, place, replies, platform } = createScriptedAccount()
  const quoted = await quote()
  await platform.sleep(25 * 60 * minute)
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('the time at which an order leaves is calibrated by the entry of its dry run, not by a header of a gateway', async () => {
  const { connect, replies, platform, fetch, client } = createScriptedAccount()
  const ahead = async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    response.headers.set('Date', new Date(platform.now() + 45 * minute).toUTCString())
    return response
  }
  const { orders } = connect({ fetch: ahead })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  expect(quoted.apiBy).toBe(platform.now() + 45 * minute)
  await platform.sleep(minute)
  replies.push(new TypeError('reset'))
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const record = await portsOf(client).journal.read(quoted.id)
  expect(record?.requests[1]).toMatchObject({ from: platform.now(), leftBy: platform.now() + 1_000 })
})

// A quote that another process has made.

const copy = async (journal: OrderJournal): Promise<OrderJournal> => {
  const backup = createMemoryJournal()
  for (const record of await journal.list())
    for (let revision = 1; revision <= record.revision; revision += 1)
      await backup.write({ ...record, revision })
  return backup
}

const connectOther = ({ connect }: ScriptedAccount, journal?: OrderJournal) =>
  connect(journal ? { journal } : {}).orders

test('a process that did not make the quote reads the account first, and places it', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  account.replies.push(placed())
  account.requests.length = 0
  await expect(connectOther(account).place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  expect(account.requests).toContain('GET /v1/vps/servers')
  expect(account.sent).toHaveLength(1)
})

test.each([
  ['its contract', (mark: string) => mark],
  ['a contract of nobody', () => 'web-09'],
])('%s that is new stops a quote of another process', async (_, toName) => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  account.shown.contracts.push({ uuid: 'b', name: toName(quoted.mark!.value) })
  await expect(connectOther(account).place(quoted, consent)).rejects.toMatchObject({
    ...stopped,
    reason:
      'the quote may have been placed already, as b. All programs that order for one account share one journal',
    entries: [],
  })
  expect(account.sent).toEqual([])
  // The journal no longer lists the quote as one that can be placed.
  expect(await account.orders.pending()).not.toMatchObject([{ state: 'planned' }])
})

test.each([200, 504])('an unexplained entry stops a quote of another process: %i', async (status) => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  account.log(status)
  await expect(connectOther(account).place(quoted, consent)).rejects.toMatchObject({
    ...stopped,
    entries: [{}],
  })
  expect(account.sent).toEqual([])
})

test('a journal restored from before an order does not place it again', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const backup = await copy(portsOf(account.client).journal)
  account.replies.push(placed())
  await account.place(quoted)
  await expect(connectOther(account, backup).place(quoted, consent)).rejects.toMatchObject(stopped)
  expect(account.sent).toHaveLength(1)
})

test('a contract that was there at the quote, or that is another order’s, stops nothing', async () => {
  const account = createScriptedAccount()
  const outcome = { executed: true, contracts: ['theirs'] }
  const settled = createRecord({ state: 'settled', requests: [createOrderRequest()], outcome })
  account.shown.contracts.push({ uuid: 'old', name: 'web-01' })
  const quoted = await account.quote()
  await portsOf(account.client).journal.write(settled)
  account.shown.contracts.push({ uuid: 'theirs', name: 'web-02' })
  account.replies.push(placed())
  await expect(connectOther(account).place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
})

test('a quote without a reading of the log is placed by another process on list and journal', async () => {
  const account = createScriptedAccount()
  account.shown.isLogForbidden = true
  const quoted = await account.quote()
  account.replies.push(placed())
  await expect(connectOther(account).place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
})

test('the reads of `place` have the options of its call', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const seen: (string | null)[] = []
  const { orders } = account.connect({
    fetch: (request) => {
      seen.push(request.headers.get('x-trace'))
      return account.fetch(request)
    },
  })
  account.replies.push(placed())
  await orders.place(quoted, consent, { headers: { 'X-Trace': 'a1' } })
  expect(seen.length).toBeGreaterThan(4)
  expect(new Set(seen)).toEqual(new Set(['a1']))
})
