import { createClient } from '@hostwright/common'
import { createRedisStore } from '@hostwright/redis'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const store = createRedisStore({ evalSha: async () => 0, eval: async () => 0 }, { account: 'shop' })
const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  fetch: async () => Response.json({ user_id: 'u' }),
  pacing: { store },
})

test('the package name resolves to the build, which works', async () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/redis')).toMatch(/\/dist\/index\.js$/)
  await expect(client.me()).resolves.toEqual({ user_id: 'u' })
})
