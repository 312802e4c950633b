import { toJapanTime } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed, rejection } from '../testing/responses.ts'

// A proxy can send a 429 with the API's own body for an order that it has forwarded.

const tooMany = (): Response => rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' })
const unproven = {
  name: 'OrderOutcomeUnknownError',
  reason: 'the log does not prove that the API has not executed it, as its response (429) says',
}

/** Adds a read to the log. */
function logRead({ shown, platform }: ScriptedAccount, at: number = platform.now()): void {
  const rest = { response_time_ms: 1, ip_address: '192.0.2.1', created_at: toJapanTime(at) }
  shown.log.unshift({ method: 'GET', path: '/v1/me', status_code: 200, ...rest })
}

test('an order is retried after a 429 that the log shows', async () => {
  const { quote, place, replies, sent, platform } = createScriptedAccount()
  replies.push(tooMany(), placed())
  const quoted = await quote()
  const start = platform.now()
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(2)
  // As long as the response says, not the ten seconds in which a log may still show it.
  expect(platform.now() - start).toBeLessThan(4_000)
})

test('an order is retried after a 429 once the log shows an entry that is newer than the leaving', async () => {
  const account = createScriptedAccount()
  const { quote, place, replies, sent, platform } = account
  const quoted = await quote()
  let reads = 0
  const { orders } = account.connect({
    fetch: async (request) => {
      if (sent.length === 1 && request.url.includes('/v1/logs?limit=20') && (reads += 1) === 3)
        logRead(account)
      return account.fetch(request)
    },
  })
  replies.push(tooMany, placed())
  const start = platform.now()
  await expect(
    orders.place(quoted, { agree_to_terms: true, root_password: 'Correct-Horse-7' }),
  ).resolves.toEqual({ id: 7, uuid: null })
  expect(platform.now() - start).toBeGreaterThan(3_000)
  expect(sent).toHaveLength(2)
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('an order is not retried if the log shows nothing newer for ten seconds: it is unknown', async () => {
  const { quote, place, replies, sent, client, platform } = createScriptedAccount()
  const quoted = await quote()
  replies.push(tooMany)
  const start = platform.now()
  await expect(place(quoted)).rejects.toMatchObject({ ...unproven, quote: quoted })
  expect(sent).toHaveLength(1)
  expect(platform.now() - start).toBeLessThan(14_000)
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'sending',
    requests: [{ kind: 'dry-run' }, { kind: 'order', status: 429, result: null }],
  })
})

test.each([
  ['a 429 of an earlier request', ({ log, platform }: ScriptedAccount) => log(429, platform.now() - 30_000)],
  ['a read before it left', (account: ScriptedAccount) => logRead(account, account.platform.now() - 30_000)],
])('%s, which the log shows late, proves nothing', async (_, add) => {
  const account = createScriptedAccount()
  const { quote, place, replies, sent, platform } = account
  const quoted = await quote()
  await platform.sleep(60_000)
  replies.push(() => {
    add(account)
    return tooMany()
  })
  await expect(place(quoted)).rejects.toMatchObject(unproven)
  expect(sent).toHaveLength(1)
})

/** Places an order that a proxy forwards and rejects. The log shows a success at this offset from its leaving. */
async function placeBehindProxy(
  offsetMs: number,
  quotedMs = 600_000,
): Promise<{ readonly account: ScriptedAccount; readonly end: unknown }> {
  const account = createScriptedAccount()
  const { quote, place, replies, log, platform } = account
  const quoted = await quote()
  await platform.sleep(quotedMs)
  logRead(account)
  replies.push(async () => {
    log(200, platform.now() + offsetMs)
    await platform.sleep(2_000)
    logRead(account)
    return tooMany()
  }, placed())
  const end = await place(quoted).catch((error: unknown) => error)
  return { account, end }
}

test.each([0, 1_000, 100_000, 122_000, -100_000, -120_000])(
  'an order is not retried if the log shows a success that can be it, %i ms after it left',
  async (offsetMs) => {
    const { account, end } = await placeBehindProxy(offsetMs)
    expect(end).toMatchObject(unproven)
    expect(account.sent).toHaveLength(1)
  },
)

test('the dry run of an order explains no success of the order that left right after it', async () => {
  const { account, end } = await placeBehindProxy(0, 10_000)
  expect(end).toMatchObject(unproven)
  expect(account.sent).toHaveLength(1)
})

test.each([124_000, -121_000])(
  'a success that the clocks of the API cannot have shown for it, %i ms after it left, does not stop the next attempt',
  async (offsetMs) => {
    const { account, end } = await placeBehindProxy(offsetMs)
    expect(end).toEqual({ id: 7, uuid: null })
    expect(account.sent).toHaveLength(2)
  },
)

test('the reads of a proof have the headers of the call', async () => {
  const account = createScriptedAccount()
  const missing: string[] = []
  const { orders } = account.connect({
    fetch: async (request) => {
      if (request.headers.get('X-Trace') !== 'one') missing.push(`${request.method} ${request.url}`)
      return account.fetch(request)
    },
  })
  const quoted = await account.quote()
  account.replies.push(tooMany(), placed())
  const options = { headers: { 'X-Trace': 'one' } }
  await orders.place(quoted, { agree_to_terms: true, root_password: 'Correct-Horse-7' }, options)
  expect(account.requests.filter((request) => request === 'GET /v1/logs').length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})

test('a success of another order of the journal does not stop the next attempt', async () => {
  const account = createScriptedAccount()
  const { quote, place, replies, sent, platform } = account
  const [first, second] = [await quote(), await quote()]
  await platform.sleep(600_000)
  replies.push(placed(), tooMany(), json({ server: { id: 8, uuid: null } }))
  await place(first)
  await expect(place(second)).resolves.toEqual({ id: 8, uuid: null })
  expect(sent).toHaveLength(3)
})

test('a key that may not read the log sends an order once', async () => {
  const { quote, place, replies, sent, shown } = createScriptedAccount()
  shown.isLogForbidden = true
  const quoted = await quote()
  replies.push(tooMany())
  await expect(place(quoted)).rejects.toMatchObject(unproven)
  expect(sent).toHaveLength(1)
})

test('where the caller chose `resend`, no proof is asked for', async () => {
  const { quote, place, replies, sent } = createScriptedAccount()
  const quoted = await quote()
  replies.push(tooMany, placed())
  await expect(place(quoted, { resend: true })).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(2)
})
