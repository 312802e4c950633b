import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, json } from '../testing/scripted-fetch.ts'

const limited = (remaining: number): Record<string, string> => ({
  'X-RateLimit-Limit': '60',
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': '1767225600',
  'X-RateLimit-Concurrent-Limit': '5',
  'X-RateLimit-Concurrent-Remaining': '4',
})

test('limits() returns the rate limits of the latest response of each group, without a request', async () => {
  const { fetch, requests } = createScriptedFetch(
    json({ ok: true }, 200, limited(59)),
    json({ servers: [] }, 200, limited(7)),
    json({ servers: [] }, 200, limited(41)),
    json({ ok: true }),
  )
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  expect(client.limits()).toEqual({ vps: {}, hosting: {} })
  await client.me()
  await client.api.GET('/v1/server')
  expect(client.limits()).toEqual({
    vps: {
      limit: 60,
      remaining: 59,
      resetAt: new Date('2026-01-01T00:00:00Z'),
      concurrentLimit: 5,
      concurrentRemaining: 4,
    },
    hosting: expect.objectContaining({ remaining: 7 }),
  })
  await client.api.GET('/v1/vps/servers')
  expect(client.limits().vps.remaining).toBe(41)
  await client.me()
  expect(client.limits().vps).toEqual({})
  expect(requests).toHaveLength(4)
})

test('limits() includes the limits of a rejected call', async () => {
  const { fetch } = createScriptedFetch(
    json({ error: { code: 'FORBIDDEN', message: 'No' } }, 403, limited(3)),
  )
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch, retry: false })
  await expect(client.me()).rejects.toMatchObject({ name: 'ApiError' })
  expect(client.limits().vps.remaining).toBe(3)
})
