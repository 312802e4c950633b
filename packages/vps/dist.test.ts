import { createClient } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const vps = createVps(
  createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    fetch: async () => Response.json({ server: { ip_address: null, power: { status: 'running' } } }),
  }),
)

test('the package name resolves to the build, which works', async () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/vps')).toMatch(/\/dist\/index\.js$/)
  await expect(vps.server('u').power.ensure('running')).resolves.toBe('running')
})
