import type { OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed, rejection } from '../testing/responses.ts'

// Two processes with one journal that try the same order.

const day = 86_400_000
const tried = (): Response => json({ dry_run: true, total_price: 900 })
const order = { plan_id: 'standard-2gb', name: 'web-01' }

/** Two processes whose first has begun its dry run when the second begins its own. */
async function createRace() {
  const account = createScriptedAccount()
  const [entered, left] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  account.dryRuns.push(() => {
    entered.resolve()
    account.log(200)
    return left.promise
  })
  const slow = account.connect().orders.ensure(order, consent)
  const slowly = slow.then(
    ({ state }) => state,
    (error: { reason?: string; code?: string }) => error.reason ?? error.code,
  )
  await entered.promise
  const read = async (): Promise<OrderRecord> => (await portsOf(account.client).journal.list())[0]!
  return { ...account, slowly, left, read }
}

test('who finds itself busy writes the end of its own dry run first', async () => {
  const { ensure, replies, slowly, left, read, sent } = await createRace()
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  left.resolve(tried())
  expect(await slowly).toBe('another call of this process is ordering this')
  expect(sent).toHaveLength(1)
  expect((await read()).requests).toMatchObject([
    { kind: 'dry-run', status: 200, result: 'executed' },
    { kind: 'dry-run', result: 'executed' },
    { kind: 'order', result: 'executed' },
  ])
})

test('a claim that meets the end of another process’s dry run claims again, once', async () => {
  const { ensure, replies, slowly, left, read, sent, client } = await createRace()
  replies.push(placed())
  const confirm = async (): Promise<boolean> => {
    left.resolve(rejection(402, 'PAYMENT_REQUIRED'))
    await slowly
    isOver = true
    return true
  }
  let [claims, isOver] = [0, false]
  const { write } = portsOf(client).journal
  portsOf(client).journal.write = async (record) => {
    if (record.state === 'sending') claims += 1
    return write(record)
  }
  // The end of the other dry run is written between the reading of the record and the claim.
  const { read: readRecord } = portsOf(client).journal
  let stale: OrderRecord | undefined
  portsOf(client).journal.read = async (id) => {
    const record = await readRecord(id)
    if (claims > 0 || !isOver || record === undefined) return record
    return (stale ??= { ...record, revision: record.revision - 1 })
  }
  await expect(ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect([claims, sent.length]).toEqual([2, 1])
  expect(await slowly).toBe('PAYMENT_REQUIRED')
  expect((await read()).requests).toMatchObject([
    { kind: 'dry-run', status: 402, result: 'rejected' },
    { kind: 'dry-run', result: 'executed' },
    { kind: 'order', result: 'executed' },
  ])
})

test('of two dry runs of one order, the first that ends is quoted and ordered', async () => {
  const { ensure, dryRuns, replies, slowly, left, sent, log } = await createRace()
  replies.push(placed())
  dryRuns.push(async () => {
    log(200)
    left.resolve(tried())
    expect(await slowly).toBe('ordered')
    return tried()
  })
  await expect(ensure()).rejects.toMatchObject({ reason: 'another call of this process is ordering this' })
  expect(sent).toHaveLength(1)
})

test('a claim never meets another claim twice: an order of another process stops it', async () => {
  const { quote, place, client, sent } = createScriptedAccount()
  const quoted = await quote()
  const { write } = portsOf(client).journal
  portsOf(client).journal.write = async (record) => {
    portsOf(client).journal.write = write
    const request = { ...record.requests.at(-1)!, id: 'theirs' }
    await write({ ...record, requests: [...record.requests.slice(0, -1), request], writer: 'another' })
    return write(record)
  }
  await expect(place(quoted)).rejects.toMatchObject({ reason: expect.stringContaining('it was sent before') })
  expect(sent).toEqual([])
})

test('a quote that another process of the journal places knows its own dry run, however old it is', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  await account.platform.sleep(13 * day)
  account.replies.push(placed())
  await expect(account.connect().orders.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
})

test('an old quote that another process reconciles knows its own dry run too', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  await account.platform.sleep(3 * day)
  account.log(422)
  expect(await account.connect().orders.reconcile(quoted)).toMatchObject({ outcome: 'not-executed' })
})

test('a dry run of today is known to others though its record is of last week', async () => {
  const { ensure, dryRuns, replies, platform, log } = createScriptedAccount()
  dryRuns.push(rejection(402, 'PAYMENT_REQUIRED'))
  await expect(ensure()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  await platform.sleep(7 * day)
  dryRuns.push(() => {
    log(200)
    throw new TypeError('reset')
  })
  await expect(ensure()).rejects.toThrow('reset')
  replies.push(placed())
  await expect(ensure({ name: 'web-02' })).resolves.toMatchObject({ state: 'ordered' })
})

test('a stored quote is placed beside a dry run that another process is still waiting for', async () => {
  const account = createScriptedAccount()
  const { connect, dryRuns, replies, log, platform, quote } = account
  const quoted = await quote()
  const lost = await quote({}, { plan_id: 'standard-2gb', name: 'web-09' })
  replies.push(new TypeError('reset'))
  await expect(account.place(lost)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const [entered, left] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  dryRuns.push(() => {
    log(200)
    entered.resolve()
    return left.promise
  })
  const other = connect().orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  await entered.promise
  const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    left.resolve(tried())
    await other
    await platform.sleep(ms, signal)
  }
  replies.push(placed())
  await expect(connect({ sleep }).orders.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
})
