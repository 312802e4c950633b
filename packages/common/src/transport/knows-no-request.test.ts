import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'

const invalidUrl = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL' })
const failures: [string, Error][] = [
  ['undici', new TypeError('Failed to parse URL from [object Request]', { cause: invalidUrl })],
  ['node-fetch', invalidUrl],
  ['cross-fetch', new TypeError('Only absolute URLs are supported')],
]

function setUp(failure: Error) {
  let calls = 0
  const fetch = (): Promise<Response> => {
    calls += 1
    return Promise.reject(failure)
  }
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key-5f1d8c', fetch, ...createFakePlatform() }
  return { client: createClient(options), calls: () => calls }
}

test.each(failures)(
  'a read with the fetch of %s is rejected at once, and the guide that helps is named',
  async (_, failure) => {
    const { client, calls } = setUp(failure)
    const message = expect.stringContaining("wrap it (guide 'Proxies and your own fetch')")
    await expect(client.me()).rejects.toMatchObject({ name: 'ConfigError', field: 'fetch', message })
    expect(calls()).toBe(1)
  },
)

test.each(failures)(
  'a write with the fetch of %s is not told as unsent, nor is a later read',
  async (_, failure) => {
    const { client } = setUp(failure)
    const write = client.api.POST('/v1/vps/servers/{uuid}/power/stop', {
      params: { path: { uuid: '9f3c8a52-6f0e-4c7b-9a39-0d6a3c1f7e21' } },
    })
    await expect(write).rejects.toMatchObject({ name: 'ConnectionError', sent: true })
    await expect(client.me()).rejects.toMatchObject({ name: 'ConnectionError' })
  },
)

test('a connection that failed is no such case', async () => {
  const { client } = setUp(new TypeError('fetch failed'))
  await expect(client.me()).rejects.toMatchObject({ name: 'ConnectionError' })
})
