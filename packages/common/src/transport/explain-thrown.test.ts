import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'

const secret = 'key-5f1d8c'
const response = new Response('{}', { status: 404 })
const named = (name: string, fields: object): Error =>
  Object.assign(new Error(`404 for Bearer ${secret}`), { name }, fields)
const thrown: [string, Error][] = [
  ['ky and ofetch', named('HTTPError', { response })],
  ['axios', named('AxiosError', { response: { status: 404, data: {} } })],
  ['got', named('HTTPError', { response: { statusCode: 404, body: '{}' } })],
  ['an agent of undici', new TypeError('fetch failed', { cause: named('RetryError', { statusCode: 404 }) })],
]

function setUp(error: Error) {
  let calls = 0
  const fetch = (): Promise<Response> => {
    calls += 1
    return Promise.reject(error)
  }
  const options = { baseUrl: 'https://api.example.com', apiKey: secret, fetch, ...createFakePlatform() }
  return { client: createClient(options), calls: () => calls }
}

const explained = expect.stringMatching(/threw an error .* the status 404.*throwHttpErrors: false/)

test.each(thrown)('a read whose error %s throws is rejected at once, with what to set', async (_, error) => {
  const { client, calls } = setUp(error)
  await expect(client.me()).rejects.toMatchObject({ name: 'ConfigError', field: 'fetch', message: explained })
  expect(calls()).toBe(1)
})

test.each(thrown)(
  'a write whose error %s throws may have been executed, and says what to set',
  async (_, error) => {
    const { client } = setUp(error)
    const path = { uuid: '9f3c8a52-6f0e-4c7b-9a39-0d6a3c1f7e21' }
    const write = client.api.POST('/v1/vps/servers/{uuid}/power/stop', { params: { path } })
    const failure = await write.catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ name: 'ConnectionError', sent: true, message: explained })
    expect(JSON.stringify(failure)).not.toContain(secret)
  },
)

test('a read whose 503 an agent of undici throws is retried, and says what to set', async () => {
  const cause = named('RequestRetryError', { statusCode: 503 })
  const { client, calls } = setUp(new TypeError('fetch failed', { cause }))
  const message = expect.stringContaining('throwOnError: false')
  await expect(client.me()).rejects.toMatchObject({ name: 'ConnectionError', message })
  expect(calls()).toBe(3)
})
