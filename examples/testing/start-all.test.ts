import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startAll } from './start-all.ts'

/** Creates an account whose VPS `web-01` is stopped, and the options with which a client reaches it. */
async function setUp() {
  const sandbox = await createSandbox({ speed: 0 })
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const options = { baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep }
  const vps = createVps(createClient(options))
  const [first] = await vps.servers()
  const { power } = vps.server(first!.uuid)
  await power.ensure('stopped')
  return { sandbox, options, power }
}

// The sandbox behaves like the API: it is the `fetch` of the client, and its clock is the client's.
describe('with the sandbox alone', () => {
  test('starts the stopped servers, which takes a minute', async () => {
    const { sandbox, options } = await setUp()
    const start = sandbox.clock.now()
    expect(await startAll(options)).toEqual({ 'web-01': 'running' })
    expect(sandbox.clock.now() - start).toBeGreaterThanOrEqual(60_000) // of the sandbox's time, none of ours
  })

  test('waits out a 429, and starts nothing twice', async () => {
    const { sandbox, options } = await setUp()
    sandbox.faults.add({ operationId: 'startVps', effect: { retryAfterSeconds: 7 } })
    expect(await startAll(options)).toEqual({ 'web-01': 'running' })
    const starts = sandbox.journal().requests.filter(({ operationId }) => operationId === 'startVps')
    expect(starts.map(({ status }) => status)).toEqual([429, 202])
  })

  test('returns the reason of a failure', async () => {
    const { sandbox, options } = await setUp()
    sandbox.faults.add({ operationId: 'startVps', effect: 'drop-response' })
    expect(await startAll(options)).toEqual({ 'web-01': 'ConnectionError' })
    expect(sandbox.faults.pending()).toEqual([]) // The fault has happened.
  })
})

// MSW gives a response that the API never sends, and passes all other requests to the sandbox. It replaces the
// platform's `fetch`, so the code under test needs no option for it.
describe('with MSW before the sandbox', () => {
  const msw = setupServer()
  beforeAll(() => msw.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    msw.resetHandlers()
    vi.unstubAllEnvs()
  })
  afterAll(() => msw.close())

  async function setUpMsw() {
    const { sandbox, power } = await setUp()
    sandbox.transitions.set('power', { mode: 'immediate' }) // Here the client waits in real time.
    vi.stubEnv('HOSTWRIGHT_BASE_URL', sandbox.baseUrl)
    vi.stubEnv('HOSTWRIGHT_API_KEY', sandbox.apiKey)
    msw.use(http.all(`${sandbox.baseUrl}/*`, ({ request }) => sandbox.fetch(request)))
    return { sandbox, power }
  }

  test('passes requests to the sandbox, which keeps the state', async () => {
    const { power } = await setUpMsw()
    expect(await startAll()).toEqual({ 'web-01': 'running' })
    expect(await power.status()).toBe('running')
  })

  test('sends a response that is not documented', async () => {
    const { power } = await setUpMsw()
    const error = { code: 'NIGHTLY_MAINTENANCE', message: 'Come back in the morning.' }
    msw.use(http.post('*/power/start', () => HttpResponse.json({ error }, { status: 409 }), { once: true }))
    expect(await startAll()).toEqual({ 'web-01': 'NIGHTLY_MAINTENANCE' })
    expect(await power.status()).toBe('stopped')
    expect(await startAll()).toEqual({ 'web-01': 'running' })
  })

  test('changes the response of the sandbox', async () => {
    const { sandbox } = await setUpMsw()
    const rename = async ({ request }: { request: Request }) => {
      const { servers } = await (await sandbox.fetch(request)).json()
      return HttpResponse.json({ servers: servers.map((server: object) => ({ ...server, name: '雪' })) })
    }
    msw.use(http.get('*/v1/vps/servers', rename))
    expect(await startAll()).toEqual({ 雪: 'running' })
  })
})
