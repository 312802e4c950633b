import { expect, test } from 'vitest'
import type { SandboxOptions } from '../server/create-sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, setUp, startAt, vpsPath } from '../testing/set-up.ts'
import { setUpWorld } from '../testing/set-up-world.ts'

const limited = (options: SandboxOptions = {}) => setUp({ limits: {}, ...options })
const rejected = { status: 429, body: errorBody('RATE_LIMIT_EXCEEDED') }

function readHeaders(headers: Headers) {
  const read = (name: string) => headers.get(`X-RateLimit-${name}`)
  return [
    read('Limit'),
    read('Remaining'),
    read('Reset'),
    read('Concurrent-Limit'),
    read('Concurrent-Remaining'),
  ]
}

test('VPS requests per minute: 60 per account, all keys combined', async () => {
  const { sandbox, call } = await limited()
  const other = createCaller(sandbox, sandbox.keys.create({ permission_type: 'read' }))
  for (let n = 0; n < 30; n++) {
    expect(await call('GET /v1/vps/servers')).toMatchObject({ status: 200 })
    expect(await other(`GET ${vpsPath}`)).toMatchObject({ status: 200 })
  }
  expect(await other('GET /v1/vps/servers')).toMatchObject(rejected)
  const reply = await call('GET /v1/vps/servers')
  expect(reply).toMatchObject(rejected)
  expect(reply.headers.get('Retry-After')).toBe('60')
  await sandbox.clock.advance({ seconds: 59.5 })
  expect((await call('GET /v1/vps/servers')).headers.get('Retry-After')).toBe('1')
  await sandbox.clock.advance({ seconds: 0.5 })
  expect(await call('GET /v1/vps/servers')).toMatchObject({ status: 200 })
})

test('a request on VPSs counts as one even with percent-encoded letters in its path', async () => {
  const { call } = await limited({ limits: { vps: { perMinute: 1 } } })
  expect(await call('GET /v1/%76ps/servers')).toMatchObject({ status: 200 })
  expect(await call('GET /v1/vps/servers')).toMatchObject(rejected)
})

test('VPS requests per day: 10,000, until the day ends in Japan', async () => {
  const { sandbox, call } = await limited({ limits: { vps: { perMinute: 10, perDay: 12 } } })
  for (let n = 0; n < 10; n++) await call('GET /v1/vps/servers')
  await sandbox.clock.advance({ minutes: 1 })
  const [, remaining] = readHeaders((await call('GET /v1/vps/servers')).headers)
  expect(remaining).toBe('1')
  await call('GET /v1/vps/servers')
  const reply = await call('GET /v1/vps/servers')
  expect(reply).toMatchObject(rejected)
  const toMidnight = 12 * 3_600 - 60
  expect(reply.headers.get('Retry-After')).toBe(String(toMidnight))
  expect(readHeaders(reply.headers).slice(0, 3)).toEqual(['10', '0', String(startAt / 1000 + 12 * 3_600)])
  await sandbox.clock.advance({ seconds: toMidnight })
  expect(await call('GET /v1/vps/servers')).toMatchObject({ status: 200 })
})

test('VPS concurrent requests: 5', async () => {
  const { sandbox, call } = await limited({ speed: 1 })
  sandbox.faults.add({ operationId: 'listVpsServers', times: 5, effect: { latencyMs: 60_000 } })
  const open = Array.from({ length: 5 }, () => call('GET /v1/vps/servers'))
  const sixth = await call('GET /v1/vps/servers')
  expect(sixth).toMatchObject(rejected)
  expect(sixth.headers.get('Retry-After')).toBe('1')
  expect(readHeaders(sixth.headers).slice(3)).toEqual(['5', '0'])
  // Other groups of paths have their own limits.
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
  await sandbox.clock.advance({ minutes: 1 })
  const replies = await Promise.all(open)
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await call('GET /v1/vps/servers')).toMatchObject({ status: 200 })
})

test('the five headers are on every response, whatever its status', async () => {
  const { sandbox, call } = await limited()
  const stranger = createCaller(sandbox, 'sandbox_nobody')
  const reset = String(startAt / 1000 + 60)
  const replies = [
    await call('GET /v1/vps/servers'),
    await call(`POST ${vpsPath}/power/stop`),
    await call('GET /v1/vps/servers/x'),
    await call(`POST ${vpsPath}/power/start`),
    await call('POST /v1/vps/servers', { body: '{' }),
    await call('POST /v1/vps/servers', { body: {} }),
    await call('GET /v1/vps/nothing'),
    await stranger('GET /v1/vps/servers'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 202, 404, 409, 400, 422, 404, 401])
  expect(replies.map(({ headers }) => readHeaders(headers))).toEqual([
    ...[59, 58, 57, 56, 55, 54, 53].map((left) => ['60', String(left), reset, '5', '4']),
    // An unknown key belongs to no account, so its requests do not count.
    ['60', '53', reset, '5', '5'],
  ])
})

test('a request with an unknown key gets a 401, even if the limit is used up', async () => {
  const { sandbox, call } = await limited({ limits: { common: { perMinute: 1 } } })
  expect((await call('GET /v1/me')).status).toBe(200)
  expect((await call('GET /v1/me')).status).toBe(429)
  expect((await createCaller(sandbox, 'sandbox_nobody')('GET /v1/me')).status).toBe(401)
})

test('paths below /v1/server have limits of their own, and so have /v1/me and /v1/logs', async () => {
  const { call } = await limited({ limits: { vps: { perMinute: 1 }, common: { perMinute: 2 } } })
  expect((await call('GET /v1/vps/servers')).status).toBe(200)
  expect((await call('GET /v1/vps/servers')).status).toBe(429)
  expect((await call('GET /v1/server')).status).not.toBe(429)
  expect((await call('GET /v1/me')).status).toBe(200)
  expect((await call('GET /v1/logs')).status).toBe(200)
  expect((await call('GET /v1/me')).status).toBe(429)
})

test.each(['count-as-vps', 'count-as-hosting'] as const)('/v1/me can be assumed to %s', async (choice) => {
  const { call } = await limited({
    limits: { vps: { perMinute: 1 }, server: { perMinute: 1 } },
    assumptions: { 'rate-limit-of-common-paths': choice },
  })
  await call('GET /v1/me')
  const isVps = choice === 'count-as-vps'
  expect((await call('GET /v1/vps/servers')).status === 429).toBe(isVps)
  expect((await call('GET /v1/server')).status === 429).toBe(!isVps)
})

test('a minute can be assumed to begin with its first request', async () => {
  const { sandbox, call } = await limited({
    limits: { vps: { perMinute: 1 } },
    assumptions: { 'rate-limit-window': 'first-request' },
  })
  await sandbox.clock.advance({ seconds: 50 })
  const [, , reset] = readHeaders((await call('GET /v1/vps/servers')).headers)
  expect(reset).toBe(String(startAt / 1000 + 110))
  await sandbox.clock.advance({ seconds: 59 })
  expect(await call('GET /v1/vps/servers')).toMatchObject(rejected)
  await sandbox.clock.advance({ seconds: 1 })
  expect(await call('GET /v1/vps/servers')).toMatchObject({ status: 200 })
})

test.each([
  ['all', [true, true, true, true, true]],
  ['known-keys', [true, true, true, true, false]],
  ['successes-and-429', [true, false, false, true, false]],
] as const)('the headers can be assumed to be on %s', async (choice, expected) => {
  const { sandbox, call } = await limited({
    limits: { vps: { perMinute: 3 } },
    assumptions: { 'rate-limit-headers': choice },
  })
  const replies = [
    await call('GET /v1/vps/servers'),
    await call('GET /v1/vps/servers/x'),
    await call('POST /v1/vps/servers', { body: '{' }),
    await call('GET /v1/vps/servers'),
    await createCaller(sandbox, 'sandbox_nobody')('GET /v1/vps/servers'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 404, 400, 429, 401])
  expect(replies.map(({ headers }) => headers.has('X-RateLimit-Limit'))).toEqual(expected)
})

test.each([
  ['no', []],
  ['yes', [429]],
] as const)('a 429 was not executed; is it in the log? %s', async (choice, logged) => {
  const { sandbox, call } = await limited({
    limits: { vps: { perMinute: 1 } },
    assumptions: { 'refused-requests-in-log': choice },
  })
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ seconds: 59 })
  expect(await call(`GET ${vpsPath}/power`)).toMatchObject(rejected)
  const { body } = await call<{ logs: { status_code: number }[] }>('GET /v1/logs?method=GET')
  expect(body.logs.map(({ status_code }) => status_code)).toEqual(logged)
})

test('limits can be changed and switched off', async () => {
  const { sandbox, call } = await limited()
  sandbox.limits.set({ vps: { perMinute: 1 } })
  expect(sandbox.limits.settings.vps).toEqual({ perMinute: 1, perDay: 10_000, concurrent: 5 })
  expect((await call('GET /v1/vps/servers')).status).toBe(200)
  expect((await call('GET /v1/vps/servers')).status).toBe(429)
  sandbox.limits.set({ vps: false })
  const reply = await call('GET /v1/vps/servers')
  expect([reply.status, reply.headers.has('X-RateLimit-Limit')]).toEqual([200, false])
  expect(() => sandbox.limits.set({ vps: { perMinute: 0 } })).toThrow(/perMinute is 0/)
  expect(() => sandbox.limits.set({ vpn: false } as object)).toThrow(/vpn/)
  expect(() => sandbox.limits.set({ vps: { perHour: 1 } } as object)).toThrow(/perHour/)
})

test('the limits are enabled by default', async () => {
  const { call } = await setUp({ limits: undefined })
  expect((await call('GET /v1/vps/servers')).headers.get('X-RateLimit-Limit')).toBe('60')
})

test('repeated authentication failures block the address before the key is checked', async () => {
  const world = setUpWorld({ authenticationBlock: { failures: 3, withinSeconds: 10, blockSeconds: 30 } })
  const from = (address: string, key: string) =>
    createCaller(
      { baseUrl: 'http://127.0.0.1', apiKey: key, fetch: (request) => world.serve(request, address) },
      key,
    )
  const wrong = from('192.0.2.1', 'sandbox_wrong')
  const right = from('192.0.2.1', world.apiKey)
  for (let n = 0; n < 2; n++) expect((await wrong('GET /v1/me')).status).toBe(401)
  // The two failures are then too old to count together with the next one.
  await world.clock.advance({ seconds: 10 })
  for (let n = 0; n < 3; n++) expect((await wrong('GET /v1/me')).status).toBe(401)
  const blocked = await right('GET /v1/me')
  expect(blocked).toMatchObject(rejected)
  expect(blocked.headers.get('Retry-After')).toBe('30')
  expect((await from('192.0.2.2', world.apiKey)('GET /v1/me')).status).toBe(200)
  await world.clock.advance({ seconds: 30 })
  expect((await right('GET /v1/me')).status).toBe(200)
  const { body } = await right<{ logs: { status_code: number }[] }>('GET /v1/logs')
  // A rejection before the key is checked belongs to no key, so it is not in the log.
  expect(body.logs.map(({ status_code }) => status_code)).toEqual([200, 200])
})

test('an address is not blocked any more once no address is', async () => {
  const { sandbox, call } = await limited({ limits: { authenticationBlock: { failures: 1 } } })
  expect(await createCaller(sandbox, 'sandbox_wrong')('GET /v1/me')).toMatchObject({ status: 401 })
  expect(await call('GET /v1/me')).toMatchObject(rejected)
  sandbox.limits.set({ authenticationBlock: false })
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
})

test('a fault is not used up by a request that a limit rejects', async () => {
  const { sandbox, call } = await limited({ limits: { common: { perMinute: 1 } } })
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
  sandbox.faults.add({ operationId: 'getApiKey', effect: { status: 503, code: 'SERVICE_UNAVAILABLE' } })
  expect(await call('GET /v1/me')).toMatchObject(rejected)
  expect(sandbox.faults.pending()).toHaveLength(1)
  await sandbox.clock.advance({ minutes: 1 })
  expect(await call('GET /v1/me')).toMatchObject({ status: 503 })
})

test.each(['GET /v1/server', 'GET /v1/server/hw123456.example.jp/domain'])(
  '%s counts against the limits of hosting servers',
  async (route) => {
    const { sandbox, call } = await limited()
    await call(route)
    expect(sandbox.limits.usage()).toMatchObject({
      server: { minute: { used: 1 } },
      common: { minute: { used: 0 } },
      vps: { minute: { used: 0 } },
    })
  },
)

test('the journal tells what is left of a limit, except to a request without a known key', async () => {
  const { sandbox, call } = await limited()
  await call('GET /v1/vps/servers')
  await createCaller(sandbox, 'sandbox_nobody')('GET /v1/vps/servers')
  expect(sandbox.journal().requests).toMatchObject([
    { rateLimit: { group: 'vps', limit: 60, remaining: 59 } },
    { rateLimit: null },
  ])
})
