import type { PowerResult, VpsServerResult, VpsSignupResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'

async function setUpPower() {
  const { sandbox, call } = await setUp()
  return {
    sandbox,
    call,
    state: async () => (await call<PowerResult>(`GET ${vpsPath}/power`)).body.power.status,
    operate: (kind: string, body?: object) => call(`POST ${vpsPath}/power/${kind}`, { body }),
  }
}

const invalid = { status: 409, body: errorBody('INVALID_POWER_STATE') }

test('a stop is accepted, is in progress for a while, and ends with stopped', async () => {
  const { sandbox, call, state, operate } = await setUpPower()
  const reply = await operate('stop')
  expect(reply.status).toBe(202)
  expect(reply.body).toBeUndefined()
  expect(reply.headers.get('Location')).toBe(`${vpsPath}/power`)
  expect(await state()).toBe('processing')
  expect((await call<VpsServerResult>(`GET ${vpsPath}`)).body.server.power.status).toBe('processing')
  await sandbox.clock.advance({ seconds: 59 })
  expect(await state()).toBe('processing')
  await sandbox.clock.advance({ seconds: 1 })
  expect(await state()).toBe('stopped')
})

test('each operation is rejected in the states that do not allow it', async () => {
  const { sandbox, operate } = await setUpPower()
  expect(await operate('start')).toMatchObject(invalid)
  await operate('stop')
  for (const kind of ['start', 'stop', 'reboot']) expect(await operate(kind)).toMatchObject(invalid)
  await sandbox.clock.advance({ minutes: 1 })
  expect(await operate('stop')).toMatchObject(invalid)
  expect(await operate('reboot')).toMatchObject(invalid)
  expect(await operate('start')).toMatchObject({ status: 202 })
})

test('a reboot, forced or not, ends running', async () => {
  const { sandbox, state, operate } = await setUpPower()
  for (const body of [undefined, {}, { force: true }]) {
    expect(await operate('reboot', body)).toMatchObject({ status: 202 })
    expect(await state()).toBe('processing')
    await sandbox.clock.advance({ minutes: 1 })
    expect(await state()).toBe('running')
  }
  expect(await operate('reboot', { force: 'yes' })).toMatchObject({ status: 422 })
})

test('an ordered VPS can be operated once its sign-up has completed', async () => {
  const { sandbox, call } = await setUpPower()
  const { body } = await call<VpsSignupResult>('POST /v1/vps/servers', {
    body: order,
    headers: { 'Idempotency-Key': 'order-power' },
  })
  await sandbox.clock.advance({ minutes: 1 })
  const { uuid } = (await call<VpsSignupResult>(`GET /v1/vps/signup-status/${body.server.id}`)).body.server
  const path = `/v1/vps/servers/${uuid}/power`
  expect(await call(`GET ${path}`)).toMatchObject({ body: { power: { status: 'processing' } } })
  expect(await call(`POST ${path}/stop`)).toMatchObject({ body: errorBody('CONTRACT_NOT_ACTIVE') })
  await sandbox.clock.advance({ minutes: 2 })
  expect(await call(`POST ${path}/stop`)).toMatchObject({ status: 202 })
})

test('an unknown uuid has no power', async () => {
  const { call } = await setUpPower()
  for (const route of ['GET /v1/vps/servers/x/power', 'POST /v1/vps/servers/x/power/stop']) {
    expect(await call(route)).toMatchObject({ status: 404, body: errorBody('VPS_NOT_FOUND') })
  }
})

test('after an OS reinstall nobody waits as for a new VPS', async () => {
  const { sandbox, call } = await setUp({ assumptions: { 'power-of-new-vps': 'after-a-minute' } })
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ days: 1 })
  sandbox.transitions.set('reinstall', { mode: 'immediate' })
  const body = { image_id: 'debian-13', root_password: order.root_password }
  expect(await call(`POST ${vpsPath}/os-reinstall`, { body })).toMatchObject({ status: 202 })
  expect(await call(`POST ${vpsPath}/power/stop`)).toMatchObject({ status: 202 })
})
