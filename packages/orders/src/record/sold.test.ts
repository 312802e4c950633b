import { createClient } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { json, rejection } from '../testing/responses.ts'
import { createSoldHosting } from './sold-hosting.ts'
import { createSoldVps } from './sold-vps.ts'

function connect(respond: () => Response) {
  const requests: string[] = []
  const client = createClient({
    apiKey: 'key',
    baseUrl: 'https://api.example.org',
    fetch: async ({ method, url }) => {
      requests.push(`${method} ${new URL(url).pathname}`)
      return respond()
    },
  })
  const ports = portsOf(client)
  return { requests, hosting: createSoldHosting(ports), vps: createSoldVps(ports) }
}

const uuid = '3f8a2c1e-7b64-4d09-9a51-0c2f6e8d4b73'

test.each([
  ['hosting', 'the response', () => json({ memo: '' }), true],
  ['hosting', 'a 404', () => rejection(404, 'NOT_FOUND'), false],
  ['hosting', 'a 403 for a key that may not read it', () => rejection(403, 'FORBIDDEN'), true],
  ['vps', 'the response', () => json({ server: { uuid } }), true],
  ['vps', 'a 404', () => rejection(404, 'VPS_NOT_FOUND'), false],
  ['vps', 'a 403 for a key that may not read it', () => rejection(403, 'FORBIDDEN'), true],
  ['vps', 'a 403 for a key of other servers', () => rejection(403, 'TARGET_NOT_ALLOWED'), true],
] as const)('whether a contract of %s is there follows from %s', async (product, _, respond, isThere) => {
  const { requests, ...sold } = connect(respond)
  const id = product === 'vps' ? uuid : 'example'
  expect(await sold[product].isThere(id, {})).toBe(isThere)
  expect(requests).toEqual([
    product === 'vps' ? `GET /v1/vps/servers/${uuid}` : 'GET /v1/server/example/memo',
  ])
})

test.each(['hosting', 'vps'] as const)(
  'any other error of %s says neither that a contract is there nor that it is gone',
  async (product) => {
    // The code of the other product's 404 among them.
    const other = product === 'vps' ? 'NOT_FOUND' : 'VPS_NOT_FOUND'
    for (const [status, code] of [
      [404, other],
      [403, 'SIGNUP_NOT_ALLOWED'],
      [401, 'UNAUTHORIZED'],
    ] as const) {
      const sold = connect(() => rejection(status, code))[product]
      await expect(sold.isThere('example', {})).rejects.toMatchObject({ status, code })
    }
  },
)

test('the sign-up of an order is read by what its response named', async () => {
  const hosting = connect(() => json({ status: 'completed' }))
  const ordered = { server_id: 'shop', servername: 'shop.example.org' } as never
  expect(await hosting.hosting.readSignup(ordered, {})).toMatchObject({
    server_id: 'shop',
    status: 'completed',
  })
  expect(hosting.requests).toEqual(['GET /v1/server/shop.example.org/signup-status'])
  const vps = connect(() => json({ server: { id: 7, uuid } }))
  expect(await vps.vps.readSignup({ id: 7 }, {})).toEqual({ id: 7, uuid })
  expect(vps.requests).toEqual(['GET /v1/vps/signup-status/7'])
})

test('an order whose contract has no id yet has none', () => {
  const { hosting, vps } = connect(() => json({}))
  expect(hosting.idOf({})).toBeUndefined()
  expect(hosting.idOf({ servername: 'shop.example.org' })).toBe('shop.example.org')
  expect(vps.idOf({ id: 7 })).toBeNull()
  expect(vps.idOf({ uuid })).toBeUndefined()
})
