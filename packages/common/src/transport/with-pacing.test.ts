import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, type Reply } from '../testing/scripted-fetch.ts'

function setUp(...replies: readonly Reply[]) {
  const platform = createFakePlatform()
  const options = {
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    ...platform,
    ...createScriptedFetch(...replies),
  }
  return { client: createClient(options), platform }
}

test.each([
  ['Unix seconds', (now: number) => now / 1000 + 20],
  ['Unix milliseconds', (now: number) => now + 20_000],
  ['seconds from now', () => 20],
])('without requests left, the next call waits for the reset, in %s', async (_unit, toReset) => {
  const { client, platform } = setUp(
    (request) =>
      json({ url: request.url }, 200, { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(reset) }),
    json({}),
  )
  const start = platform.now()
  const reset = toReset(start)
  await client.me()
  await client.me()
  expect(platform.now() - start).toBe(20_000)
})

test('an API clock that is hours ahead holds back calls for at most a minute', async () => {
  const { client, platform } = setUp(
    json({}, 200, { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(Date.UTC(2030, 0, 1) / 1000) }),
    json({}),
  )
  const start = platform.now()
  await client.me()
  await client.me({ deadlineMs: 120_000 })
  expect(platform.now() - start).toBe(60_000)
})

test('a limit in a response header replaces the documented one', async () => {
  const more = { 'X-RateLimit-Limit': '300', 'X-RateLimit-Concurrent-Limit': '20' }
  const { client, platform } = setUp(...Array.from({ length: 200 }, () => json({}, 200, more)))
  const start = platform.now()
  for (let call = 0; call < 200; call += 1) await client.me()
  expect(platform.now()).toBe(start)
})

test('the concurrent limit of a response holds for the calls after it', async () => {
  let open = 0
  let most = 0
  const fetch = async (): Promise<Response> => {
    open += 1
    most = Math.max(most, open)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    open -= 1
    return Response.json({}, { headers: { 'X-RateLimit-Concurrent-Limit': '1' } })
  }
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', ...createFakePlatform(), fetch }
  const client = createClient(options)
  await Promise.all([client.me(), client.me()])
  expect(most).toBe(2)
  most = 0
  await Promise.all([client.me(), client.me(), client.me()])
  expect(most).toBe(1)
})

test('pacing: false sends immediately', async () => {
  const script = createScriptedFetch(...Array.from({ length: 100 }, () => json({})))
  const platform = createFakePlatform()
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    pacing: false,
    ...platform,
    ...script,
  })
  await Promise.all(Array.from({ length: 100 }, () => client.me()))
  expect([script.requests.length, platform.sleeps]).toEqual([100, []])
})

test('invalid limits are rejected', () => {
  const create = (): unknown =>
    createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', pacing: { perMinute: 0 } })
  expect(create).toThrow('pacing.perMinute is 0: give a whole number from 1, or pacing: false')
})
