import { expect, test } from 'vitest'
import { listOperations } from '../description/operation.ts'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'

test('the first key may do everything, and the API tells so', async () => {
  const { sandbox, call } = await setUp()
  expect(sandbox.apiKey).toMatch(/^sandbox_/)
  expect(await call('GET /v1/me')).toMatchObject({
    status: 200,
    body: {
      expires_at: null,
      services: { vps: { permission_type: 'full', target_mode: 'all', targets: [], allow_signup: true } },
    },
  })
})

test('a key that is unknown, revoked or expired returns 401', async () => {
  const { sandbox } = await setUp()
  const { keys, clock } = sandbox
  const revoked = keys.create()
  keys.revoke(revoked)
  const passing = keys.create({ expires_at: '2026-10-01 13:00:00' })
  const unauthorized = { status: 401, body: errorBody('UNAUTHORIZED') }
  expect(await createCaller(sandbox, 'sandbox_unknown')('GET /v1/me')).toMatchObject(unauthorized)
  expect(await createCaller(sandbox, revoked)('GET /v1/me')).toMatchObject(unauthorized)
  expect(await createCaller(sandbox, passing)('GET /v1/me')).toMatchObject({
    status: 200,
    body: { expires_at: '2026-10-01 13:00:00' },
  })
  await clock.advance({ hours: 1 })
  expect(await createCaller(sandbox, passing)('GET /v1/me')).toMatchObject(unauthorized)
})

test.each([
  [{ permission_type: 'root' }, /permission_type is root/],
  [{ target_mode: 'some' }, /target_mode is some/],
  [
    { permission_type: 'custom', permissions: { power_operation: 'some' } },
    /permissions.power_operation is some/,
  ],
  [{ permissionType: 'read' }, 'key: there is no permissionType'],
  [{ server: { permission_typ: 'read' } }, 'key.server: there is no permission_typ'],
])('a key with rights that no key can have is not made: %j', async (options, message) => {
  const { sandbox } = await setUp()
  expect(() => sandbox.keys.create(options as object)).toThrow(message)
})

test('a read key reads, and writes nothing', async () => {
  const { sandbox } = await setUp()
  const call = createCaller(sandbox, sandbox.keys.create({ permission_type: 'read' }))
  expect(await call(`GET ${vpsPath}/power`)).toMatchObject({ status: 200 })
  const writes = listOperations().filter(
    ({ scope, permission }) => scope === 'write' && permission !== undefined,
  )
  expect(writes.length).toBeGreaterThan(60)
  for (const { method, path } of writes) {
    const reply = await call(`${method} ${path.replaceAll(/\{\w+\}/g, '1')}`, { body: {} })
    expect(reply, `${method} ${path}`).toMatchObject({ status: 403, body: errorBody('FORBIDDEN') })
  }
})

test('a key for some addresses is rejected from others, and listed with its own', async () => {
  const { sandbox } = await setUp()
  expect(sandbox.keys.list()).toMatchObject([{ allowed_ips: [] }])
  const readFrom = async (...allowed_ips: string[]) => {
    const call = createCaller(sandbox, sandbox.keys.create({ allowed_ips }))
    expect(sandbox.keys.list().at(-1)).toMatchObject({ allowed_ips })
    return call('GET /v1/me')
  }
  // A request in the process counts as sent from this machine.
  expect(await readFrom('192.0.2.7', '127.0.0.0/8')).toMatchObject({ status: 200 })
  expect(await readFrom('192.0.2.7')).toMatchObject({ status: 403, body: errorBody('FORBIDDEN') })
})

test('a key with an empty list of addresses can be used from everywhere, as the list of keys says', async () => {
  const { sandbox } = await setUp()
  const call = createCaller(sandbox, sandbox.keys.create({ allowed_ips: [] }))
  expect(sandbox.keys.list().at(-1)).toMatchObject({ allowed_ips: [] })
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
})

test('a legacy key with targets is rejected, like one with other rights', async () => {
  const { sandbox } = await setUp()
  const options = { legacy_servername: 'hw000001.example.jp', targets: ['hw000002.example.jp'] }
  expect(() => sandbox.keys.create(options)).toThrow(/legacy_servername/)
})

test('a custom key goes as far as each category says', async () => {
  const { sandbox } = await setUp()
  const permissions = { power_operation: 'read', vps_information: 'full' } as const
  const call = createCaller(sandbox, sandbox.keys.create({ permission_type: 'custom', permissions }))
  const statuses = async (...routes: string[]) =>
    Promise.all(routes.map(async (route) => (await call(route)).status))
  expect(await statuses('GET /v1/vps/servers', `GET ${vpsPath}/power`, `POST ${vpsPath}/power/stop`)).toEqual(
    [200, 200, 403],
  )
  expect(await statuses(`GET ${vpsPath}/packet-filter`, 'GET /v1/logs')).toEqual([403, 200])
  expect(await call('GET /v1/me')).toMatchObject({ body: { services: { vps: { permissions } } } })
})

test('a key for selected VPSs sees those only', async () => {
  const { sandbox } = await setUp()
  const limitedTo = (...targets: string[]) =>
    createCaller(sandbox, sandbox.keys.create({ target_mode: 'selected', targets }))
  const other = limitedTo('00000000-0000-4000-8000-000000000009')
  expect(await other('GET /v1/vps/servers')).toMatchObject({ status: 200, body: { servers: [] } })
  expect(await other(`GET ${vpsPath}`)).toMatchObject({ status: 403, body: errorBody('TARGET_NOT_ALLOWED') })
  expect(await other(`POST ${vpsPath}/power/stop`)).toMatchObject({ body: errorBody('TARGET_NOT_ALLOWED') })
  const own = limitedTo('00000000-0000-4000-8000-000000000001')
  expect(await own('GET /v1/vps/servers')).toMatchObject({ body: { servers: [{ name: 'web-01' }] } })
  expect(await own(`GET ${vpsPath}`)).toMatchObject({ status: 200 })
})

test('ordering and what belongs to it needs the new-order permission', async () => {
  const { sandbox } = await setUp()
  const keys = [sandbox.keys.create(), sandbox.keys.create({ target_mode: 'selected', targets: ['x'] })]
  for (const key of keys) {
    const call = createCaller(sandbox, key)
    const forbidden = { status: 403, body: errorBody('FORBIDDEN') }
    expect(await call('GET /v1/vps/plans')).toMatchObject(forbidden)
    expect(await call('GET /v1/vps/signup-status/40000001')).toMatchObject(forbidden)
    expect(await call('POST /v1/vps/servers', { body: { ...order, dry_run: true } })).toMatchObject(forbidden)
  }
  const readOnly = createCaller(sandbox, sandbox.keys.create({ permission_type: 'read', allow_signup: true }))
  expect(await readOnly('GET /v1/vps/plans')).toMatchObject({ status: 200 })
  expect(await readOnly('POST /v1/vps/servers', { body: { ...order, dry_run: true } })).toMatchObject({
    status: 403,
  })
})

test('keys that the API could not have are rejected', async () => {
  const { sandbox } = await setUp()
  const { keys, account } = sandbox
  expect(() => keys.create({ target_mode: 'selected', targets: ['x'], allow_signup: true })).toThrow(
    /allow_signup/,
  )
  expect(() => keys.create({ targets: ['x'] })).toThrow(/target_mode selected/)
  expect(() => keys.create({ permission_type: 'custom' })).toThrow(/permissions/)
  expect(() => keys.create({ permission_type: 'custom', permissions: { power: 'full' } })).toThrow(
    /power_operation/,
  )
  expect(() => keys.create({ expires_at: 'tomorrow' })).toThrow(/YYYY-MM-DD/)
  account.setBalance(19_999)
  expect(() => keys.create({ allow_signup: true })).toThrow(/20000 yen/)
})

test('a balance of 20,000 yen is enough for a key that may order, and other keys need none', async () => {
  const { sandbox } = await setUp()
  const { keys, account } = sandbox
  account.setBalance(20_000)
  expect(keys.create({ allow_signup: true })).toMatch(/^sandbox_/)
  account.setBalance(0)
  expect(keys.create()).toMatch(/^sandbox_/)
})

test('a category that does not exist is rejected with all that do', async () => {
  const { sandbox } = await setUp()
  const permissions = { power: 'full' } as const
  const known = listOperations().flatMap(({ permission }) =>
    permission?.service === 'vps' && permission.category !== undefined ? [permission.category] : [],
  )
  const names = [...new Set(known)].map((name) => name.toLowerCase().replaceAll(/\W+/g, '_'))
  expect(() => sandbox.keys.create({ permission_type: 'custom', permissions })).toThrow(
    `permissions: power is none of ${names.join(', ')}`,
  )
})
