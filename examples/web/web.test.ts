import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Fetch } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import type { Vps } from '@hostwright/vps'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { lazyVps } from './lazy-vps.ts'
import { GET, POST } from './route.ts'
import { secretFiles } from './secret-files.ts'

/** Handler of a framework: GET returns a VPS, and POST starts it. */
type Serve = (method: 'GET' | 'POST', uuid: string, signal?: AbortSignal) => Promise<Response>

const frameworks: Readonly<Record<string, (getVps: () => Vps) => Serve>> = {
  Hono(getVps) {
    const app = createApp(getVps)
    return async (method, uuid, signal = null!) =>
      app.request(`/servers/${uuid}${method === 'POST' ? '/start' : ''}`, { method, signal })
  },
  'Next.js'(getVps) {
    Object.assign(globalThis, { getVps })
    return (method, uuid, signal = null!) =>
      ({ GET, POST })[method](new Request('https://shop.example.com', { method, signal }), {
        params: Promise.resolve({ uuid }),
      })
  },
}

const uuid = '00000000-0000-4000-8000-000000000001'

async function setUp(
  listen: (getVps: () => Vps) => Serve,
  watch: (fetch: Fetch) => Fetch = (fetch) => fetch,
) {
  const sandbox = await createSandbox({ speed: 0 })
  const { baseUrl, clock, apiKey } = sandbox
  const secrets = new Map([['hostwright-api-key', apiKey]])
  const fetch = watch(sandbox.fetch)
  const world = { baseUrl, fetch, now: clock.now, sleep: clock.sleep }
  const getVps = lazyVps(async (name) => secrets.get(name)!, world)
  return { sandbox, secrets, getVps, serve: listen(getVps) }
}

describe.each(Object.entries(frameworks))('%s', (_, listen) => {
  test('returns a VPS, and starts it', async () => {
    const { sandbox, getVps, serve } = await setUp(listen)
    expect(await (await serve('GET', uuid)).json()).toMatchObject({ name: 'web-01' })
    sandbox.transitions.set('power', { mode: 'immediate' })
    await getVps().server(uuid).power.stop()
    expect((await serve('POST', uuid)).status).toBe(202)
    expect(await (await serve('GET', uuid)).json()).toMatchObject({ power: { status: 'running' } })
  })

  test('simultaneous requests together stay within the limits of the account', async () => {
    let [inProgress, most] = [0, 0]
    const { sandbox, serve } = await setUp(listen, (fetch) => async (request) => {
      most = Math.max(most, ++inProgress)
      await setImmediate() // All requests that can arrive have arrived.
      return fetch(request).finally(() => inProgress--)
    })
    const responses = await Promise.all(Array.from({ length: 30 }, () => serve('GET', uuid)))
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(most).toBe(5)
    expect(sandbox.journal().requests.filter(({ status }) => status === 429)).toEqual([])
  })

  test('a new key in the store is used immediately', async () => {
    const { sandbox, secrets, serve } = await setUp(listen)
    await serve('GET', uuid)
    sandbox.keys.revoke(sandbox.apiKey)
    const rejected = await serve('GET', uuid)
    expect(rejected.status).toBe(500)
    expect(await rejected.text()).toBe('{"error":"REFUSED"}')
    secrets.set('hostwright-api-key', sandbox.keys.create())
    expect((await serve('GET', uuid)).status).toBe(200)
  })

  test('visitors see only the errors that concern them', async () => {
    const { serve } = await setUp(listen)
    const unknown = await serve('GET', '00000000-0000-4000-8000-00000000beef')
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'VPS_NOT_FOUND' }])
    const running = await serve('POST', uuid)
    expect([running.status, await running.json()]).toEqual([409, { error: 'INVALID_POWER_STATE' }])
  })

  test('a 429 longer than a visitor waits is returned, and holds back other requests', async () => {
    const { sandbox, serve } = await setUp(listen)
    sandbox.faults.add({ operationId: 'getVpsServer', effect: { retryAfterSeconds: 30 } })
    const limited = await serve('GET', uuid)
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '30'])
    const next = await serve('GET', uuid)
    expect([next.status, next.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(sandbox.journal().requests).toHaveLength(1)
    await sandbox.clock.advance({ seconds: 31 })
    expect((await serve('GET', uuid)).status).toBe(200)
  })

  test.each(['drop-response', 'html', { status: 502, code: 'BACKEND_ERROR' }] as const)(
    'an unknown outcome is a 502, and is not retried: %j',
    async (effect) => {
      const { sandbox, serve } = await setUp(listen)
      sandbox.faults.add({ operationId: 'startVps', effect })
      const response = await serve('POST', uuid)
      expect([response.status, await response.json()]).toEqual([502, { error: 'OUTCOME_UNKNOWN' }])
      expect(sandbox.journal().requests).toHaveLength(1)
    },
  )

  test('the call ends if the visitor leaves', async () => {
    const { sandbox, serve } = await setUp(listen)
    sandbox.faults.add({ operationId: 'getVpsServer', effect: 'stall' })
    const visitor = new AbortController()
    const response = serve('GET', uuid, visitor.signal)
    await setImmediate()
    visitor.abort()
    expect((await response).status).toBe(499)
  })
})

test('nothing is read before the first request, and all requests share one client', async () => {
  const { baseUrl, apiKey, fetch } = await createSandbox()
  const asked: string[] = []
  const readSecret = async (name: string) => (asked.push(name), apiKey)
  const getVps = lazyVps(readSecret, { baseUrl, fetch })
  const app = createApp(getVps)
  expect(asked).toEqual([])
  expect((await app.request(`/servers/${uuid}`)).status).toBe(200)
  expect(asked).toEqual(['hostwright-api-key'])
  expect(getVps()).toBe(getVps())
})

test('a secret is read from its file each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const readSecret = secretFiles(folder)
  for (const key of ['first', 'second']) {
    writeFileSync(join(folder, 'hostwright-api-key'), `${key}\n`)
    expect(await readSecret('hostwright-api-key')).toBe(key)
  }
})
