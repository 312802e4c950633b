import { createMemoryJournal, mayBeExecuted, type OrderJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { refuseConnection } from '../testing/refuse-connection.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { placed } from '../testing/responses.ts'

const refused = { name: 'ConnectionError', sent: false, operation: 'POST /v1/vps/servers' }
const unknown = { name: 'OrderOutcomeUnknownError' }

/** Creates a journal that fails to write from the first claim on, while `isBroken` says so. */
function createBreaking(): { journal: OrderJournal; state: { isBroken: boolean } } {
  const inner = createMemoryJournal()
  const state = { isBroken: false }
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      if (state.isBroken && record.state === 'planned') throw new Error('the disk is full')
      return inner.write(record)
    },
  }
  return { journal, state }
}

test('an order that never left can be placed again immediately, with the same Idempotency-Key', async () => {
  const { quote, place, replies, sent, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(refuseConnection, placed())
  const error = await place(quoted).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    ...refused,
    message: 'Not sent: no connection: connect ECONNREFUSED 192.0.2.1:443 (POST /v1/vps/servers)',
  })
  expect(mayBeExecuted(error)).toBe(false)
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'planned',
    requests: [{ kind: 'dry-run' }],
  })
  await expect(place(quoted)).resolves.toMatchObject({ id: 7 })
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('an `ensure` whose order never left orders when it is called again, in another process too', async () => {
  const { connect, ensure, replies } = createScriptedAccount()
  replies.push(refuseConnection, placed())
  await expect(ensure()).rejects.toMatchObject(refused)
  const another = connect().orders
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  const input = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  await expect(another.ensure(order, input)).resolves.toMatchObject({ state: 'ordered' })
})

test('an order stays unknown if an earlier attempt of the call may have been executed', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(new TypeError('reset'), refuseConnection, refuseConnection)
  await expect(place(quoted, { resend: true })).rejects.toMatchObject(unknown)
  const record = await portsOf(client).journal.read(quoted.id)
  expect(record).toMatchObject({ state: 'sending' })
  expect(record!.requests.map(({ kind, result }) => [kind, result])).toEqual([
    ['dry-run', 'executed'],
    ['order', null],
  ])
})

test('an order whose response broke off is unknown, even if undici reports a failed connection', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const quoted = await quote()
  replies.push((request) => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('reset')),
    })
    try {
      refuseConnection(request)
    } catch {
      return new Response(body)
    }
  })
  await expect(place(quoted)).rejects.toMatchObject(unknown)
})

test('an order that never left and that the journal still has as claimed says until when another process waits', async () => {
  const { journal, state } = createBreaking()
  const { quote, place, replies, platform, connect } = createScriptedAccount({ journal })
  const quoted = await quote()
  const left = platform.now()
  replies.push((request) => {
    state.isBroken = true
    return refuseConnection(request)
  })
  // The claim has 11 seconds of its own, and the horizon of a VPS is 75 minutes.
  const until = new Date(left + 11_000 + 75 * 60_000).toISOString()
  const error = await place(quoted).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    name: 'JournalError',
    sent: false,
    message: `Not sent, but the order journal failed and keeps the claim: another process waits until ${until}`,
    cause: refused,
  })
  expect(mayBeExecuted(error)).toBe(false)
  expect(await journal.read(quoted.id)).toMatchObject({ state: 'sending' })
  // This process knows that the order never left.
  state.isBroken = false
  replies.push(placed())
  await expect(connect({ journal }).orders.pending()).resolves.toMatchObject([{ state: 'planned' }])
  await expect(place(quoted)).resolves.toMatchObject({ id: 7 })
})

test('a dry run that never left explains no entry of the log', async () => {
  const { ensure, dryRuns, client } = createScriptedAccount()
  dryRuns.push(refuseConnection)
  await expect(ensure()).rejects.toMatchObject(refused)
  expect(await portsOf(client).journal.list()).toMatchObject([
    { state: 'planned', requests: [{ kind: 'dry-run', result: 'rejected', leftBy: null, status: null }] },
  ])
})
