import { expect, test } from 'vitest'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'
import { createCaller } from '../testing/create-caller.ts'
import type { KeyOptions } from './key-options.ts'
import { toServices } from './to-services.ts'

const assume = chooseAssumptions()
const full = { permission_type: 'full', target_mode: 'all', targets: [] }
const read = { ...full, permission_type: 'read' }

test('a key without options may do everything on every service but order', () => {
  expect(toServices({}, assume)).toEqual({
    server: { ...full, allow_signup: false },
    domain: { ...full, allow_acquisition: false },
    wphosting: { ...full, site_target_mode: 'all', sites: [], allow_signup: false },
    vps: { ...full, allow_signup: false },
  })
})

test('a read key can read every service; the new-order permission is separate', () => {
  expect(toServices({ permission_type: 'read', allow_signup: true }, assume)).toEqual({
    server: { ...read, allow_signup: true },
    domain: { ...read, allow_acquisition: true },
    wphosting: { ...read, site_target_mode: 'all', sites: [], allow_signup: true },
    vps: { ...read, allow_signup: true },
  })
})

test('beside a custom right on VPSs the other services are read, unless hosting has rights of its own', () => {
  const permissions = { power_operation: 'full' } as const
  const custom = { permission_type: 'custom', permissions } as const
  const { vps, server, domain } = toServices(custom, assume)
  expect(vps).toEqual({ ...full, ...custom, allow_signup: false })
  expect([server.permission_type, domain.permission_type]).toEqual(['read', 'read'])
  const targets = ['hw123456.example.jp']
  const both = toServices({ ...custom, server: { target_mode: 'selected', targets } }, assume)
  expect(both.server).toEqual({
    permission_type: 'read',
    target_mode: 'selected',
    targets,
    allow_signup: false,
  })
})

test('a legacy key is one for its server, and for nothing else or for reading it', () => {
  const legacy = { legacy_servername: 'hw123456.example.jp' }
  const own = { permission_type: 'full', target_mode: 'selected', targets: ['hw123456.example.jp'] }
  const nothing = { permission_type: 'custom', permissions: {}, target_mode: 'selected', targets: [] }
  expect(toServices(legacy, assume)).toEqual({
    server: { ...own, allow_signup: false },
    domain: { ...nothing, allow_acquisition: false },
    wphosting: { ...nothing, site_target_mode: 'selected', sites: [], allow_signup: false },
    vps: { ...nothing, allow_signup: false },
  })
  const reading = chooseAssumptions({ 'legacy-keys': 'own-server-and-reads' })
  expect(toServices({ ...legacy, permission_type: 'read' }, reading)).toMatchObject({
    server: { permission_type: 'read' },
    vps: read,
    wphosting: { ...read, site_target_mode: 'all' },
  })
})

test.each<[options: object, message: RegExp]>([
  [{ permission_type: 'custom', permissions: {} }, /^legacy_servername: /],
  [{ permission_type: 'custom' }, /^legacy_servername: /],
  [{ permissions: {} }, /^legacy_servername: /],
  [{ target_mode: 'all' }, /^legacy_servername: /],
  [{ server: {} }, /^legacy_servername: /],
  [{ allow_signup: true }, /^legacy_servername: /],
])('a legacy key with %j is rejected', (options, message) => {
  expect(() => toServices({ legacy_servername: 'x', ...options }, assume)).toThrow(message)
})

test.each<[options: object, message: RegExp]>([
  [{ permissions: { power_operation: 'full' } }, /^permissions belong to a key with permission_type custom/],
  [{ permission_type: 'custom' }, /^permissions belong to a key with permission_type custom/],
  [{ targets: ['u'] }, /^targets belong to a key with target_mode selected$/],
  [{ server: { targets: ['x'] } }, /^targets belong to a key with target_mode selected$/],
  [{ permission_type: 'none' }, /^permission_type is none: give full, read or custom$/],
  [{ target_mode: 'none' }, /^target_mode is none: give all or selected$/],
  [
    { permission_type: 'custom', permissions: { power_operation: 7 } },
    /^permissions.power_operation is 7: give full, read or none$/,
  ],
  [
    { permission_type: 'custom', permissions: { dns_records: 'read' } },
    /^permissions: dns_records is none of .*, /,
  ],
  [{ allow_signup: true, target_mode: 'selected' }, /^allow_signup is impossible/],
  [{ allow_signup: true, server: { target_mode: 'selected' } }, /^allow_signup is impossible/],
])('the rights %j are rejected', (options, message) => {
  expect(() => toServices(options as KeyOptions, assume)).toThrow(message)
})

test('the targets of a key can be changed where it has some', async () => {
  const { sandbox } = await setUp()
  const { keys } = sandbox
  const key = keys.create({ target_mode: 'selected', targets: [] })
  const call = createCaller(sandbox, key)
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 403, body: errorBody('TARGET_NOT_ALLOWED') })
  keys.setTargets(key, [vpsPath.split('/').at(-1)!])
  expect(await call(`GET ${vpsPath}`)).toMatchObject({ status: 200 })
  expect(() => keys.setTargets(keys.create(), [])).toThrow(
    'targets belong to a key with target_mode selected',
  )
  expect(() => keys.setTargets('sandbox_unknown', [])).toThrow('The account has no such key.')
})

test('a key may order hosting servers only, or VPSs only', async () => {
  const { sandbox } = await setUp()
  const statusesOf = async (options: KeyOptions) => {
    const call = createCaller({ ...sandbox, apiKey: sandbox.keys.create(options) })
    const dryRun = { dry_run: true, agree_to_terms: true, period: 12 }
    const server = { ...dryRun, plan_id: 'standard', expected_total_price: 13_200 }
    const vps = { ...order, ...dryRun }
    const replies = [
      await call('POST /v1/server', { body: server }),
      await call('POST /v1/vps/servers', { body: vps }),
    ]
    return replies.map(({ status }) => status)
  }
  expect(await statusesOf({ server: { allow_signup: true } })).toEqual([200, 403])
  expect(await statusesOf({ allow_signup: true, server: { allow_signup: false } })).toEqual([403, 200])
  expect(await statusesOf({ allow_signup: true })).toEqual([200, 200])
})

test('a key for selected VPSs may order hosting servers, and needs the balance for it', async () => {
  const { sandbox } = await setUp()
  const options: KeyOptions = { target_mode: 'selected', targets: [], server: { allow_signup: true } }
  expect(toServices(options, assume)).toMatchObject({
    server: { allow_signup: true },
    vps: { allow_signup: false },
  })
  const selected = { ...options.server, target_mode: 'selected' } as const
  expect(() => toServices({ server: selected }, assume)).toThrow(/allow_signup is impossible/)
  sandbox.account.setBalance(19_999)
  expect(() => sandbox.keys.create(options)).toThrow(/balance of 20000 yen/)
})

test('over HTTP, allow_signup is accepted inside server', async () => {
  const { sandbox } = await setUp()
  const body = JSON.stringify({ server: { allow_signup: true } })
  const request = new Request(`${sandbox.baseUrl}/_sandbox/keys`, { method: 'POST', body })
  expect((await sandbox.fetch(request)).status).toBe(200)
  expect(sandbox.keys.list().at(-1)?.services).toMatchObject({
    server: { allow_signup: true },
    vps: { allow_signup: false },
  })
})
