import type {
  HostingOrderResult,
  HostingServerList,
  HostingSignupStatus,
  ReinstallResult,
  VpsServerResult,
  VpsSignupResult,
} from '@hostwright/types'
import { expect, test } from 'vitest'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'
import type { TransitionPolicy } from '../time/transition-policy.ts'

async function setUpPolicies() {
  const { sandbox, call } = await setUp()
  return {
    sandbox,
    call,
    operate: (kind: string) => call(`POST ${vpsPath}/power/${kind}`),
    power: async () => (await call<VpsServerResult>(`GET ${vpsPath}`)).body.server.power.status,
    readPower: async () => (await call(`GET ${vpsPath}/power`)).body,
    reinstall: () =>
      call(`POST ${vpsPath}/os-reinstall`, {
        body: { image_id: 'debian-13', root_password: order.root_password },
      }),
    status: async () => (await call<ReinstallResult>(`GET ${vpsPath}/os-reinstall`)).body.os_reinstall,
  }
}

test('immediate: each operation has ended when its response arrives', async () => {
  const { sandbox, call, operate, power, reinstall, status } = await setUpPolicies()
  for (const machine of ['power', 'reinstall', 'signup'] as const)
    sandbox.transitions.set(machine, { mode: 'immediate' })
  await operate('stop')
  expect(await power()).toBe('stopped')
  await reinstall()
  expect(await status()).toMatchObject({ status: 'completed', image_id: 'debian-13' })
  expect(await power()).toBe('running')
  const { body } = await call<VpsSignupResult>('POST /v1/vps/servers', {
    body: order,
    headers: { 'Idempotency-Key': 'order-at-once' },
  })
  expect(body.server).toMatchObject({ status: 'active', uuid: expect.any(String) })
})

test('after: an operation takes the time that was set, in the same phases', async () => {
  const { sandbox, operate, power, reinstall, status } = await setUpPolicies()
  sandbox.transitions.set('power', { mode: 'after', seconds: 5 })
  sandbox.transitions.set('reinstall', { mode: 'after', seconds: 10 })
  await operate('stop')
  await sandbox.clock.advance(4_999)
  expect(await power()).toBe('processing')
  await sandbox.clock.advance(1)
  expect(await power()).toBe('stopped')
  await reinstall()
  const seen: string[] = []
  for (let seconds = 0; seconds <= 10; seconds++) {
    seen.push((await status()).status)
    await sandbox.clock.advance({ seconds: 1 })
  }
  expect([...new Set(seen)]).toEqual(['rebuilding', 'configuring', 'completed'])
  expect(seen.indexOf('completed')).toBe(10)
})

test('reads: an operation ends once its own status has been read so often', async () => {
  const { sandbox, call, operate, power, readPower, reinstall, status } = await setUpPolicies()
  for (const machine of ['power', 'reinstall', 'signup'] as const)
    sandbox.transitions.set(machine, { mode: 'reads', reads: 2 })
  await operate('stop')
  await sandbox.clock.advance({ minutes: 10 })
  for (let times = 0; times < 3; times++) expect(await power()).toBe('processing')
  expect(await readPower()).toEqual({ power: { status: 'processing' } })
  expect(await readPower()).toEqual({ power: { status: 'processing' } })
  expect(await readPower()).toEqual({ power: { status: 'stopped' } })
  await reinstall()
  // Reads of the sign-up status do not count as reads of the reinstall status.
  for (let times = 0; times < 3; times++) await call('GET /v1/vps/signup-status/40000001')
  expect((await status()).status).toBe('rebuilding')
  expect((await status()).status).toBe('rebuilding')
  expect((await status()).status).toBe('completed')
  const { body } = await call<VpsSignupResult>('POST /v1/vps/servers', {
    body: order,
    headers: { 'Idempotency-Key': 'order-reads' },
  })
  const signup = async () =>
    (await call<VpsSignupResult>(`GET /v1/vps/signup-status/${body.server.id}`)).body.server.status
  expect([await signup(), await signup(), await signup()]).toEqual([
    'setup_pending',
    'setup_pending',
    'active',
  ])
})

test('held: an operation waits for another policy; earlier operations are not affected', async () => {
  const { sandbox, operate, power, reinstall, status } = await setUpPolicies()
  await operate('stop')
  sandbox.transitions.set('power', { mode: 'held' })
  sandbox.transitions.set('reinstall', { mode: 'held' })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await power()).toBe('stopped')
  await reinstall()
  await sandbox.clock.advance({ days: 1 })
  expect((await status()).status).toBe('rebuilding')
  expect(await reinstall()).toMatchObject({ body: errorBody('FEATURE_UNAVAILABLE') })
  sandbox.transitions.set('power', { mode: 'usual' })
  expect((await status()).status).toBe('rebuilding')
  sandbox.transitions.set('reinstall', { mode: 'usual' })
  expect((await status()).status).toBe('completed')
})

test('held: a sign-up waits for another policy of its own machine', async () => {
  const { sandbox, call } = await setUpPolicies()
  sandbox.transitions.set('signup', { mode: 'held' })
  const headers = { 'Idempotency-Key': 'order-held' }
  const { id } = (await call<VpsSignupResult>('POST /v1/vps/servers', { body: order, headers })).body.server
  const signup = async () =>
    (await call<VpsSignupResult>(`GET /v1/vps/signup-status/${id}`)).body.server.status
  await sandbox.clock.advance({ days: 1 })
  for (const machine of ['reinstall', 'power', 'hosting'] as const)
    sandbox.transitions.set(machine, { mode: 'usual' })
  expect(await signup()).toBe('setup_pending')
  sandbox.transitions.set('signup', { mode: 'usual' })
  expect(await signup()).toBe('active')
})

test('error: a power operation ends in error until another policy is set', async () => {
  const { sandbox, operate, power } = await setUpPolicies()
  sandbox.transitions.set('power', { mode: 'error' })
  await operate('stop')
  expect(await power()).toBe('processing')
  await sandbox.clock.advance({ minutes: 1 })
  expect(await power()).toBe('error')
  for (const kind of ['start', 'stop', 'reboot'])
    expect(await operate(kind)).toMatchObject({ body: errorBody('INVALID_POWER_STATE') })
  sandbox.transitions.set('power', { mode: 'usual' })
  expect(await power()).toBe('stopped')
})

test('error: a failed reinstall leaves a stopped VPS without an image, which can be reinstalled', async () => {
  const { sandbox, operate, power, reinstall, status } = await setUpPolicies()
  await operate('stop')
  await sandbox.clock.advance({ minutes: 1 })
  sandbox.transitions.set('reinstall', { mode: 'error' })
  await reinstall()
  await sandbox.clock.advance({ minutes: 5 })
  expect(await status()).toMatchObject({ status: 'error', image_id: null, os: null })
  expect(await power()).toBe('stopped')
  expect(await reinstall()).toMatchObject({ status: 202 })
  sandbox.transitions.set('reinstall', { mode: 'immediate' })
  await sandbox.clock.advance({ minutes: 5 })
  expect(await status()).toMatchObject({ status: 'error' })
  expect(await reinstall()).toMatchObject({ status: 202 })
  expect(await status()).toMatchObject({ status: 'completed', image_id: 'debian-13' })
})

async function setUpHostingPolicy(policy: TransitionPolicy) {
  const { sandbox, call } = await setUp()
  sandbox.transitions.set('hosting', policy)
  const body = { plan_id: 'standard', period: 12, expected_total_price: 13_200, agree_to_terms: true }
  const headers = { 'Idempotency-Key': 'hosting-0001' }
  const ordered = await call<HostingOrderResult>('POST /v1/server', { body, headers })
  const { servername, status } = ordered.body.server
  const read = async () =>
    (await call<HostingSignupStatus>(`GET /v1/server/${servername}/signup-status`)).body
  return { sandbox, call, servername, ordered: status, read }
}

test('immediate: a hosting server is usable when its order gets a response', async () => {
  const { ordered, read, call, servername } = await setUpHostingPolicy({ mode: 'immediate' })
  expect([ordered, await read()]).toEqual([
    'active',
    expect.objectContaining({ status: 'active', expiry_date: expect.any(String) }),
  ])
  const write = await call(`PUT /v1/server/${servername}/ssh`, { body: { ssh_enabled: true } })
  expect(write).toMatchObject({ status: 200 })
})

test('after: the setup of a hosting server takes the time that was set', async () => {
  const { sandbox, ordered, read } = await setUpHostingPolicy({ mode: 'after', seconds: 5 })
  expect(ordered).toBe('setup_pending')
  await sandbox.clock.advance(4_999)
  expect(await read()).toMatchObject({ status: 'setup_pending', expiry_date: null })
  await sandbox.clock.advance(1)
  expect(await read()).toMatchObject({ status: 'active' })
})

test('reads: the setup of a hosting server ends once its sign-up status has been read so often', async () => {
  const { sandbox, call, read } = await setUpHostingPolicy({ mode: 'reads', reads: 2 })
  await sandbox.clock.advance({ minutes: 10 })
  const list = async () => (await call<HostingServerList>('GET /v1/server')).body.servers.at(-1)?.status
  for (let times = 0; times < 3; times++) expect(await list()).toBe('setup_pending')
  const seen = [await read(), await read(), await read()]
  expect(seen.map(({ status }) => status)).toEqual(['setup_pending', 'setup_pending', 'active'])
})

test('held: the setup of a hosting server waits for another policy of its own machine', async () => {
  const { sandbox, read } = await setUpHostingPolicy({ mode: 'held' })
  await sandbox.clock.advance({ days: 1 })
  sandbox.transitions.set('signup', { mode: 'usual' })
  expect(await read()).toMatchObject({ status: 'setup_pending' })
  sandbox.transitions.set('hosting', { mode: 'usual' })
  expect(await read()).toMatchObject({ status: 'active' })
})
