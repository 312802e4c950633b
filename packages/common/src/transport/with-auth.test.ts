import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import type { ApiKey } from '../client-options.ts'
import { createScriptedFetch, json, refusal, type Reply } from '../testing/scripted-fetch.ts'

function setUp(apiKey: ApiKey, ...replies: readonly Reply[]) {
  const script = createScriptedFetch(...replies)
  return {
    client: createClient({ baseUrl: 'https://api.example.com', apiKey, ...script }),
    requests: script.requests,
  }
}

test('a key that was refused once is not sent again, so that the address is not blocked', async () => {
  const { client, requests } = setUp('old', refusal(401, 'UNAUTHORIZED'))
  await expect(client.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(client.logs().pages()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    message:
      '[UNAUTHORIZED] Not sent: the API has refused this key before. Give the client another key (GET /v1/logs, 401)',
  })
  expect(requests).toHaveLength(1)
})

test('another key is sent', async () => {
  const keys = ['old', 'old', 'new']
  const { client, requests } = setUp(() => keys.shift() ?? '', refusal(401, 'UNAUTHORIZED'), json({}))
  await expect(client.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(client.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(client.me()).resolves.toEqual({})
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new'])
})

test('a refusal for another reason does not count', async () => {
  const { client } = setUp('key', refusal(403, 'FORBIDDEN'), json({}))
  await expect(client.me()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(client.me()).resolves.toEqual({})
})
