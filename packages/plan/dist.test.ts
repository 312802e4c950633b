import { createClient } from '@hostwright/common'
import { parseDesired, planAccount } from '@hostwright/plan'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  fetch: async () => Response.json({ servers: [{ uuid: 'u', name: 'web-01', memo: 'front' }] }),
})

test('the package name resolves to the build, which works', async () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/plan')).toMatch(/\/dist\/index\.js$/)
  const desired = parseDesired('version: 1\nvps: { web-01: { memo: front } }')
  await expect(planAccount(client, desired)).resolves.toMatchObject({ changes: [] })
})
