import { expect, test } from 'vitest'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { findMarked, isAmbiguous, isSuccess, readEvidence } from './evidence.ts'
import { placeOrder } from './place-order.ts'
import { watchDepartures } from './watch-departures.ts'

const minute = 60_000

test('a status below 400 is a success; 409 and those from 500 say nothing', () => {
  const all = [200, 399, 400, 408, 409, 410, 499, 500, 599]
  expect(all.filter((status_code) => isSuccess({ status_code }))).toEqual([200, 399])
  expect(all.filter((status_code) => isAmbiguous({ status_code }))).toEqual([409, 500, 599])
})

test('the log of another key is not read for an order', async () => {
  const { quote, connect, ordering } = createScriptedAccount()
  const quoted = await quote()
  const other = connect({ apiKey: 'another-key' })
  expect(await readEvidence(other, quoted, {})).toMatchObject({ entries: null, contracts: [] })
  expect(await readEvidence(ordering, quoted, {})).toMatchObject({ entries: [{ status_code: 200 }] })
})

test('a name that was given marks nothing where nobody knows who had it before', async () => {
  const { quote, shown } = createScriptedAccount()
  shown.isListForbidden = true
  const quoted = await quote({}, { plan_id: 'standard-2gb', name: 'web-01' })
  const evidence = { contracts: [{ id: 'a', mark: 'web-01' }], entries: [], apiNow: 0, time: 0 }
  expect(findMarked(quoted, evidence)).toEqual([])
  expect(findMarked({ ...quoted, contracts: [] }, evidence)).toEqual(['a'])
  expect(
    findMarked({ ...quoted, contracts: null, mark: { ...quoted.mark!, isUnique: true } }, evidence),
  ).toEqual(['a'])
})

test('all that `place` reads of a quote that it does not know is asked as its caller wishes, and briefly', async () => {
  const { quote, connect, world, client, replies } = createScriptedAccount()
  const quoted = await quote()
  const seen: Request[] = []
  const elsewhere = connect({
    journal: createMemoryJournal(),
    async fetch(request) {
      seen.push(request.clone())
      const headers = { Authorization: request.headers.get('authorization')! }
      return client.fetch(request.url, {
        method: request.method,
        headers,
        ...(request.method === 'POST' && { body: await request.text() }),
      })
    },
  })
  await world.sleep(minute)
  replies.push(Response.json({ server: { id: 7, uuid: null } }))
  await placeOrder(elsewhere, quoted, consent, { headers: { 'X-Trace': 'a1' } })
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.filter(({ headers }) => headers.get('x-trace') !== 'a1')).toEqual([])
  expect(seen.some(({ url }) => url.endsWith('/v1/logs?limit=1'))).toBe(true)
})

test('a failure in the log is no reason to reject a quote that nobody here has placed', async () => {
  const { quote, connect, replies, log } = createScriptedAccount()
  const quoted = await quote()
  log(402)
  replies.push(Response.json({ server: { id: 7, uuid: null } }))
  const elsewhere = connect({ journal: createMemoryJournal() })
  await expect(placeOrder(elsewhere, quoted, consent, {})).resolves.toMatchObject({ id: 7 })
})

test('nobody has to follow the attempts of a request', () => {
  const { options, hasLeft, rejection, failures } = watchDepartures({})
  options.onSend?.()
  options.onAttempt?.({ at: new Date(), ms: 1, status: 429, reason: 'rejected' })
  expect([hasLeft(), rejection(), failures()]).toEqual([true, 429, undefined])
})
