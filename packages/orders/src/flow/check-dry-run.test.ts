import { toJapanTime } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed, rejection } from '../testing/responses.ts'

// Which entry of the log is that of a quote's dry run: only then has the log come far enough.

const minute = 60_000

/** Takes the last order or dry run out of the log. */
function takeEntry({ shown }: ScriptedAccount): void {
  const index = shown.log.findIndex(({ method }) => method === 'POST')
  shown.log.splice(index, 1)
}

/** Moves the last order or dry run in the log. */
function moveEntry(account: ScriptedAccount, at: number): void {
  takeEntry(account)
  account.log(200, at)
}

const waited = [1_000, 2_000, 3_000, 4_000]

test('a dry run of another quote that comes later does not show that the log has come far enough', async () => {
  const account = createScriptedAccount()
  const { quote, place, replies, platform, shown } = account
  const quoted = await quote()
  takeEntry(account)
  await platform.sleep(5 * minute)
  await quote()
  platform.sleeps.length = 0
  expect(shown.log.filter(({ method }) => method === 'POST')).toHaveLength(1)
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(platform.sleeps).toEqual(waited)
})

test('a rejected request does not show it either', async () => {
  const account = createScriptedAccount()
  const { quote, place, replies, platform, log } = account
  const quoted = await quote()
  takeEntry(account)
  log(409)
  replies.push(placed())
  await place(quoted)
  expect(platform.sleeps).toEqual(waited)
})

test.each([
  ['two minutes after it, as nodes differ', 2 * minute, []],
  ['later', 2 * minute + 1_000, waited],
])('an entry %s is the dry run’s or not', async (_, ms, sleeps) => {
  const account = createScriptedAccount()
  const { quote, place, replies, platform, connect } = account
  const quoted = await quote()
  moveEntry(account, platform.now() + ms)
  if (sleeps.length > 0) {
    // Another quote of the same journal explains the entry.
    await connect().orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
    takeEntry(account)
  }
  replies.push(placed())
  await place(quoted).catch(() => {})
  expect(platform.sleeps).toEqual(sleeps)
})

test('without a header of the time, any later success may be the dry run', async () => {
  const { connect, fetch, replies, platform } = createScriptedAccount()
  const { orders } = connect({
    fetch: async (request) => {
      const response = await fetch(request)
      response.headers.delete('Date')
      return response
    },
  })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  replies.push(placed())
  await expect(orders.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  expect(platform.sleeps).toEqual([])
})

test('a quote that is placed again after a rejection finds its dry run again', async () => {
  const { quote, place, replies, platform } = createScriptedAccount()
  const quoted = await quote()
  await platform.sleep(10 * minute)
  replies.push(rejection(402, 'PAYMENT_REQUIRED'), placed())
  await expect(place(quoted)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  platform.sleeps.length = 0
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(platform.sleeps).toEqual([])
})

test('a quote of more than a day ago is placed beside newer ones', async () => {
  const { quote, place, replies, platform } = createScriptedAccount()
  const quoted = await quote()
  await platform.sleep(25 * 60 * minute)
  await quote()
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test.each([
  ['after the newest entry of the quote', 30_000, 0, 31_000],
  ['before it', -30_000, -30_000, -29_000],
])('a dry run whose entry is %s dates the order by both', async (_, ms, from, leftBy) => {
  const account = createScriptedAccount()
  const { quote, place, replies, platform, client } = account
  const quoted = await quote()
  const start = platform.now()
  moveEntry(account, start + ms)
  replies.push(new TypeError('reset'))
  await place(quoted).catch(() => {})
  expect((await portsOf(client).journal.read(quoted.id))?.requests[1]).toMatchObject({
    from: start + from,
    leftBy: start + leftBy,
  })
})

test('the time that the dry run has told stays known when the log cannot be read any more', async () => {
  const { connect, replies, platform, fetch, client, shown } = createScriptedAccount()
  const ahead = async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    response.headers.set('Date', new Date(platform.now() + 45 * minute).toUTCString())
    return response
  }
  const { orders } = connect({ fetch: ahead })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  replies.push(rejection(402, 'PAYMENT_REQUIRED'), new TypeError('reset'))
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  shown.isLogForbidden = true
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const record = await portsOf(client).journal.read(quoted.id)
  expect(record?.requests[2]).toMatchObject({ from: platform.now(), leftBy: platform.now() + 1_000 })
})

test('a log that was empty at the quote is dated by the entry of the dry run', async () => {
  const { connect, fetch, replies, platform, client, shown } = createScriptedAccount()
  let isEmpty = true
  const empty = async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    return isEmpty && request.url.includes('/v1/logs') ? json({ logs: [], has_more: false }) : response
  }
  const { orders } = connect({ fetch: empty })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  expect(quoted).toMatchObject({ apiAt: null, apiBy: null, logged: { from: null, known: [] } })
  isEmpty = false
  replies.push(new TypeError('reset'))
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect((await portsOf(client).journal.read(quoted.id))?.requests[1]).toMatchObject({
    from: platform.now(),
    leftBy: platform.now() + 1_000,
  })
  expect(shown.log.map(({ created_at }) => created_at)).toContain(toJapanTime(platform.now()))
})
