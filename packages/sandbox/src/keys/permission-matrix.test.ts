import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { listOperations, type Operation } from '../description/operation.ts'
import { createCaller } from '../testing/create-caller.ts'
import { setUp, startAt, vpsPath } from '../testing/set-up.ts'
import { toDateTime } from '../time/japan-time.ts'
import type { KeyOptions } from './key-options.ts'

type Service = 'server' | 'vps'
type Level = 'none' | 'read' | 'full'
/** Expected result in the requirements. A request that `passes` may get any status other than these. */
type Verdict = 'passes' | '401 UNAUTHORIZED' | '403 FORBIDDEN' | '403 TARGET_NOT_ALLOWED'

interface Kind {
  readonly name: string
  readonly options: KeyOptions
  /** Returns the level of the key for a service and a category. New orders are separate. */
  readonly level: (service: Service, category: string | undefined) => Level
  readonly mayOrder: Readonly<Record<Service, boolean>>
  readonly reaches: Readonly<Record<Service, boolean>>
  /** The result for every request, if it is always the same. */
  readonly always?: Verdict
}

const uuid = vpsPath.split('/').at(-1)!
const servername = 'hw123456.example.jp'
const both = { server: true, vps: true }
const neither = { server: false, vps: false }
const operations = listOperations()

/** The categories in the documentation, with their names in `permissions`. */
const categories = (['server', 'vps'] as const).flatMap((service) => {
  const named = operations.flatMap(({ permission }) =>
    permission?.service === service && permission.category !== undefined ? [permission.category] : [],
  )
  return [...new Set(named)].map((category) => ({ service, category }))
})

const base: Kind = { name: '', options: {}, level: () => 'full', mayOrder: neither, reaches: both }

const kinds: readonly Kind[] = [
  { ...base, name: 'full', options: { allow_signup: true }, mayOrder: both },
  { ...base, name: 'full, no new order' },
  {
    ...base,
    name: 'read',
    options: { permission_type: 'read', allow_signup: true },
    level: () => 'read',
    mayOrder: both,
  },
  { ...base, name: 'read, no new order', options: { permission_type: 'read' }, level: () => 'read' },
  ...categories.flatMap(({ service, category }) =>
    (['none', 'read', 'full'] as const).map((level) => toCustomKind(service, category, level)),
  ),
  {
    ...base,
    name: 'selected VPSs, this one among them',
    options: { target_mode: 'selected', targets: [uuid] },
  },
  {
    ...base,
    name: 'selected VPSs, others',
    options: { target_mode: 'selected', targets: ['x'] },
    reaches: { server: true, vps: false },
  },
  {
    ...base,
    name: 'selected servers, this one among them',
    options: { server: { target_mode: 'selected', targets: [servername] } },
  },
  {
    ...base,
    name: 'selected servers, others',
    options: { server: { target_mode: 'selected', targets: ['x'] } },
    reaches: { server: false, vps: true },
  },
  {
    ...base,
    name: 'restricted to this address',
    options: { allow_signup: true, allowed_ips: ['127.0.0.0/8'] },
    mayOrder: both,
  },
  {
    ...base,
    name: 'restricted to other addresses',
    options: { allow_signup: true, allowed_ips: ['192.0.2.1', '2001:db8::/32'] },
    always: '403 FORBIDDEN',
  },
  {
    ...base,
    name: 'expired',
    options: { allow_signup: true, expires_at: toDateTime(startAt) },
    always: '401 UNAUTHORIZED',
  },
  {
    ...base,
    name: 'not expired yet',
    options: { allow_signup: true, expires_at: toDateTime(startAt + 1_000) },
    mayOrder: both,
  },
  ...(['full', 'read'] as const).map((permission_type): Kind => ({
    ...base,
    name: `legacy, ${permission_type}`,
    options: { legacy_servername: servername, permission_type },
    level: (service) => (service === 'server' ? permission_type : 'none'),
  })),
  {
    ...base,
    name: 'legacy, another server',
    options: { legacy_servername: 'other.example.com' },
    level: (service) => (service === 'server' ? 'full' : 'none'),
    reaches: neither,
  },
]

function toCustomKind(service: Service, category: string, level: Level): Kind {
  const permissions = { [category.toLowerCase().replaceAll(' ', '_')]: level }
  const custom = { permission_type: 'custom', permissions } as const
  return {
    ...base,
    name: `custom, ${category} (${service}): ${level}`,
    options: service === 'vps' ? { ...custom, allow_signup: true } : { server: custom, allow_signup: true },
    level(asked, askedCategory) {
      // Custom rights on VPSs leave the other services at `read`; custom rights on another service leave VPSs at
      // `full`.
      if (asked !== service) return service === 'vps' ? 'read' : 'full'
      return askedCategory === category ? level : 'none'
    },
    mayOrder: both,
  }
}

/** Returns the result that the tables in the requirements demand, independently of the code. */
function judge({ permission, scope, path }: Operation, kind: Kind): Verdict {
  if (kind.always !== undefined) return kind.always
  if (permission === undefined) return 'passes'
  const { category, newOrder } = permission
  const service = permission.service as Service
  if (newOrder === true && !kind.mayOrder[service]) return '403 FORBIDDEN'
  const isBesideCategories =
    newOrder === true && kind.name.startsWith(`custom`) && kind.name.includes(`(${service})`)
  const level = isBesideCategories ? 'full' : kind.level(service, category)
  if (level === 'none' || (level === 'read' && scope === 'write')) return '403 FORBIDDEN'
  const hasTarget = path.includes(service === 'vps' ? '{uuid}' : '{servername}')
  if (!hasTarget || kind.reaches[service]) return 'passes'
  return service === 'vps' ? '403 TARGET_NOT_ALLOWED' : '403 FORBIDDEN'
}

test('there are keys for every category of both services', () => {
  expect(operations).toHaveLength(table.length)
  expect(new Set(categories.map(({ service }) => service))).toEqual(new Set(['server', 'vps']))
  expect(kinds.length).toBeGreaterThan(2 * categories.length)
})

describe(`${operations.length} operations x ${kinds.length} kinds of keys = ${operations.length * kinds.length} cells`, () => {
  test.each(kinds)('$name', async (kind) => {
    const { sandbox } = await setUp()
    const call = createCaller(sandbox, sandbox.keys.create(kind.options))
    const found: Record<string, Verdict> = {}
    const expected: Record<string, Verdict> = {}
    for (const operation of operations) {
      const path = operation.path
        .replace('{uuid}', uuid)
        .replace('{servername}', servername)
        .replaceAll(/\{\w+\}/g, '1')
      const { status, body } = await call<{ error?: { code: string } }>(`${operation.method} ${path}`, {
        ...(operation.takesBody && { body: {} }),
      })
      const text = `${status} ${body?.error?.code}`
      found[operation.id] = status === 401 || status === 403 ? (text as Verdict) : 'passes'
      expect(status, operation.id).not.toBe(429)
      expected[operation.id] = judge(operation, kind)
    }
    expect(found).toEqual(expected)
  })
})

test('an unknown VPS is rejected for a key for selected ones, and not found by the others', async () => {
  const { sandbox, call } = await setUp()
  const limited = createCaller(sandbox, sandbox.keys.create({ target_mode: 'selected', targets: [uuid] }))
  const ofOneVps = operations.filter(
    ({ path, permission }) => permission?.service === 'vps' && path.includes('{uuid}'),
  )
  expect(ofOneVps.length).toBeGreaterThan(15)
  for (const { method, path } of ofOneVps) {
    const route = `${method} ${path.replace('{uuid}', 'unknown').replace('{rule_id}', '1')}`
    expect(await limited(route), route).toMatchObject({
      status: 403,
      body: { error: { code: 'TARGET_NOT_ALLOWED' } },
    })
    if (method === 'GET')
      expect(await call(route), route).toMatchObject({
        status: 404,
        body: { error: { code: 'VPS_NOT_FOUND' } },
      })
  }
})

test('the three deprecated properties are on legacy single-server keys only', async () => {
  const { sandbox, call } = await setUp()
  const legacy = createCaller(
    sandbox,
    sandbox.keys.create({ legacy_servername: servername, permission_type: 'read' }),
  )
  expect(await legacy('GET /v1/me')).toMatchObject({
    status: 200,
    body: {
      service_type: 'server',
      servername,
      permission_type: 'read',
      services: { server: { permission_type: 'read', target_mode: 'selected', targets: [servername] } },
    },
  })
  const names = Object.keys((await call<object>('GET /v1/me')).body)
  expect(names.toSorted()).toEqual(['expires_at', 'services'])
})

test('an operation without a known category can be assumed to be open to a custom key', async () => {
  const read = async (choice: 'allowed' | undefined) => {
    const assumptions = choice && { 'operations-without-category': choice }
    const { sandbox } = await setUp({ assumptions })
    const server = { permission_type: 'custom', permissions: { dns_records: 'read' } } as const
    return (await createCaller(sandbox, sandbox.keys.create({ server }))('GET /v1/server')).status
  }
  expect(await read(undefined)).toBe(403)
  expect(await read('allowed')).not.toBe(403)
})
