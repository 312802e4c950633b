import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { findOffers } from './offers.ts'

const servername = 'hw123456.example.jp'
const server = '/v1/server/{servername}'

test.each([
  [
    'uuid',
    '/v1/vps/servers/{uuid}/power/stop',
    { value: '00000000-0000-4000-8000-000000000001', label: 'web-01' },
  ],
  ['servername', `${server}/dns/{dns_id}`, { value: servername, label: servername }],
  ['dns_id', `${server}/dns/{dns_id}`, { value: '1', label: 'A example.com 198.18.0.1' }],
  ['domain', `${server}/domain/{domain}`, { value: 'example.com', label: 'example.com' }],
  [
    'mail_account',
    `${server}/mail/{mail_account}`,
    { value: 'info@site-04.example', label: 'info@site-04.example' },
  ],
  ['wp_id', `${server}/wp/{wp_id}`, { label: 'https://site-04.example' }],
  ['db_name', `${server}/db/{db_name}`, { value: 'hw123456_wp1' }],
])('the sandbox has values for %s of %s', async (name, path, first) => {
  const sandbox = await createSandbox({ speed: 0, world: 'agency-50' })
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const read = async (listed: string): Promise<unknown> =>
    (await sandbox.fetch(new Request(sandbox.baseUrl + listed, { headers }))).json()
  const offers = await findOffers(read, path, name, { servername })
  expect(offers[0]).toMatchObject(first)
  expect(offers.length).toBeLessThanOrEqual(8)
})

test.each([null, { error: { code: 'NOT_FOUND' } }, { rules: ['a', {}, { id: null }] }])(
  'a response without such a list offers nothing: %j',
  async (list) => {
    await expect(findOffers(async () => list, '/dns/{dns_id}', 'dns_id', {})).resolves.toEqual([])
  },
)

test('a sandbox on a port is not read', async () => {
  await expect(findOffers(undefined, '/dns/{dns_id}', 'dns_id', {})).resolves.toEqual([])
})
