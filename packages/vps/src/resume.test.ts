import { createClient } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createScriptedAccount, powerResponse } from './testing/scripted-account.ts'
import { createVps } from './vps.ts'

const path = '/v1/vps/servers/u/power'

function setUp(location?: string) {
  return createScriptedAccount((line) => {
    if (!line.startsWith('POST ')) return powerResponse(line, 'stopped')
    return new Response(null, { status: 202, headers: location === undefined ? {} : { Location: location } })
  })
}

test.each([
  ['a path', path],
  ['a path with the client’s own in front', `/base${path}`],
  ['an address in full', `https://api.example.com/base${path}`],
  ['an address in full, written otherwise', `HTTPS://API.example.com:443/base${path}`],
])('%s is resumed', async (_, location) => {
  const { vps, requests } = setUp()
  const operation = vps.resume({ operationId: 'stopVps', location })
  await expect(operation.wait()).resolves.toBe('stopped')
  expect(operation.location).toBe(path)
  expect(requests.map(({ line }) => line)).toEqual(['GET /v1/vps/servers/u'])
})

test.each(['startVps', 'rebootVps', 'stopVps'] as const)(
  'a stored %s is resumed as the same operation',
  async (operationId) => {
    const { vps } = setUp()
    expect(vps.resume({ operationId, location: path })).toMatchObject({ operationId, location: path })
  },
)

test('a full URL is resumed if the client’s baseUrl has no path', () => {
  const vps = createVps(createClient({ baseUrl: 'https://api.example.com', apiKey: 'unit-test' }))
  const stored = { operationId: 'stopVps', location: `https://api.example.com${path}` }
  expect(vps.resume(stored).location).toBe(path)
})

test.each([
  ['another host', `https://api.example.net/base${path}`],
  ['another host without a scheme', `//api.example.net/base${path}`],
  ['another host behind a backslash', `/\\api.example.net/base${path}`],
  ['another port', `https://api.example.com:8443/base${path}`],
  ['another scheme', `http://api.example.com/base${path}`],
  ['an address beside the client’s own', `https://api.example.com${path}`],
  ['credentials', `https://me:secret@api.example.com/base${path}`],
  ['a query', `${path}?all`],
  ['a fragment', `${path}#all`],
  ['another resource', '/v1/vps/servers/u/os-reinstall'],
  ['a path within', '/v1/vps/servers/u/x/power'],
  ['a percent sign that encodes nothing', '/v1/vps/servers/%E0%A4%A/power'],
  ['no uuid', '/v1/vps/servers//power'],
  ['a way up', '/v1/vps/servers/%2e%2e/power'],
  ['nothing', undefined],
  ['a number', 7],
  ['a list', [path]],
  ['an address beside the client’s own that is as long', `https://api.example.com/bass${path}`],
])('a location with %s is rejected', (_, location) => {
  const { vps } = setUp()
  const stored = { operationId: 'stopVps', location: location as string }
  expect(() => vps.resume(stored)).toThrow(
    expect.objectContaining({ name: 'ConfigError', field: 'location' }),
  )
})

test.each([
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['a string', path],
  ['an array', [{ operationId: 'stopVps', location: path }]],
])('%s instead of a stored operation is rejected', (_, stored) => {
  const { vps, requests } = setUp()
  expect(() => vps.resume(stored as never)).toThrow(
    expect.objectContaining({ name: 'ConfigError', field: 'stored' }),
  )
  expect(requests).toEqual([])
})

test.each(['yesterday', NaN, null])('an invalid time, %s, is rejected', (acceptedAt) => {
  const { vps } = setUp()
  const stored = { operationId: 'stopVps', location: path, acceptedAt: acceptedAt as number }
  expect(() => vps.resume(stored)).toThrow(expect.objectContaining({ field: 'acceptedAt' }))
})

test('a uuid with a character that a path cannot have stays one segment', async () => {
  const { vps, requests } = setUp()
  const location = '/v1/vps/servers/a%2Fb/power'
  await vps.resume({ operationId: 'stopVps', location }).wait()
  expect(requests.map(({ line }) => line)).toEqual(['GET /v1/vps/servers/a%2Fb'])
})

test.each([
  'https://evil.example/v1/vps/servers/u/power',
  '//evil.example/power',
  '/v1/vps/servers/other/power',
  '%E0%A4%A',
])('the Location %s of a 202 is ignored', async (location) => {
  const { vps, requests } = setUp(location)
  const stop = await vps.server('u').power.stop()
  await expect(stop.wait()).resolves.toBe('stopped')
  await expect(vps.resume(JSON.parse(JSON.stringify(stop))).wait()).resolves.toBe('stopped')
  expect(requests.map(({ line }) => line)).toEqual([
    'POST /v1/vps/servers/u/power/stop',
    'GET /v1/vps/servers/u',
    'GET /v1/vps/servers/u',
  ])
})
