import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import type { Sandbox } from '../server/create-sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'
import { fromRequest } from '../http/incoming-request.ts'
import { createMayControl } from './may-control.ts'
import { createControlServe } from './serve-control.ts'

test.each<[operationId: string, body: object, problem: string]>([
  ['advanceClock', { minutes: '3' }, 'minutes: must be number.'],
  ['advanceClock', { fortnights: 1 }, 'fortnights: is not known here.'],
  ['resumeClock', { speed: 1e300 }, 'speed: must be <= 1000000.'],
  [
    'createKey',
    { permissions: { power_operation: 'some' } },
    'permissions.power_operation: must be one of full, read, none.',
  ],
  ['createKey', { permission_type: 'root' }, 'permission_type: must be one of full, read, custom.'],
  ['createKey', { targets: 'x', target_mode: 'selected' }, 'targets: must be array.'],
  ['createKey', { allow_signup: 'yes' }, 'allow_signup: must be boolean.'],
  [
    'createKey',
    { expires_at: 'never' },
    'expires_at: must be as described: YYYY-MM-DD HH:MM:SS in Japan time, or null. Without one, the key never expires.',
  ],
  ['revokeKey', {}, 'key: is required.'],
  ['setBalance', { balance: '5' }, 'balance: must be integer.'],
  [
    'addFault',
    { effect: 'explode' },
    'effect: must be one of drop-request, drop-response, stall, truncate, html.',
  ],
  ['addFault', { effect: { status: 503 } }, 'effect.code: is required.'],
  ['restoreSnapshot', { version: 4, tables: {} }, 'tables.record: is required.'],
])('%s %j is rejected by the description', async (operationId, body, problem) => {
  const { sandbox, control } = await setUpControl()
  const before = sandbox.snapshot()
  expect(await control(operationId, body)).toMatchObject({
    status: 422,
    body: { error: { errors: expect.arrayContaining([problem]) } },
  })
  expect(sandbox.snapshot()).toEqual(before)
})

test.each(['GET /_sandbox/nothing', 'DELETE /_sandbox/clock', 'GET /_sandbox'])(
  '%s is not found',
  async (route) => {
    const { call } = await setUp()
    expect(await call(route)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' } },
    })
  },
)

test('a machine that is not there cannot be given a policy', async () => {
  const { control } = await setUpControl()
  const reply = await control('setTransitionPolicy', { mode: 'held' }, 'coffee')
  expect(reply).toMatchObject({
    status: 422,
    body: { error: { errors: [expect.stringMatching(/^machine:/)] } },
  })
})

test('health has the hash of the description', async () => {
  const { control } = await setUpControl()
  const file = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
  const specHash = createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(await control('readHealth')).toMatchObject({ status: 200, body: { specHash } })
})

test('faults are added, listed and cleared', async () => {
  const { call, control } = await setUpControl()
  const effect = { status: 503, code: 'SERVICE_UNAVAILABLE' }
  expect(await control('addFault', { operationId: 'getApiKey', times: 2, effect })).toMatchObject({
    status: 200,
    body: { id: 1, happened: 0, left: 2, effect },
  })
  expect(await call('GET /v1/me')).toMatchObject({ status: 503 })
  expect(await control('listFaults')).toMatchObject({
    body: { pending: 1, faults: [{ happened: 1, left: 1 }] },
  })
  expect(await control('clearFaults')).toMatchObject({ status: 204 })
  expect(await control('listFaults')).toMatchObject({ body: { pending: 0, faults: [] } })
  expect(await control('addFault', {})).toMatchObject({ status: 422 })
})

test('keys are made with any permission, given other targets and revoked', async () => {
  const { sandbox, control } = await setUpControl()
  const { body } = await control<{ key: string }>('createKey', { target_mode: 'selected', targets: ['x'] })
  const call = createCaller(sandbox, body.key)
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 403 })
  await control('setKeyTargets', { key: body.key, targets: [vpsPath.split('/').at(-1)] })
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 200 })
  expect(await control('revokeKey', { key: body.key })).toMatchObject({ status: 204 })
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 401 })
  expect(await control('createKey', { permission_type: 'custom' })).toMatchObject({ status: 422 })
  expect(await control('setKeyTargets', { key: body.key, targets: [] })).toMatchObject({ status: 404 })
  expect(await control('setKeyTargets', { key: sandbox.apiKey, targets: [] })).toMatchObject({ status: 422 })
  expect(await control('revokeKey', {})).toMatchObject({ status: 422 })
})

test('a rejected call does not change the clock', async () => {
  const { call, control } = await setUpControl()
  const { body: before } = await control('readClock')
  for (const rejected of [{ days: 1e8 }, { seconds: 1e300 }, { minutes: '3' }, { minutes: -1 }])
    expect(await control('advanceClock', rejected)).toMatchObject({ status: 422 })
  for (const speed of [1e300, -1, '60'])
    expect(await control('resumeClock', { speed })).toMatchObject({ status: 422 })
  expect(await control('readClock')).toMatchObject({ status: 200, body: before as object })
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
  expect(await control('advanceClock', { minutes: 3 })).toMatchObject({ status: 200 })
})

test('the balance is read and set', async () => {
  const { sandbox, control } = await setUpControl()
  expect(await control('setBalance', { balance: 5 })).toMatchObject({ body: { balance: 5 } })
  expect(await control('readAccount')).toMatchObject({ body: { balance: 5 } })
  expect(sandbox.account.balance).toBe(5)
  expect(await control('setBalance', { balance: -5 })).toMatchObject({ status: 422 })
})

test('limits are changed and switched off', async () => {
  const { control } = await setUpControl({ limits: {} })
  expect(await control('readLimits')).toMatchObject({ body: { vps: { perMinute: 60 } } })
  expect(await control('setLimits', { vps: { perMinute: 3 }, server: false })).toMatchObject({
    body: { vps: { perMinute: 3, concurrent: 5 }, server: false },
  })
  expect(await control('setLimits', { vps: { perMinute: 0 } })).toMatchObject({ status: 422 })
})

test('the lag of the execution log and the clocks of its nodes are set', async () => {
  const { sandbox, control } = await setUpControl()
  expect(await control('readLogSettings')).toMatchObject({ status: 200, body: { lagMs: 0, skewMs: [0] } })
  expect(await control('setLogSettings', { lagMs: 5_000 })).toMatchObject({
    body: { lagMs: 5_000, skewMs: [0] },
  })
  const settings = { lagMs: 5_000, skewMs: [0, -1_500] }
  expect(await control('setLogSettings', { skewMs: [0, -1_500] })).toMatchObject({ body: settings })
  expect(sandbox.log.settings).toEqual(settings)
  for (const invalid of [{ lagMs: -1 }, { lagMs: '5' }, { skewMs: [] }, { skewMs: 5 }, { nodes: 2 }])
    expect(await control('setLogSettings', invalid)).toMatchObject({ status: 422 })
  expect(sandbox.log.settings).toEqual(settings)
})

test('the journal has the last requests to the API, without bodies, queries and keys', async () => {
  const { sandbox, call, control } = await setUpControl()
  sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-response' })
  await call('POST /v1/vps/servers', { body: order }).catch(() => undefined)
  await call('GET /v1/logs?cursor=abc')
  await call('GET /v1/nothing')
  const { body } = await control<{ requests: object[] }>('readJournal')
  const keyId = createHash('sha256').update(sandbox.apiKey).digest('hex').slice(0, 12)
  const entry = { at: startAt, durationMs: 0, keyId, rateLimit: null, isFaulted: false }
  expect(body.requests).toEqual([
    {
      ...entry,
      id: 1,
      method: 'POST',
      path: '/v1/vps/servers',
      operationId: 'orderVps',
      status: null,
      code: null,
      problems: [],
      isFaulted: true,
    },
    {
      ...entry,
      id: 2,
      method: 'GET',
      path: '/v1/logs',
      operationId: 'listLogs',
      status: 422,
      code: 'VALIDATION_ERROR',
      problems: ['The input is not valid.', expect.stringMatching(/^cursor: /)],
    },
    {
      ...entry,
      id: 3,
      method: 'GET',
      path: '/v1/nothing',
      operationId: null,
      status: 404,
      code: 'NOT_FOUND',
      problems: [expect.any(String)],
    },
  ])
  expect(JSON.stringify(body)).not.toContain(order.root_password)
  for (let n = 0; n < 2_500; n++) await call('GET /v1/me')
  expect(sandbox.journal().requests).toHaveLength(1_000)
})

test('coverage counts operations, statuses and error codes', async () => {
  const { call, control } = await setUpControl()
  await call('GET /v1/me')
  await call('GET /v1/me')
  await call('GET /v1/vps/servers/x')
  const { body } = await control<{ answers: { operationId: string; count: number; isDescribed: boolean }[] }>(
    'readCoverage',
  )
  const row = { isDescribed: true, count: 1 }
  expect(body.answers).toContainEqual({ ...row, operationId: 'getApiKey', status: 200, code: null, count: 2 })
  expect(body.answers).toContainEqual({
    ...row,
    operationId: 'getVpsServer',
    status: 404,
    code: 'VPS_NOT_FOUND',
  })
  expect(body.answers).toContainEqual({ ...row, operationId: 'stopVps', status: 202, code: null, count: 0 })
  expect(body.answers.every(({ isDescribed }) => isDescribed)).toBe(true)
})

test('assumptions are listed with what was chosen', async () => {
  const { control } = await setUpControl({ assumptions: { 'refused-requests-in-log': 'yes' } })
  const { body } = await control<{ assumptions: object[] }>('listAssumptions')
  expect(body.assumptions).toContainEqual(
    expect.objectContaining({ id: 'refused-requests-in-log', default: 'no', chosen: 'yes' }),
  )
})

test('over HTTP it responds to this machine only, by its own name, and to no page of another site', async () => {
  const { sandbox } = await setUp()
  const read = async (one: Sandbox, url: string, headers: Record<string, string> = {}) =>
    (await one.fetch(new Request(`${url}/_sandbox/health`, { headers }))).status
  for (const host of ['127.0.0.1:4010', 'localhost', '[::1]:80'])
    expect(await read(sandbox, `http://${host}`), host).toBe(200)
  for (const host of ['sandbox.example.com', '192.0.2.1', '127.0.0.1.example.com'])
    expect(await read(sandbox, `http://${host}`), host).toBe(403)
  expect(await read(sandbox, 'http://localhost', { Origin: 'http://localhost:3000' })).toBe(200)
  expect(await read(sandbox, 'http://localhost', { Origin: 'https://www.example.com' })).toBe(403)
  // A browser sends no Origin for a script or an image of another site.
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
  expect(await read(sandbox, 'http://localhost', foreign)).toBe(403)
  const open = (await setUp({ control: 'everybody' })).sandbox
  expect(await read(open, 'http://sandbox:4010')).toBe(200)
  expect(await read(open, 'http://sandbox.example.com')).toBe(403)
  const closed = (await setUp({ control: 'nobody' })).sandbox
  expect(await read(closed, 'http://localhost')).toBe(403)
})

test('another machine that claims to be this one cannot use the control plane', async () => {
  const { sandbox } = await setUp()
  const serve = createControlServe(sandbox, createMayControl('loopback', new Set()))
  const ask = async (address: string) =>
    (
      await serve(
        fromRequest(
          new Request('http://localhost/_sandbox/snapshot', { headers: { Host: 'localhost' } }),
          address,
        ),
      )
    ).status
  expect(await ask('192.0.2.7')).toBe(403)
  expect(await ask('2001:db8::7')).toBe(403)
  expect([await ask('127.0.0.1'), await ask('::1')]).toEqual([200, 200])
})

test('the control plane needs no API key, is not part of the API, and rejects a body that is not JSON', async () => {
  const { sandbox, call } = await setUp()
  const send = async (path: string, init: RequestInit = {}) =>
    (await sandbox.fetch(new Request(`${sandbox.baseUrl}/_sandbox${path}`, init))).status
  expect(await send('/health')).toBe(200)
  expect(await send('/nothing')).toBe(404)
  expect(await send('/account', { method: 'PUT', body: '{' })).toBe(400)
  expect(await send('/account', { method: 'PUT', body: '[]' })).toBe(422)
  expect(sandbox.journal()).toEqual({ requests: [], transitions: [] })
  expect(await call('GET /v1/logs')).toMatchObject({ body: { count: 0 } })
})

test('adding a fault does not list the existing ones', async () => {
  const { sandbox } = await setUp()
  const list = vi.spyOn(sandbox.faults, 'list')
  const added = await sandbox.fetch(
    new Request(`${sandbox.baseUrl}/_sandbox/faults`, { method: 'POST', body: '{"effect":"html"}' }),
  )
  expect([added.status, list.mock.calls.length]).toEqual([200, 0])
})
