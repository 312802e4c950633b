import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'

const uuid = vpsPath.split('/').at(-1)!
const key = { headers: { 'Idempotency-Key': 'order-0001' } }

test('servers are listed with their states from the order on', async () => {
  const { call, control } = await setUpControl()
  const vps = { service: 'vps', target: uuid, name: 'web-01', status: 'active', power: 'running' }
  const hosting = { service: 'server', target: 'hw123456.example.jp', status: 'active', power: null }
  const { body } = await control<{ servers: object[] }>('listServers')
  expect(body.servers).toEqual(
    expect.arrayContaining([expect.objectContaining(vps), expect.objectContaining(hosting)]),
  )
  await call('POST /v1/vps/servers', { body: order, ...key })
  await call(`POST ${vpsPath}/power/stop`)
  expect(await control('listServers')).toMatchObject({
    body: {
      servers: [
        { status: 'setup_pending', power: null, plan_id: 'standard-2gb', orderedAt: startAt },
        {},
        {},
      ],
    },
  })
})

test('operations in progress are listed with their ends', async () => {
  const { sandbox, call, control } = await setUpControl()
  expect(await control('listRunningOperations')).toMatchObject({ body: { operations: [] } })
  await call('POST /v1/vps/servers', { body: order, ...key })
  await call(`POST ${vpsPath}/power/stop`)
  sandbox.faults.add({ operationId: 'orderHostingServer', effect: { finishLateMs: 90_000 } })
  await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/server`, { method: 'POST' }))
  const at = { startedAt: startAt, readsLeft: null }
  expect(await control('listRunningOperations')).toMatchObject({
    body: {
      operations: [
        { ...at, kind: 'power', target: uuid, name: 'web-01', state: 'stop', endsAt: startAt + 60_000 },
        { ...at, kind: 'late-request', target: '/v1/server', name: 'POST', endsAt: startAt + 90_000 },
        { ...at, kind: 'signup', state: 'setup_pending', endsAt: startAt + 180_000 },
      ],
    },
  })
  await sandbox.clock.advance({ minutes: 3 })
  expect(await control('listRunningOperations')).toMatchObject({ body: { operations: [] } })
})

test('an operation that is held or waits for reads is listed without an end', async () => {
  const { sandbox, call, control } = await setUpControl()
  sandbox.transitions.set('power', { mode: 'reads', reads: 3 })
  await call(`POST ${vpsPath}/power/stop`)
  await call(`GET ${vpsPath}/power`)
  expect(await control('listRunningOperations')).toMatchObject({
    body: { operations: [{ kind: 'power', endsAt: null, readsLeft: 2 }] },
  })
})

test('the usage of the limits says what is left, and which addresses are blocked', async () => {
  const { sandbox, call, control } = await setUpControl({
    limits: { vps: { perMinute: 3 }, server: false, authenticationBlock: { failures: 1 } },
  })
  await call('GET /v1/vps/plans')
  const minute = { used: 1, left: 2, endsAt: expect.any(Number) }
  expect(await control('readLimitUsage')).toMatchObject({
    body: { vps: { minute, concurrent: { used: 0, left: 5 } }, server: null, blockedAddresses: [] },
  })
  expect(sandbox.journal().requests.at(-1)).toMatchObject({
    rateLimit: { group: 'vps', limit: 3, remaining: 2 },
  })
  await createCaller(sandbox, 'sandbox_unknown')('GET /v1/me')
  expect(await control('readLimitUsage')).toMatchObject({
    body: { blockedAddresses: [{ address: '127.0.0.1', secondsLeft: 300 }] },
  })
})

test('keys are listed by their ids only, and revoked by id', async () => {
  const { sandbox, control } = await setUpControl()
  const { body } = await control<{ key: string }>('createKey', { permission_type: 'read' })
  const listed = await control<{ keys: { id: string }[] }>('listKeys')
  expect(listed.body.keys).toMatchObject([
    { services: { vps: { permission_type: 'full' } } },
    { services: { vps: { permission_type: 'read' } }, is_legacy: false, allowed_ips: [] },
  ])
  expect(JSON.stringify(listed.body)).not.toMatch(/sandbox_|[0-9a-f]{32}/)
  const call = createCaller(sandbox, body.key)
  await call('GET /v1/me')
  const { keyId } = sandbox.journal().requests.at(-1)!
  expect(keyId).toBe(listed.body.keys[1]!.id)
  expect(await control('revokeKey', { key: keyId })).toMatchObject({ status: 204 })
  expect(await call('GET /v1/me')).toMatchObject({ status: 401 })
  expect(await control('listKeys')).toMatchObject({ body: { keys: { length: 1 } } })
})

test('one fault is removed, and the others are kept', async () => {
  const { sandbox, control } = await setUpControl()
  for (const operationId of ['getApiKey', 'listLogs']) sandbox.faults.add({ operationId, effect: 'html' })
  expect(await control('removeFault', undefined, '1')).toMatchObject({ status: 204 })
  expect(sandbox.faults.list()).toMatchObject([{ id: 2, operationId: 'listLogs' }])
  expect(await control('removeFault', undefined, '1')).toMatchObject({ status: 404 })
  expect(await control('removeFault', undefined, 'all')).toMatchObject({ status: 422 })
})

test('a reset can begin another world, which later ones begin too', async () => {
  const { sandbox, control } = await setUpControl()
  const worlds = ['small', 'fleet-20', 'agency-50', 'short-of-money', 'empty']
  expect(await control('readWorld')).toMatchObject({ body: { world: 'small', worlds } })
  expect(await control('reset', { world: 'fleet-20' })).toMatchObject({ status: 204 })
  expect(sandbox.servers().filter(({ service }) => service === 'vps')).toHaveLength(20)
  expect(await control('reset')).toMatchObject({ status: 204 })
  expect(await control('readWorld')).toMatchObject({ body: { world: 'fleet-20' } })
  expect(await control('reset', { world: 'moon' })).toMatchObject({ status: 422 })
  expect((await setUp()).sandbox.world().world).toBe('small')
})
