import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'
import type { FaultEffect } from './fault.ts'

const headers = { 'Idempotency-Key': 'order-0001' }

function request(baseUrl: string, path: string, apiKey: string, init: RequestInit = {}): Request {
  return new Request(`${baseUrl}${path}`, { ...init, headers: { Authorization: `Bearer ${apiKey}` } })
}

test('drop-request: the connection breaks, and nothing has happened', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-request' })
  const failure = await call('POST /v1/vps/servers', { body: order, headers }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(TypeError)
  expect(failure).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } })
  expect(sandbox.account.balance).toBe(1_000_000)
  expect(await call('GET /v1/logs')).toMatchObject({ body: { count: 0 } })
  expect(sandbox.faults.pending()).toEqual([])
})

test('drop-response: the connection breaks, and everything has happened', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ operationId: 'orderVps', times: 1, effect: 'drop-response' })
  await expect(call('POST /v1/vps/servers', { body: order, headers })).rejects.toThrow(TypeError)
  expect(sandbox.account.balance).toBe(1_000_000 - order.expected_total_price)
  expect(await call('POST /v1/vps/servers', { body: order, headers })).toMatchObject({ status: 200 })
  expect(sandbox.account.balance).toBe(1_000_000 - order.expected_total_price)
  expect(await call('GET /v1/logs?method=POST')).toMatchObject({ body: { count: 2 } })
})

test('an error of the API, and a 429 with Retry-After: nothing has happened', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: { status: 503, code: 'SERVICE_UNAVAILABLE' } })
  sandbox.faults.add({ effect: { retryAfterSeconds: 7 } })
  const stop = () => call(`POST ${vpsPath}/power/stop`)
  expect(await stop()).toMatchObject({ status: 503, body: errorBody('SERVICE_UNAVAILABLE') })
  const second = await stop()
  expect(second).toMatchObject({ status: 429, body: errorBody('RATE_LIMIT_EXCEEDED') })
  expect(second.headers.get('Retry-After')).toBe('7')
  expect(await stop()).toMatchObject({ status: 202 })
})

test('latency passes on the clock of the sandbox, and ends when the caller gives up', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: { latencyMs: 1_500 } })
  const before = sandbox.clock.now()
  await call('GET /v1/me')
  expect(sandbox.clock.now() - before).toBe(1_500)
  expect(await call('GET /v1/logs')).toMatchObject({ body: { logs: [{ response_time_ms: 1_500 }] } })

  const running = (await setUp({ speed: 1 })).sandbox
  running.faults.add({ effect: { latencyMs: 60_000 } })
  const { signal, abort } = toAbortable()
  const answer = running.fetch(request(running.baseUrl, '/v1/me', running.apiKey, { signal }))
  abort(new Error('too late'))
  await expect(answer).rejects.toThrow('too late')
})

test('html: a page with the status 200', async () => {
  const { sandbox } = await setUp()
  sandbox.faults.add({ effect: 'html' })
  const answer = await sandbox.fetch(request(sandbox.baseUrl, '/v1/me', sandbox.apiKey))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await answer.text()).toMatch(/^<!doctype html>/)
})

test('truncate: JSON that ends in its middle', async () => {
  const { sandbox } = await setUp()
  sandbox.faults.add({ effect: 'truncate' })
  const read = () => sandbox.fetch(request(sandbox.baseUrl, '/v1/me', sandbox.apiKey))
  const [brokenAnswer, wholeAnswer] = [await read(), await read()]
  expect(brokenAnswer.status).toBe(200)
  expect(brokenAnswer.headers.get('Content-Type')).toBe('application/json')
  const [broken, whole] = [await brokenAnswer.text(), await wholeAnswer.text()]
  expect(broken.length).toBe(Math.floor(whole.length / 2))
  expect(whole.startsWith(broken)).toBe(true)
})

test('stall: half a body, and then nothing until the caller gives up', async () => {
  const { sandbox } = await setUp()
  sandbox.faults.add({ effect: 'stall' })
  const { signal, abort } = toAbortable()
  const answer = await sandbox.fetch(request(sandbox.baseUrl, '/v1/me', sandbox.apiKey, { signal }))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json'])
  const reader = answer.body!.getReader()
  expect((await reader.read()).value?.length).toBeGreaterThan(10)
  const next = reader.read()
  abort(new Error('too late'))
  await expect(next).rejects.toThrow('too late')
})

test.each(['truncate', 'stall'] as const)('%s: a response without a body is not changed', async (effect) => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect })
  expect(await call(`POST ${vpsPath}/power/stop`)).toMatchObject({ status: 202, body: undefined })
})

test('a fault affects its operation, path and nth request, as often as it says', async () => {
  const { sandbox, call } = await setUp()
  const { faults } = sandbox
  faults.add({
    operationId: 'getVpsPower',
    nth: 2,
    times: 2,
    effect: { status: 500, code: 'INTERNAL_ERROR' },
  })
  faults.add({ path: '/v1/me', effect: { status: 502, code: 'BACKEND_ERROR' } })
  faults.add({ path: '/v1/vps/servers/{uuid}', effect: { status: 502, code: 'BACKEND_ERROR' } })
  const status = async (path: string) => (await call(`GET ${path}`)).status
  const power = []
  for (let n = 0; n < 4; n++) power.push(await status(`${vpsPath}/power`))
  expect(power).toEqual([200, 500, 500, 200])
  expect(faults.pending()).toHaveLength(2)
  expect([await status('/v1/me'), await status('/v1/me')]).toEqual([502, 200])
  expect([await status(vpsPath), await status(vpsPath)]).toEqual([502, 200])
  expect(faults.pending()).toEqual([])
  expect(faults.list().map(({ happened, left }) => [happened, left])).toEqual([
    [2, 0],
    [1, 0],
    [1, 0],
  ])
})

test.each([
  [{ status: 503, code: 'SERVICE_UNAVAILABLE' }, [503]],
  [{ status: 409, code: 'CAPACITY_UNAVAILABLE' }, [409]],
  [{ retryAfterSeconds: 7 }, []],
] as const)(
  'an error that a fault returns is in the execution log, but a 429: %j',
  async (effect, statuses) => {
    const { sandbox, call } = await setUp()
    sandbox.faults.add({ operationId: 'orderVps', effect })
    await call('POST /v1/vps/servers', { body: order })
    const { body } = await call<{ logs: { status_code: number; path: string }[] }>('GET /v1/logs')
    expect(body.logs.map(({ status_code }) => status_code)).toEqual(statuses)
  },
)

test('a request that a limit rejects meets no fault', async () => {
  const { sandbox, call } = await setUp({ limits: { common: { perMinute: 1 } } })
  await call('GET /v1/me')
  sandbox.faults.add({ effect: { status: 502, code: 'BACKEND_ERROR' } })
  expect(await call('GET /v1/me')).toMatchObject({ status: 429, body: errorBody('RATE_LIMIT_EXCEEDED') })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await call('GET /v1/me')).toMatchObject({ status: 502 })
})

test.each(['drop-request', 'drop-response', 'html'] as const)(
  '%s: the journal contains the response that the sender got',
  async (effect) => {
    const { sandbox, call } = await setUp()
    sandbox.faults.add({ effect })
    await call('GET /v1/me').catch(() => undefined)
    const status = effect === 'html' ? 200 : null
    expect(sandbox.journal().requests).toMatchObject([{ status, code: null, isFaulted: true }])
  },
)

test('a fault may take up to a hundred years', async () => {
  const { sandbox } = await setUp()
  const hundredYearsMs = 36_500 * 86_400_000
  for (const name of ['latencyMs', 'finishLateMs']) {
    const add = (ms: number) => sandbox.faults.add({ effect: { [name]: ms } as unknown as FaultEffect })
    expect(add(hundredYearsMs).effect).toEqual({ [name]: hundredYearsMs })
    expect(() => add(hundredYearsMs + 1), name).toThrow(/^effect/)
  }
})

test('a fault for one path does not affect other paths of the operation', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ path: vpsPath, effect: { status: 502, code: 'BACKEND_ERROR' } })
  expect(await call(`GET ${vpsPath.slice(0, -1)}9`)).toMatchObject({ status: 404 })
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 502 })
})

test('if several faults match, the first one is injected', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: { status: 500, code: 'INTERNAL_ERROR' } })
  sandbox.faults.add({ effect: { status: 502, code: 'BACKEND_ERROR' } })
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await call('GET /v1/me')).status)
  expect(statuses).toEqual([500, 502, 200])
})

test('a probability affects the same requests for the same seed', async () => {
  const run = async (seed: number) => {
    const { sandbox, call } = await setUp({ seed })
    sandbox.faults.add({ probability: 0.5, effect: { status: 500, code: 'INTERNAL_ERROR' } })
    const statuses = []
    for (let n = 0; n < 40; n++) statuses.push((await call('GET /v1/me')).status)
    expect(sandbox.faults.list()).toMatchObject([{ left: null }])
    expect(sandbox.faults.pending()).toEqual([])
    return statuses
  }
  const first = await run(1)
  expect(await run(1)).toEqual(first)
  expect(await run(2)).not.toEqual(first)
  const failed = first.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(10)
  expect(failed).toBeLessThan(30)
})

test('over HTTP a broken connection is a destroyed socket', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const call = createCaller({ baseUrl: url, apiKey: sandbox.apiKey, fetch: (request) => fetch(request) })
  for (const effect of ['drop-request', 'drop-response'] as const) {
    sandbox.faults.add({ effect })
    await expect(call('GET /v1/me')).rejects.toThrow(TypeError)
  }
  sandbox.faults.add({ effect: 'truncate' })
  await expect(call('GET /v1/me')).rejects.toThrow(SyntaxError)
  sandbox.faults.add({ effect: 'stall' })
  const { signal, abort } = toAbortable()
  const answer = await fetch(request(url, '/v1/me', sandbox.apiKey, { signal }))
  const reader = answer.body!.getReader()
  expect((await reader.read()).value?.length).toBeGreaterThan(10)
  const next = reader.read()
  abort(new Error('too late'))
  await expect(next).rejects.toThrow('too late')
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
  await sandbox.close()
})

test.each([
  [{ operationId: 'orderVpn', effect: 'html' }, /orderVpn/],
  [{ nth: 0, effect: 'html' }, /nth is 0/],
  [{ times: 1.5, effect: 'html' }, /times is 1.5/],
  [{ probability: 2, effect: 'html' }, /probability is 2/],
  [{ effect: 'explode' }, /effect/],
  [{ effect: { status: 200, code: 'OK' } }, /effect/],
  [{ nth: 1.5, effect: 'html' }, /nth is 1.5/],
  [{ times: 0, effect: 'html' }, /times is 0/],
  [{ probability: 0, effect: 'html' }, /probability is 0/],
  [{ probability: '0.5x', effect: 'html' }, /probability is 0.5x/],
  [{ operationId: 7, effect: 'html' }, /operationId has to be a text/],
  [{ path: 7, effect: 'html' }, /path has to be a text/],
  [{ effect: null }, /^effect: give one of drop-request/],
  [{ effect: 7 }, /effect/],
  [{ effect: { status: 500 } }, /effect/],
  [{ effect: { status: 399, code: 'X' } }, /effect/],
  [{ effect: { status: 600, code: 'X' } }, /effect/],
  [{ effect: { status: 500.5, code: 'X' } }, /effect/],
  [{ effect: { status: '500', code: 'X' } }, /effect/],
  [{ effect: { retryAfterSeconds: -1 } }, /effect/],
  [{ effect: { retryAfterSeconds: 1.5 } }, /effect/],
  [{ effect: { latencyMs: -1 } }, /effect/],
  [{ effect: { latencyMs: '7' } }, /effect/],
  [{ effect: { latencyMs: 101 * 366 * 86_400_000 } }, /effect/],
  [{}, /effect/],
  [{ operationid: 'getApiKey', effect: 'html' }, 'fault: there is no operationid'],
])('%j is rejected', async (fault, message) => {
  const { sandbox } = await setUp()
  expect(() => sandbox.faults.add(fault as Parameters<typeof sandbox.faults.add>[0])).toThrow(message)
})

test.each([
  { status: 400, code: 'BAD_REQUEST' },
  { status: 599, code: 'X' },
  { retryAfterSeconds: 0 },
  { latencyMs: 0 },
])('the effect %j is valid', async (effect) => {
  const { sandbox } = await setUp()
  expect(sandbox.faults.add({ effect, probability: 1 })).toMatchObject({ id: 1, effect, left: null })
  expect(sandbox.faults.list()).toHaveLength(1)
})

test('a fault for one operation does not affect the others', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ operationId: 'getVpsPower', effect: { status: 500, code: 'INTERNAL_ERROR' } })
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
  expect(await call(`GET ${vpsPath}/power`)).toMatchObject({ status: 500 })
  expect(await call(`GET ${vpsPath}/power`)).toMatchObject({ status: 200 })
})

function toAbortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: (reason: Error) => controller.abort(reason) }
}
