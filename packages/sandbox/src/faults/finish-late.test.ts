import type { ExecutionLogPage } from '@hostwright/types'
import { expect, onTestFinished, test } from 'vitest'
import type { SandboxOptions } from '../server/create-sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { hostingOrder } from '../testing/hosting.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { errorBody, order, setUp, startAt, vpsPath } from '../testing/set-up.ts'
import type { FinishLate } from './finish-late.ts'
import { newStateFile } from '../testing/new-state-file.ts'

const products = [
  { operationId: 'orderVps', path: '/v1/vps/servers', body: order },
  { operationId: 'orderHostingServer', path: '/v1/server', body: hostingOrder },
] as const

const late = { finishLateMs: 130_000 }
const headers = { 'Idempotency-Key': 'order-0001' }
const paid = 1_000_000 - order.expected_total_price

/** Creates a sandbox in which the next order of a VPS finishes late, and a function that sends this order. */
async function setUpLate(effect: FinishLate = late, options?: SandboxOptions) {
  const { sandbox, call } = await setUp(options)
  sandbox.faults.add({ operationId: 'orderVps', effect })
  const place = async (changes: RequestInit = {}): Promise<Response> =>
    sandbox.fetch(
      new Request(`${sandbox.baseUrl}/v1/vps/servers`, {
        method: 'POST',
        headers: {
          ...headers,
          Authorization: `Bearer ${sandbox.apiKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(order),
        ...changes,
      }),
    )
  return { sandbox, call, place }
}

test.each(products)('$operationId: the sender gets 504, and the order is executed later', async (product) => {
  const { sandbox, call } = await setUp()
  const { operationId, path, body } = product
  const send = () => call(`POST ${path}`, { body, headers })
  const logged = async () => (await call<ExecutionLogPage>('GET /v1/logs?method=POST')).body.logs
  sandbox.faults.add({ operationId, effect: late })
  await expect(send()).rejects.toThrow(SyntaxError) // the response is an HTML page
  expect(await send()).toMatchObject({ status: 409, body: errorBody('DUPLICATE_REQUEST') })

  await sandbox.clock.advance(129_999)
  expect(await send()).toMatchObject({ status: 409 })
  expect(sandbox.account.balance).toBe(1_000_000)
  expect((await logged()).map(({ status_code }) => status_code)).toEqual([409, 409])

  await sandbox.clock.advance({ minutes: 10 })
  expect(sandbox.account.balance).toBe(1_000_000 - body.expected_total_price)
  expect((await logged())[0]).toMatchObject({
    path,
    status_code: 200,
    response_time_ms: 130_000,
    created_at: '2026-10-01 12:02:10',
  })
  expect(await send()).toMatchObject({ status: 200 })
  expect(sandbox.account.balance).toBe(1_000_000 - body.expected_total_price)
})

test('the response is that of a gateway, and the journal has the request twice', async () => {
  const { sandbox, place } = await setUpLate()
  const answer = await place()
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([504, 'text/html; charset=utf-8'])
  expect(await answer.text()).toMatch(/^<!doctype html>/)
  await sandbox.clock.advance({ minutes: 10 })
  const entry = {
    method: 'POST',
    path: '/v1/vps/servers',
    operationId: 'orderVps',
    code: null,
    problems: [],
    keyId: expect.any(String),
    rateLimit: null,
    isFaulted: true,
  }
  expect(sandbox.journal().requests).toEqual([
    { ...entry, id: 1, at: startAt, durationMs: 0, status: 504 },
    { ...entry, id: 2, at: startAt + 130_000, durationMs: 130_000, status: 200, isLate: true },
  ])
  const counted = sandbox
    .coverage()
    .filter(({ operationId, count }) => operationId === 'orderVps' && count > 0)
  expect(counted.map(({ status }) => status)).toEqual([504])
})

test('nothing: the connection breaks, and the request is still executed', async () => {
  const { sandbox, place } = await setUpLate({ ...late, answer: 'nothing', answerAfterMs: 5_000 })
  await expect(place()).rejects.toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } })
  expect(sandbox.clock.now()).toBe(startAt + 5_000)
  expect(sandbox.journal().requests).toMatchObject([{ at: startAt + 5_000, status: null }])
  await sandbox.clock.advance(125_000)
  expect(sandbox.account.balance).toBe(paid)
})

test('the response may come later than the execution', async () => {
  const { sandbox, place } = await setUpLate({ finishLateMs: 1_000.5, answerAfterMs: 60_000 })
  expect((await place()).status).toBe(504)
  expect(sandbox.clock.now()).toBe(startAt + 60_000)
  expect(sandbox.journal().requests.map(({ at }) => at - startAt)).toEqual([1_001, 60_000])
  expect(sandbox.account.balance).toBe(paid)
})

test('a sender who gives up stops nothing', async () => {
  const { sandbox, place } = await setUpLate({ ...late, answerAfterMs: 60_000 }, { speed: 1 })
  const stop = new AbortController()
  const answer = place({ signal: stop.signal })
  stop.abort(new Error('too late'))
  await expect(answer).rejects.toThrow('too late')
  await sandbox.clock.advance(130_000)
  expect(sandbox.account.balance).toBe(paid)
})

test('a late request is executed before the next read, however the time has passed', async () => {
  const asks: ((world: Awaited<ReturnType<typeof setUpLate>>) => unknown)[] = [
    ({ sandbox }) => sandbox.account.balance,
    ({ sandbox }) => sandbox.snapshot(),
    ({ sandbox }) => sandbox.journal(),
    ({ sandbox }) => sandbox.clock.now(),
    ({ sandbox }) => sandbox.plans.change(order.plan_id, { open: false }),
    ({ sandbox }) => sandbox.account.setBalance(sandbox.account.balance),
    ({ call }) => call('GET /v1/me'),
  ]
  for (const ask of asks) {
    const world = await setUpLate({ finishLateMs: 30_000_000 })
    const { sandbox, place } = world
    expect((await place()).status).toBe(504)
    // 30 and 40 ms of real time, in which no program reads the clock.
    sandbox.clock.resume(1_000_000)
    await sandbox.clock.sleep(40_000_000)
    await ask(world)
    const { record } = sandbox.snapshot().tables
    expect(record.find(({ collection }) => collection === 'account')?.['json'], String(ask)).toContain(
      `${paid}`,
    )
  }
  const { sandbox, place } = await setUpLate()
  await place()
  await sandbox.clock.sleep(130_000)
  expect(sandbox.account.balance).toBe(paid)
})

test('late requests are executed in the order of their times, each with the state at its time', async () => {
  const { sandbox, call } = await setUp()
  sandbox.account.setBalance(order.expected_total_price)
  for (const [key, finishLateMs] of [
    ['order-0001', 60_000],
    ['order-0002', 20_000],
  ] as const) {
    sandbox.faults.add({ operationId: 'orderVps', effect: { finishLateMs, answer: 'nothing' } })
    const sent = call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': key } })
    await expect(sent).rejects.toThrow('fetch failed')
  }
  await sandbox.clock.advance({ minutes: 10 })
  const executed = sandbox.journal().requests.filter(({ isLate }) => isLate)
  expect(executed.map(({ at, status, code }) => [at - startAt, status, code])).toEqual([
    [20_000, 200, null],
    [60_000, 402, 'PAYMENT_REQUIRED'],
  ])
})

test('advance returns the transitions that a late request brought about, too', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ operationId: 'stopVps', effect: { ...late, answer: 'nothing' } })
  await expect(call(`POST ${vpsPath}/power/stop`)).rejects.toThrow('fetch failed')
  const passed = await sandbox.clock.advance({ minutes: 10 })
  expect(passed.map(({ from, to, at }) => [from, to, at - startAt])).toEqual([
    ['running', 'processing', 130_000],
    ['processing', 'stopped', 190_000],
  ])
  expect(sandbox.journal().transitions).toEqual(passed)
})

test('a late request is checked when it is executed', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ operationId: 'orderVps', times: 4, effect: { ...late, answer: 'nothing' } })
  const readKey = sandbox.keys.create({ permission_type: 'read' })
  const callers = [call, call, createCaller(sandbox, readKey), createCaller(sandbox, 'sandbox_wrong')]
  const bodies = [{ ...order, period: 'x' }, { ...order, expected_total_price: 1 }, order, order]
  for (const [index, caller] of callers.entries()) {
    const sent = caller('POST /v1/vps/servers', {
      body: bodies[index],
      headers: { 'Idempotency-Key': `order-000${index}` },
    })
    await expect(sent).rejects.toThrow('fetch failed')
  }
  await sandbox.clock.advance({ minutes: 10 })
  const executed = sandbox.journal().requests.filter(({ isLate }) => isLate)
  expect(executed.map(({ code }) => code)).toEqual([
    'VALIDATION_ERROR',
    'PRICE_MISMATCH',
    'FORBIDDEN',
    'UNAUTHORIZED',
  ])
  expect(sandbox.account.balance).toBe(1_000_000)
})

test('a late request counts as in progress until its response', async () => {
  const limits = { vps: { concurrent: 1 } }
  const { sandbox, call, place } = await setUpLate({ ...late, answerAfterMs: 60_000 }, { speed: 1, limits })
  const answer = place()
  expect(await call('GET /v1/vps/plans')).toMatchObject({ status: 429 })
  await sandbox.clock.advance({ minutes: 1 })
  expect((await answer).status).toBe(504)
  expect(await call('GET /v1/vps/plans')).toMatchObject({ status: 200 })
})

test('reset, restore and close drop late requests', async () => {
  for (const drop of ['reset', 'restore'] as const) {
    const { sandbox, call, place } = await setUpLate()
    const snapshot = sandbox.snapshot()
    await place()
    expect(() => sandbox.restore({ version: 0, tables: { record: [], counter: [], log: [] } })).toThrow(
      TypeError,
    )
    expect((await place()).status).toBe(409)
    if (drop === 'reset') sandbox.reset()
    else sandbox.restore(snapshot)
    expect(await call('POST /v1/vps/servers', { body: { ...order, name: 'new' }, headers })).toMatchObject({
      status: 200,
    })
    await sandbox.clock.advance({ minutes: 10 })
    expect(sandbox.account.balance).toBe(paid)
    expect(sandbox.journal().requests.filter(({ isLate }) => isLate)).toEqual([])
  }
  const { sandbox, place } = await setUpLate()
  await place()
  await sandbox.close()
  await sandbox.clock.advance({ minutes: 10 }).catch(() => undefined)
  expect(() => sandbox.clock.now()).not.toThrow()
})

test('over HTTP, with the control plane', async () => {
  const { sandbox, control } = await setUpControl()
  const { url } = await sandbox.listen({ port: 0 })
  const send = (key: string) =>
    fetch(`${url}/v1/vps/servers`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${sandbox.apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(order),
    })
  const effect = { ...late, answer: 'gateway-timeout', answerAfterMs: 1_000 }
  expect(await control('addFault', { operationId: 'orderVps', effect })).toMatchObject({ body: { effect } })
  expect((await send('order-0001')).status).toBe(504)
  await control('addFault', { operationId: 'orderVps', effect: { ...late, answer: 'nothing' } })
  await expect(send('order-0002')).rejects.toThrow(TypeError)
  expect(await control('readAccount')).toMatchObject({ body: { balance: 1_000_000 } })
  await control('advanceClock', { minutes: 10 })
  expect(await control('readAccount')).toMatchObject({
    body: { balance: 1_000_000 - 2 * order.expected_total_price },
  })
  expect(await control('readJournal')).toMatchObject({
    body: { requests: [{ status: 504 }, { status: null }, { isLate: true }, { isLate: true }] },
  })
  await sandbox.close()
})

test('a file stores executed late requests, and not waiting ones', async () => {
  const db = newStateFile()
  const { sandbox, call, place } = await setUpLate({ finishLateMs: 60_000 }, { db })
  sandbox.faults.add({ operationId: 'orderHostingServer', effect: { ...late, answer: 'nothing' } })
  await place()
  await expect(call('POST /v1/server', { body: hostingOrder, headers })).rejects.toThrow('fetch failed')
  await sandbox.clock.sleep(100_000)
  await sandbox.close()
  const again = (await setUp({ db })).sandbox
  onTestFinished(() => again.close())
  await again.clock.advance({ minutes: 10 })
  expect(again.account.balance).toBe(paid)
})

test.each([
  [{ finishLateMs: -1 }, RangeError, /finishLateMs is -1/],
  [{ finishLateMs: Number.POSITIVE_INFINITY }, RangeError, /finishLateMs is Infinity/],
  [{ finishLateMs: undefined }, RangeError, /finishLateMs is undefined/],
  [{ finishLateMs: '7' }, RangeError, /finishLateMs is 7/],
  [{ ...late, answerAfterMs: Number.NaN }, RangeError, /answerAfterMs is NaN/],
  [{ ...late, answer: 'html' }, TypeError, /answer is html/],
  [{ ...late, latencyMs: 5 }, TypeError, /no latencyMs/],
])('%j is rejected', async (effect, type, message) => {
  const { sandbox } = await setUp()
  const add = () => sandbox.faults.add({ effect: effect as FinishLate })
  expect(add).toThrow(type)
  expect(add).toThrow(message)
})
