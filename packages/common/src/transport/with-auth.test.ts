import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ApiKey } from '../client/client-options.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'

function setUp(apiKey: ApiKey, ...replies: readonly Reply[]) {
  const script = createScriptedFetch(...replies)
  return {
    client: createClient({ baseUrl: 'https://api.example.com', apiKey, pacing: false, ...script }),
    requests: script.requests,
  }
}

test('a key that was rejected once is not used again, so that the address is not blocked', async () => {
  const { client, requests } = setUp('old', rejection(401, 'UNAUTHORIZED'))
  await expect(client.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(client.logs().pages()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    message:
      '[UNAUTHORIZED] Not sent: the API has rejected this key before: give another (GET /v1/logs, 401)',
  })
  expect(requests).toHaveLength(1)
})

test('another key is sent', async () => {
  const keys = ['old', 'old', 'new']
  const { client, requests } = setUp(() => keys.shift() ?? '', rejection(401, 'UNAUTHORIZED'), json({}))
  await expect(client.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(client.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(client.me()).resolves.toEqual({})
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new'])
})

test('a rejection for another reason does not count', async () => {
  const { client } = setUp('key', rejection(403, 'FORBIDDEN'), json({}))
  await expect(client.me()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(client.me()).resolves.toEqual({})
})

test('every rejected key is remembered, even if other keys were used in between', async () => {
  let key = 'A'
  const rejected = (): Response => rejection(401, 'UNAUTHORIZED')
  const { client, requests } = setUp(() => key, rejected(), rejected(), json({}))
  for (key of ['A', 'B', 'A', 'B', 'A']) await expect(client.me()).rejects.toMatchObject({ status: 401 })
  key = 'C'
  await expect(client.me()).resolves.toEqual({})
  const sent = requests.map(({ headers }) => headers.get('Authorization'))
  expect(sent).toEqual(['Bearer A', 'Bearer B', 'Bearer C'])
})

test('a 401 of any body rejects the key', async () => {
  const { client, requests } = setUp('key', new Response('<h1>Who are you?</h1>', { status: 401 }))
  await expect(client.me()).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 401 })
  await expect(client.me()).rejects.toMatchObject({ name: 'ApiError', code: 'UNAUTHORIZED', status: 401 })
  expect(requests).toHaveLength(1)
})

test('a hundred keys are remembered, then the one that was rejected longest ago is forgotten', async () => {
  let key = ''
  const replies = Array.from({ length: 102 }, () => rejection(401, 'UNAUTHORIZED'))
  const { client, requests } = setUp(() => key, ...replies)
  for (let count = 0; count <= 100; count += 1) {
    key = `key-${count}`
    await client.me().catch(() => {})
  }
  key = 'key-1'
  await client.me().catch(() => {})
  expect(requests).toHaveLength(101)
  key = 'key-0'
  await client.me().catch(() => {})
  expect(requests).toHaveLength(102)
})

test('a key that is rejected is kept as a hash, and before that nothing is hashed', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest')
  onTestFinished(() => digest.mockRestore())
  const { client } = setUp('key', json({}), rejection(401, 'UNAUTHORIZED'))
  await client.me()
  expect(digest).not.toHaveBeenCalled()
  await client.me().catch(() => {})
  expect(digest).toHaveBeenCalledExactlyOnceWith('SHA-256', new TextEncoder().encode('key'))
})

test('calls that start when the first 401 arrives are not sent', async () => {
  const { client, requests } = setUp('key', rejection(401, 'UNAUTHORIZED'))
  const first = client.me().catch(() => client.me())
  await expect(first).rejects.toThrow('Not sent')
  await expect(Promise.all([client.me(), client.me()])).rejects.toThrow('Not sent')
  expect(requests).toHaveLength(1)
})

test('a rejected key is not used again in a runtime without hashes', async () => {
  vi.stubGlobal('crypto', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { client, requests } = setUp('key', rejection(401, 'UNAUTHORIZED'))
  await client.me().catch(() => {})
  await expect(client.me()).rejects.toThrow('Not sent')
  expect(requests).toHaveLength(1)
})
