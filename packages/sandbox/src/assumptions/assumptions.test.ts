import type { ApiKeyInfo, ExecutionLogPage } from '@hostwright/types'
import { expect, test } from 'vitest'
import { assumptions, chooseAssumptions } from './assumptions.ts'
import { createCaller } from '../testing/create-caller.ts'
import { serverPath, servername } from '../testing/hosting.ts'
import { setUp, vpsPath } from '../testing/set-up.ts'
import { testChoices } from '../testing/test-choices.ts'

test('every assumption has a default and other choices, and ids are unique', () => {
  expect(Object.keys(chooseAssumptions())).toEqual(assumptions.map(({ id }) => id))
  expect(new Set(assumptions.map(({ id }) => id)).size).toBe(assumptions.length)
  expect(assumptions.length).toBeGreaterThan(40)
  for (const { default: usual, choices } of assumptions) {
    expect(Object.keys(choices).length).toBeGreaterThan(1)
    expect(choices).toHaveProperty(usual)
  }
})

test.each(assumptions)('$id asks a question, offers choices and gives a reason', (assumption) => {
  const { id, question, choices, why } = assumption
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/)
  expect(question).toMatch(/^[A-Z].*\?/)
  expect(why).toMatch(/^\w.* .*\.$/)
  for (const [choice, text] of Object.entries(choices)) {
    expect(choice).toMatch(/^[a-z0-9]+([-_][a-z0-9]+)*$/)
    expect(text).toMatch(/\S/)
  }
})

test('an unknown assumption or choice is rejected and the known ones are named', () => {
  const choose = (choices: object) => () => chooseAssumptions(choices)
  expect(choose({ nonsense: 'x' })).toThrow(/no.* nonsense/)
  expect(choose({ 'completed-order-replay': 'x' })).toThrow(
    /replay \(replays the first response\); conflict \(returns 409/,
  )
})

testChoices(
  'permission-category-names',
  async (options) => {
    const { sandbox } = await setUp(options)
    const permissions = { power_operation: 'read', os_reinstall: 'none' } as const
    const call = createCaller(sandbox, sandbox.keys.create({ permission_type: 'custom', permissions }))
    const { services } = (await call<ApiKeyInfo>('GET /v1/me')).body
    const statuses = [await call(`GET ${vpsPath}/power`), await call(`GET ${vpsPath}/os-images`)]
    return [services.vps.permissions, ...statuses.map(({ status }) => status)]
  },
  {
    'snake-case': [{ power_operation: 'read', os_reinstall: 'none' }, 200, 403],
    'camel-case': [{ powerOperation: 'read', osReinstall: 'none' }, 200, 403],
    'kebab-case': [{ 'power-operation': 'read', 'os-reinstall': 'none' }, 200, 403],
  },
)

testChoices(
  'legacy-keys',
  async (options) => {
    const { sandbox } = await setUp(options)
    const call = createCaller(sandbox, sandbox.keys.create({ legacy_servername: servername }))
    const routes = [
      `GET ${serverPath}/domain`,
      'GET /v1/vps/servers',
      `GET ${vpsPath}`,
      `POST ${vpsPath}/power/stop`,
    ]
    const statuses = []
    for (const route of routes) statuses.push((await call(route)).status)
    const { services } = (await call<ApiKeyInfo>('GET /v1/me')).body
    return [statuses, services.vps.permission_type, services.wphosting.site_target_mode]
  },
  {
    'own-server': [[200, 403, 403, 403], 'custom', 'selected'],
    'own-server-and-reads': [[200, 200, 200, 403], 'read', 'all'],
  },
)

testChoices(
  'log-time-forms',
  async (options) => {
    const { sandbox, call } = await setUp(options)
    await call('GET /v1/me')
    await sandbox.clock.advance({ minutes: 1 })
    const times = [
      '2026-10-01 12:00:01',
      '2026-10-01T12:00:01+09:00',
      '2026-10-01T12:00:00+09:00',
      '2026-10-01T03:00:01Z',
      '2026-09-30T22:30:00-04:30',
      '2026-10-01',
    ]
    const counts = []
    for (const from of times) {
      const to = from.includes('T') ? '2026-10-01T12:00:30+09:00' : '2026-10-01 12:00:30'
      const query = new URLSearchParams({ from, to }).toString()
      const { status, body } = await call<ExecutionLogPage>(`GET /v1/logs?${query}`)
      counts.push(status === 200 ? body.count : status)
    }
    return counts
  },
  {
    'date-and-time': [0, 422, 422, 422, 422, 422],
    'also-iso-8601': [0, 0, 1, 0, 1, 422],
  },
)

testChoices(
  'unknown-properties',
  async (options) => {
    const { call } = await setUp(options)
    const filter = {
      domain: 'example.com',
      conditions: [{ keyword: 'a', field: 'subject', match_type: 'contain', 'a/b~c': 1 }],
      action: { type: 'mail_address', target: 'info@example.com', method: 'copy', sender: 'x' },
    }
    const requests = [
      [`PUT ${vpsPath}/memo`, { memo: 'front', colour: 'red', size: 1 }],
      [`POST ${vpsPath}/packet-filter/rules`, { type: 'custom', protocol: 'tcp', port: '8080', note: 'x' }],
      [`POST ${serverPath}/mail-filter`, filter],
      [`PUT ${vpsPath}/memo`, { memo: 7, colour: 'red' }],
    ] as const
    const seen: unknown[] = []
    for (const [route, body] of requests) {
      const reply = await call<{ error?: { errors: string[] } }>(route, { body })
      seen.push([reply.status, reply.body.error?.errors.length ?? 0])
    }
    return seen
  },
  {
    'validation-error': [
      [422, 2],
      [422, 1],
      [422, 2],
      [422, 2],
    ],
    ignore: [
      [200, 0],
      [200, 0],
      [200, 0],
      [422, 1],
    ],
  },
)
