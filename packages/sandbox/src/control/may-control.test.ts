import { expect, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'
import { fromRequest } from '../http/incoming-request.ts'
import { type ControlAccess, createMayControl } from './may-control.ts'

type Headers = Record<string, string>

const names = new Set(['sandbox.example.com'])
const rebound = { Host: 'www.example.net:4010', Origin: 'http://www.example.net:4010' }

function may(access: ControlAccess, headers: Headers, address = '192.0.2.7'): boolean {
  return createMayControl(
    access,
    names,
  )(fromRequest(new Request('http://localhost:4010/_sandbox/reset', { headers }), address))
}

test.each<[who: string, headers: Headers]>([
  ['a program', { Host: '127.0.0.1:4010' }],
  ['a program of another container', { Host: 'sandbox:4010' }],
  ['a program that knows an allowed name', { Host: 'sandbox.example.com' }],
  ['a page of this machine', { Host: '127.0.0.1:4010', Origin: 'http://localhost:8080' }],
  ['the dashboard, by an address', { Host: '192.0.2.1:4010', Origin: 'http://192.0.2.1:4010' }],
  [
    'the dashboard, behind a proxy that speaks https',
    { Host: 'sandbox.example.com', Origin: 'https://sandbox.example.com' },
  ],
  [
    'someone who follows a link',
    { Host: 'localhost:4010', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  ],
])('with `everybody`, %s may use the control plane', (_, headers) => {
  expect(may('everybody', headers)).toBe(true)
})

const attacks: readonly [who: string, headers: Headers][] = [
  ['a page of another site', { Host: 'localhost:4010', Origin: 'https://www.example.net' }],
  ['a name that a site points at this machine', rebound],
  ['the same, for what sends no Origin', { Host: rebound.Host }],
  ['a name that begins like an allowed one', { Host: 'sandbox.example.com.example.net' }],
  ['a page without an origin, which may be any site’s', { Host: 'localhost:4010', Origin: 'null' }],
  [
    'an image of another site',
    { Host: 'localhost:4010', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
  ],
  ['another port of the same address', { Host: '192.0.2.1:4010', Origin: 'http://192.0.2.1:8080' }],
  ['a Host that is none', { Host: 'a b' }],
]

test.each(attacks)('with `everybody`, %s may not use the control plane', (_, headers) => {
  for (const access of ['everybody', 'loopback', 'nobody'] as const)
    expect(may(access, headers, '127.0.0.1'), access).toBe(false)
})

test('loopback allows the addresses and names of this machine; nobody allows none', () => {
  expect(may('loopback', { Host: 'localhost' }, '127.0.0.1')).toBe(true)
  expect(may('loopback', { Host: 'localhost' })).toBe(false)
  expect(may('loopback', { Host: 'sandbox:4010' }, '127.0.0.1')).toBe(false)
  expect(may('nobody', { Host: 'localhost' }, '127.0.0.1')).toBe(false)
})

test('a request of another site’s page changes nothing, even with `everybody`', async () => {
  const sandbox = await createSandbox({ control: 'everybody' })
  for (const [who, headers] of attacks)
    for (const path of ['/_sandbox/keys', '/_sandbox/reset', '/_sandbox/clock/freeze']) {
      const init = { method: 'POST', headers, body: '{}' }
      const { status } = await sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, init))
      expect(status, `${who}: ${path}`).toBe(403)
    }
  expect(sandbox.keys.list()).toHaveLength(1)
  expect(sandbox.clock.speed()).toBe(1)
})

test('a misspelled choice is an error, and lets nobody in', async () => {
  const control = 'nobdy' as 'nobody'
  await expect(createSandbox({ control })).rejects.toThrow(
    'control is nobdy: give loopback, everybody or nobody',
  )
})
