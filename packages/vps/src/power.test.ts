import { expect, test } from 'vitest'
import { firstServer, setUp } from './testing/set-up.ts'

const minute = 60_000

test('an operation is accepted immediately and awaited until the state is reached', async () => {
  const { vps, sandbox } = await setUp()
  const { power } = await firstServer(vps)
  const start = sandbox.clock.now()
  const stop = await power.stop()
  expect(stop).toMatchObject({
    operationId: 'stopVps',
    location: expect.stringMatching(/^\/v1\/vps\/servers\/.+\/power$/),
  })

  const seen: string[] = []
  await expect(stop.wait({ onProgress: (state) => seen.push(state) })).resolves.toBe('stopped')
  expect([...new Set(seen)]).toEqual(['processing', 'stopped'])
  expect(sandbox.clock.now() - start).toBeLessThanOrEqual(3 * minute)

  await expect((await power.start()).wait()).resolves.toBe('running')
  await expect((await power.reboot({ force: true })).wait()).resolves.toBe('running')
})

test('a reboot sends `force` only if it is given', async () => {
  const { vps, faults } = await setUp()
  const { power } = await firstServer(vps)
  const bodies: string[] = []
  const accept = async (request: Request): Promise<Response> => {
    bodies.push(await request.text())
    return new Response(null, { status: 202 })
  }
  faults.push(accept, accept, accept)
  await power.reboot()
  await power.reboot({ force: true })
  await power.reboot({ force: false })
  expect(bodies).toEqual(['', '{"force":true}', '{"force":false}'])
})

test('an operation that the state does not allow is rejected with its error code', async () => {
  const { vps } = await setUp()
  const { power } = await firstServer(vps)
  await expect(power.start()).rejects.toMatchObject({ code: 'INVALID_POWER_STATE', status: 409 })
})

test('ensure sends one request if the state is already reached', async () => {
  const { vps, requests } = await setUp()
  const { power } = await firstServer(vps)
  requests.length = 0
  await expect(power.ensure('running')).resolves.toBe('running')
  expect(requests).toEqual([expect.stringMatching(/^GET /)])
})

test('ensure starts a stopped VPS, and stops a running one', async () => {
  const { vps, requests } = await setUp()
  const { power } = await firstServer(vps)
  await expect(power.ensure('stopped')).resolves.toBe('stopped')
  await expect(power.ensure('running')).resolves.toBe('running')
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    expect.stringMatching(/\/power\/stop$/),
    expect.stringMatching(/\/power\/start$/),
  ])
})

test('ensure rejects a state that is not a settled one, without a request', async () => {
  const { vps, requests } = await setUp()
  const { power } = await firstServer(vps)
  requests.length = 0
  for (const state of ['Running', 'on', 'processing', undefined]) {
    await expect(power.ensure(state as 'running')).rejects.toMatchObject({
      name: 'ConfigError',
      field: 'state',
    })
  }
  expect(requests).toEqual([])
})

test('onAttempt of ensure is called for its operation too, not only for its reads', async () => {
  const { vps, requests } = await setUp()
  const { power } = await firstServer(vps)
  requests.length = 0
  const statuses: (number | undefined)[] = []
  await power.ensure('stopped', { onAttempt: ({ status }) => statuses.push(status) })
  expect(statuses).toHaveLength(requests.length)
  expect(statuses.filter((status) => status === 202)).toHaveLength(1)
})

test('ensure waits for an operation in progress, then starts or stops the VPS', async () => {
  const { vps, requests } = await setUp()
  const { power } = await firstServer(vps)
  await power.reboot()
  requests.length = 0
  await expect(power.ensure('stopped')).resolves.toBe('stopped')
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    expect.stringMatching(/\/power\/stop$/),
  ])
})

test('the deadline of ensure includes the wait for an operation in progress', async () => {
  const { vps, sandbox } = await setUp()
  const { power } = await firstServer(vps)
  await power.reboot()
  const start = sandbox.clock.now()
  await expect(power.ensure('stopped', { deadlineMs: 90_000 })).rejects.toMatchObject({ reason: 'deadline' })
  expect(sandbox.clock.now() - start).toBe(90_000)
})

test('ensure waits for an operation that another program starts first', async () => {
  const { vps, faults, client } = await setUp()
  const { power, uuid } = await firstServer(vps)
  const meanwhile = async (): Promise<undefined> => {
    await client.api.POST('/v1/vps/servers/{uuid}/power/stop', { params: { path: { uuid } } })
  }
  // The read passes. Before the stop arrives, somebody else stops the VPS.
  faults.push(async () => undefined, meanwhile)
  await expect(power.ensure('stopped')).resolves.toBe('stopped')
})

test('waitFor ends with the API’s error state, and with its deadline', async () => {
  const { vps, faults } = await setUp()
  const { power } = await firstServer(vps)
  const error = async (): Promise<Response> => Response.json({ power: { status: 'error' } })
  faults.push(async () => undefined, error, error)
  await expect(power.waitFor('stopped')).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
    lastState: 'error',
  })
  await expect(power.waitFor('stopped', { deadlineMs: minute })).rejects.toMatchObject({
    reason: 'deadline',
    message: expect.stringMatching(
      /^Waited for VPS .+ to be stopped, but the deadline passed: the last state was "running"$/,
    ),
  })
})

test('an empty uuid is rejected without a request', async () => {
  const { vps, requests } = await setUp()
  expect(() => vps.server('')).toThrow('uuid is empty: give the value that the API lists for it')
  expect(requests).toEqual([])
})

test('a wait fails if the VPS returns to its former state', async () => {
  const { vps, faults } = await setUp()
  const { power } = await firstServer(vps)
  const stop = await power.stop()
  const running = async (): Promise<Response> => Response.json({ power: { status: 'running' } })
  faults.push(async () => undefined, running, running)
  await expect(stop.wait()).rejects.toMatchObject({ reason: 'failed', lastState: 'running' })
})

test('a wait ends with VPS_NOT_FOUND if the VPS no longer exists', async () => {
  const { vps } = await setUp()
  await expect(vps.server('unknown').power.waitFor('running')).rejects.toMatchObject({
    code: 'VPS_NOT_FOUND',
  })
})

test('a value that is not a stored operation cannot be resumed', async () => {
  const { vps } = await setUp()
  expect(() => vps.resume({ operationId: 'stopVps', location: '/v1/me' })).toThrow('location is "/v1/me"')
  const location = '/v1/vps/servers/u/power'
  expect(() => vps.resume({ operationId: 'orderVps', location })).toThrow('operationId is "orderVps"')
})

test('middleware of the caller reaches no read of a wait', async () => {
  const { vps, client } = await setUp()
  const { power } = await firstServer(vps)
  client.api.use({
    onRequest() {
      throw new Error('a call of the caller')
    },
  })
  await expect((await power.stop()).wait()).resolves.toBe('stopped')
})
