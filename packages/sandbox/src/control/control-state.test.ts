import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { errorBody, order, startAt, vpsPath } from '../testing/set-up.ts'

test('the clock is read, frozen, moved forward and resumed', async () => {
  const { sandbox, control } = await setUpControl({ speed: 60 })
  expect(await control('freezeClock')).toMatchObject({ body: { speed: 0 } })
  const before = sandbox.clock.now()
  const { body } = await control<{ now: string }>('advanceClock', { hours: 1, seconds: 0.5 })
  expect(Date.parse(body.now) - before).toBe(3_600_500)
  expect(await control('readClock')).toMatchObject({ body: { now: body.now, speed: 0 } })
  expect(await control('resumeClock', {})).toMatchObject({ body: { speed: 1 } })
  expect(await control('resumeClock', { speed: 60 })).toMatchObject({ body: { speed: 60 } })
  for (const [operation, invalid] of [
    ['advanceClock', { minutes: -1 }],
    ['advanceClock', { minutes: 'three' }],
    ['advanceClock', { fortnights: 1 }],
    ['resumeClock', { speed: -1 }],
  ] as const) {
    expect(await control(operation, invalid)).toMatchObject({
      status: 422,
      body: errorBody('VALIDATION_ERROR', [expect.any(String)]),
    })
  }
})

test('advance returns the transitions in between', async () => {
  const { call, control } = await setUpControl()
  await call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': 'order-0001' } })
  await call(`POST ${vpsPath}/power/stop`)
  const [old, created] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
  const transition = (
    machine: string,
    target: string | undefined,
    from: string,
    to: string,
    minutes: number,
  ) => ({
    machine,
    target,
    from,
    to,
    at: startAt + minutes * 60_000,
  })
  const { body } = await control<{ transitions: object[] }>('advanceClock', { minutes: 10 })
  expect(body.transitions).toHaveLength(5)
  expect(body.transitions).toEqual(
    expect.arrayContaining([
      transition('power', old, 'processing', 'stopped', 1),
      transition('signup', created, 'setup_pending', 'building', 1),
      transition('signup', created, 'building', 'active', 3),
      transition('power', created, 'processing', 'running', 3),
      transition('reinstall', created, 'configuring', 'completed', 3),
    ]),
  )
  expect(await control('advanceClock', { minutes: 10 })).toMatchObject({ body: { transitions: [] } })
})

test('maintenance moves a VPS: its uuid changes', async () => {
  const { call, control } = await setUpControl()
  const uuid = vpsPath.split('/').at(-1)
  const { body } = await control<{ uuid: string }>('moveVps', { uuid })
  expect(body.uuid).not.toBe(uuid)
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 404, body: errorBody('VPS_NOT_FOUND') })
  expect(await call(`GET /v1/vps/servers/${body.uuid}`)).toMatchObject({ status: 200 })
  expect(await control('moveVps', { uuid })).toMatchObject({ status: 404 })
})

test('contracts are suspended and resumed, and the journal tells so', async () => {
  const { call, control } = await setUpControl()
  const uuid = vpsPath.split('/').at(-1)!
  for (const target of [uuid, 'hw123456.example.jp'])
    expect(await control('suspendContract', { target })).toMatchObject({ status: 204 })
  expect(await call('GET /v1/server')).toMatchObject({ body: { servers: [{ status: 'suspended' }] } })
  expect(await control('resumeContract', { target: uuid })).toMatchObject({ status: 204 })
  const change = { from: 'active', to: 'suspended', at: startAt }
  expect(await control('readJournal')).toMatchObject({
    body: {
      transitions: [
        { machine: 'signup', target: uuid, ...change },
        { machine: 'hosting', target: 'hw123456.example.jp', ...change },
        { machine: 'signup', target: uuid, from: 'suspended', to: 'active' },
      ],
    },
  })
  expect(await control('suspendContract', { target: 'nobody' })).toMatchObject({ status: 404 })
  expect(await control('suspendContract', {})).toMatchObject({ status: 422 })
})

test('the reverse record of a VPS is removed and set', async () => {
  const { call, control } = await setUpControl()
  const uuid = vpsPath.split('/').at(-1)
  for (const hostname of [null, 'web-01.example.com']) {
    expect(await control('setReverseRecord', { uuid, hostname })).toMatchObject({ status: 204 })
    expect(await call(`GET ${vpsPath}`)).toMatchObject({ body: { server: { reverse_hostname: hostname } } })
  }
  for (const hostname of ['', 'web 01', 'a'.repeat(254), 7, undefined])
    expect(await control('setReverseRecord', { uuid, hostname })).toMatchObject({ status: 422 })
  expect(await control('setReverseRecord', { uuid: 'x', hostname: null })).toMatchObject({ status: 404 })
})

test('plans are closed to orders, and prices change', async () => {
  const { call, control } = await setUpControl()
  const place = async () => (await call('POST /v1/vps/servers', { body: { ...order, dry_run: true } })).body
  expect(await control('changePlan', { open: false }, order.plan_id)).toMatchObject({ body: { open: false } })
  expect(await place()).toEqual(errorBody('CAPACITY_UNAVAILABLE'))
  await control('changePlan', { open: true, periods: [{ months: 12, price: 2_000 }] }, order.plan_id)
  expect(await place()).toEqual(errorBody('PRICE_MISMATCH'))
  expect(await control('listPlans')).toMatchObject({ status: 200 })
  await control('changePlan', { periods: [{ months: 12, price: 10_000, regularPrice: 12_000 }] }, 'standard')
  expect(await call('GET /v1/server/plans?plan_id=standard')).toMatchObject({
    body: {
      plans: [{ periods: expect.arrayContaining([expect.objectContaining({ total_price: 10_000 })]) }],
    },
  })
  expect(await control('changePlan', {}, 'nonsense')).toMatchObject({ status: 404 })
  for (const price of [
    { months: 7, price: 1 },
    { months: 12, price: 0.5 },
  ])
    expect(await control('changePlan', { periods: [price] }, order.plan_id)).toMatchObject({ status: 422 })
})

test('a snapshot is restored, and holds nothing secret', async () => {
  const { sandbox, call, control } = await setUpControl()
  const headers = { 'Idempotency-Key': 'order-0001' }
  await call('POST /v1/vps/servers', { body: order, headers })
  const { body: snapshot } = await control<object>('takeSnapshot')
  const text = JSON.stringify(snapshot)
  expect(text).toContain('standard-2gb')
  for (const secret of [order.root_password, 'sandbox_']) expect(text).not.toContain(secret)
  sandbox.account.setBalance(1)
  await sandbox.clock.advance({ minutes: 1 })
  expect(await control('restoreSnapshot', snapshot)).toMatchObject({ status: 204 })
  expect(sandbox.account.balance).toBe(1_000_000 - order.expected_total_price)
  expect(sandbox.clock.now()).toBe(startAt + 60_000)
  expect(await call('GET /v1/vps/signup-status/40000002')).toMatchObject({ status: 200 })
  expect((await control('takeSnapshot')).status).toBe(200)
  expect(await control('restoreSnapshot', { version: 0, tables: {} })).toMatchObject({ status: 422 })
})

test('reset starts over; the time, the coverage and the first key stay', async () => {
  const { sandbox, call, control } = await setUpControl({ limits: { vps: { perMinute: 2 } } })
  const other = sandbox.keys.create()
  sandbox.faults.add({ effect: 'html' })
  sandbox.faults.clear()
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ seconds: 30 })
  await call(`GET ${vpsPath}/power`)
  expect(await call(`GET ${vpsPath}/power`)).toMatchObject({ status: 429 })
  sandbox.account.setBalance(0)
  sandbox.faults.add({ effect: 'html' })
  sandbox.transitions.set('power', { mode: 'immediate' })
  expect(await control('reset')).toMatchObject({ status: 204 })
  expect(await call(`GET ${vpsPath}/power`)).toMatchObject({
    status: 200,
    body: { power: { status: 'running' } },
  })
  expect(await createCaller(sandbox, other)('GET /v1/me')).toMatchObject({ status: 401 })
  expect(sandbox.account.balance).toBe(1_000_000)
  expect(sandbox.faults.list()).toEqual([])
  expect(sandbox.transitions.policies().power).toEqual({ mode: 'usual' })
  expect(sandbox.journal().requests).toHaveLength(2)
  expect(sandbox.clock.now()).toBe(startAt + 30_000)
  expect(sandbox.coverage().find(({ operationId }) => operationId === 'stopVps')?.count).toBe(1)
})

test.each([
  [{ mode: 'immediate' }, ['stopped']],
  [{ mode: 'after', seconds: 5 }, ['processing', 'processing', 'stopped']],
  [{ mode: 'reads', reads: 2 }, ['processing', 'processing', 'stopped']],
  [{ mode: 'held' }, Array.from({ length: 40 }, () => 'processing')],
  [{ mode: 'error' }, [...Array.from({ length: 20 }, () => 'processing'), 'error']],
  [{ mode: 'usual' }, [...Array.from({ length: 20 }, () => 'processing'), 'stopped']],
])('with the policy %j, a stop read every 3 seconds shows %j', async (policy, expected) => {
  const { sandbox, call, control } = await setUpControl()
  expect(await control('setTransitionPolicy', policy, 'power')).toMatchObject({ body: { power: policy } })
  expect(await control('listTransitionPolicies')).toMatchObject({ body: { power: policy } })
  await call(`POST ${vpsPath}/power/stop`)
  const seen = []
  for (const _ of expected) {
    seen.push((await call<{ power: { status: string } }>(`GET ${vpsPath}/power`)).body.power.status)
    await sandbox.clock.advance({ seconds: 3 })
  }
  expect(seen).toEqual(expected)
})

test('invalid policies are rejected', async () => {
  const { control } = await setUpControl()
  for (const [policy, machine] of [
    [{ mode: 'sometimes' }, 'power'],
    [{ mode: 'after' }, 'power'],
    [{ mode: 'after', seconds: -1 }, 'power'],
    [{ mode: 'reads', reads: 0 }, 'reinstall'],
    [{ mode: 'error' }, 'signup'],
    [{ mode: 'error' }, 'hosting'],
    [{ mode: 'held' }, 'weather'],
  ] as const) {
    expect(await control('setTransitionPolicy', policy, machine), JSON.stringify(policy)).toMatchObject({
      status: 422,
    })
  }
})
