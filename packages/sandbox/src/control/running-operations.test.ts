import { expect, test } from 'vitest'
import { hostingOrder, setUpHosting } from '../testing/hosting.ts'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'

const uuid = vpsPath.split('/').at(-1)!
const headers = { 'Idempotency-Key': 'order-0001' }
const times = { startedAt: startAt, readsLeft: null }

test('an order is a sign-up in its states until it has ended, to the millisecond', async () => {
  const { sandbox, call } = await setUp()
  await call('POST /v1/vps/servers', { body: { ...order, name: 'web-02' }, headers })
  const signup = {
    kind: 'signup',
    target: '00000000-0000-4000-8000-000000000002',
    name: 'web-02',
    state: 'setup_pending',
    endsAt: startAt + 180_000,
    ...times,
  }
  expect(sandbox.operations()).toEqual([signup])
  await sandbox.clock.advance({ minutes: 1 })
  expect(sandbox.operations()).toEqual([{ ...signup, state: 'building' }])
  await sandbox.clock.advance(119_999)
  expect(sandbox.operations()).toEqual([{ ...signup, state: 'building' }])
  await sandbox.clock.advance(1)
  expect(sandbox.operations()).toEqual([])
})

test('the setup of a hosting server is listed until it has ended', async () => {
  const { sandbox, call } = await setUpHosting()
  sandbox.transitions.set('hosting', { mode: 'after', seconds: 5 })
  await call('POST /v1/server', { body: { ...hostingOrder, server_id: 'shop2026' }, headers })
  const [setup, ...others] = sandbox.operations()
  expect(others).toEqual([])
  expect(setup).toEqual({
    kind: 'hosting',
    target: setup?.name,
    name: expect.stringMatching(/^shop2026\./),
    state: 'setup_pending',
    endsAt: startAt + 5_000,
    ...times,
  })
  await sandbox.clock.advance(4_999)
  expect(sandbox.operations()).toEqual([setup])
  await sandbox.clock.advance(1)
  expect(sandbox.operations()).toEqual([])
})

test('a reinstall is listed with its phase, in place of what the power does', async () => {
  const { sandbox, call } = await setUp()
  await call(`POST ${vpsPath}/power/stop`)
  expect(sandbox.operations()).toEqual([
    { kind: 'power', target: uuid, name: 'web-01', state: 'stop', endsAt: startAt + 60_000, ...times },
  ])
  await sandbox.clock.advance({ minutes: 1 })
  expect(sandbox.operations()).toEqual([])
  const body = { image_id: 'debian-13', root_password: order.root_password }
  await call(`POST ${vpsPath}/os-reinstall`, { body })
  const began = startAt + 60_000
  expect(sandbox.operations()).toEqual([
    {
      kind: 'reinstall',
      target: uuid,
      name: 'web-01',
      state: 'rebuilding',
      startedAt: began,
      endsAt: began + 300_000,
      readsLeft: null,
    },
  ])
})

test('operations without an end are listed last, and a late request has its method and path', async () => {
  const { sandbox, call } = await setUp()
  sandbox.transitions.set('power', { mode: 'held' })
  await call(`POST ${vpsPath}/power/stop`)
  sandbox.faults.add({ operationId: 'orderVps', effect: { finishLateMs: 90_000 } })
  await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/vps/servers`, { method: 'POST' }))
  expect(sandbox.operations()).toEqual([
    {
      kind: 'late-request',
      target: '/v1/vps/servers',
      name: 'POST',
      state: 'waiting',
      endsAt: startAt + 90_000,
      ...times,
    },
    { kind: 'power', target: uuid, name: 'web-01', state: 'stop', endsAt: null, ...times },
  ])
})
