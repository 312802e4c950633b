import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'

/** Creates a client whose mock returns one response for all requests, as `mockResolvedValue` does. */
function setUp() {
  let calls = 0
  const response = Response.json({ servers: [] })
  const fetch = (): Promise<Response> => {
    calls += 1
    return Promise.resolve(response)
  }
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key-5f1d8c', fetch, ...createFakePlatform() }
  return { client: createClient(options), calls: () => calls }
}

const message = expect.stringContaining('return a new one each time, or read response.clone()')

test('a read whose response has been read already is rejected at once, with what to return', async () => {
  const { client, calls } = setUp()
  await client.api.GET('/v1/vps/servers')
  const read = client.api.GET('/v1/vps/servers')
  await expect(read).rejects.toMatchObject({ name: 'ConfigError', field: 'fetch', message })
  expect(calls()).toBe(2)
})

test('a write whose response has been read already may have been executed, and so does a later read say', async () => {
  const { client } = setUp()
  await client.api.GET('/v1/vps/servers')
  const path = { uuid: '9f3c8a52-6f0e-4c7b-9a39-0d6a3c1f7e21' }
  const write = client.api.POST('/v1/vps/servers/{uuid}/power/stop', { params: { path } })
  await expect(write).rejects.toMatchObject({ name: 'ConnectionError', sent: true, message })
  await expect(client.api.GET('/v1/vps/servers')).rejects.toMatchObject({ name: 'ConnectionError', message })
})
