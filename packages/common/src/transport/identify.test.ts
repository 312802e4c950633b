import { inspect } from 'node:util'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { createScriptedFetch, rejection, type Reply } from '../testing/scripted-fetch.ts'

const uuid = '9f3c1d52-0b7e-4c8e-8f27-1f2b3c4d5e6f'

function setUp(reply: Reply, options: ClientOptions = {}) {
  const { fetch } = createScriptedFetch(reply)
  return createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key-5f1d8c',
    retry: false,
    fetch,
    ...options,
  })
}

async function readVps(reply: Reply, id = uuid, options?: ClientOptions): Promise<HostwrightError> {
  const { api } = setUp(reply, options)
  const call = api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid: id } } })
  return (await call.catch((error: unknown) => error)) as HostwrightError
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Never settles, and lets a second pass. Real time could pass before the request is sent, on a busy machine. */
function hang<Result>(): Promise<Result> {
  setImmediate(() => void vi.advanceTimersByTimeAsync(1_000))
  return new Promise(() => {})
}

test.each<[string, Reply, ClientOptions, string]>([
  [
    'a rejection',
    rejection(404, 'VPS_NOT_FOUND'),
    {},
    `[VPS_NOT_FOUND] uuid ${uuid}: No (GET /v1/vps/servers/{uuid}, 404)`,
  ],
  [
    'a page',
    new Response('<h1>', { status: 502 }),
    {},
    `uuid ${uuid}: The response is an error without the API’s error body: "<h1>" (GET /v1/vps/servers/{uuid}, 502)`,
  ],
  [
    'a broken connection',
    new TypeError('terminated'),
    {},
    `uuid ${uuid}: The connection failed before a response was complete: terminated (GET /v1/vps/servers/{uuid})`,
  ],
  [
    'a timeout',
    () => hang(),
    { timeoutMs: 1_000 },
    `uuid ${uuid}: No complete response within 1000 ms (GET /v1/vps/servers/{uuid})`,
  ],
  [
    'no slot',
    () => new Promise<Response>(() => {}),
    { deadlineMs: 1_000, monotonic: () => 0, pacing: { store: { take: hang, release: () => {} } } },
    `uuid ${uuid}: Not sent: no slot was free before the deadline (GET /v1/vps/servers/{uuid})`,
  ],
])('the error of %s names the resource', async (_, reply, options, message) => {
  const error = await readVps(reply, uuid, options)
  expect(error.message).toBe(message)
  expect(error.params).toEqual({ uuid })
  expect(error.stack).toContain(message)
})

test('the error names all path parameters in their order', async () => {
  const { api } = setUp(rejection(404, 'NOT_FOUND'))
  const path = { servername: 'web1', mail_account: 'info@example.com' }
  const call = api.DELETE('/v1/server/{servername}/mail/{mail_account}', { params: { path } })
  await expect(call).rejects.toThrow('[NOT_FOUND] servername web1, mail_account info@example.com: No (DELETE')
  await expect(call).rejects.toMatchObject({ params: path })
})

test('an error logged as a whole has identifiers only in its message', async () => {
  const error = await readVps(rejection(404, 'VPS_NOT_FOUND'))
  expect(Object.keys(error)).not.toContain('params')
  expect(JSON.stringify({ ...error.toJSON(), message: '' })).not.toContain(uuid)
})

test('a long value is cut, and a secret is not shown', async () => {
  const long = await readVps(rejection(404, 'VPS_NOT_FOUND'), 'x'.repeat(500))
  expect(long.message).toBe(`[VPS_NOT_FOUND] uuid ${'x'.repeat(100)}: No (GET /v1/vps/servers/{uuid}, 404)`)
  const leak = await readVps(rejection(404, 'VPS_NOT_FOUND'), 'id-key-5f1d8c')
  expect(inspect(leak, { showHidden: true })).not.toContain('key-5f1d8c')
  expect(leak.params).toEqual({ uuid: 'id-[redacted]' })
})

test('the error of a call without path parameters has no params', async () => {
  const error = (await setUp(rejection(403, 'FORBIDDEN'))
    .me()
    .catch((thrown: unknown) => thrown)) as HostwrightError
  expect([error.message, error.params]).toEqual(['[FORBIDDEN] No (GET /v1/me, 403)', {}])
})

test('the error for an invalid API key does not name a resource', async () => {
  const error = await readVps(rejection(404, 'VPS_NOT_FOUND'), uuid, { apiKey: () => 'a b' })
  expect(error.message).toMatch(/^apiKey contains a space/)
})

test('neither the logger nor a trace gets an identifier', async () => {
  const told: unknown[] = []
  const tell = (...parts: unknown[]): void => void told.push(parts)
  const trace = (...parts: unknown[]) => (tell(...parts), tell)
  await readVps(rejection(404, 'VPS_NOT_FOUND'), uuid, {
    trace,
    logger: { debug: tell, info: tell, warn: tell, error: tell },
  })
  expect(told).toHaveLength(3)
  expect(inspect(told, { depth: 9 })).not.toContain(uuid)
})
