import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, json } from '../testing/scripted-fetch.ts'

test('a list is sent as one parameter with commas; undefined values are not sent', async () => {
  const { fetch, requests } = createScriptedFetch(json({}), json({}), json({}))
  const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  await api.GET('/v1/server/plans', { params: { query: { plan_id: ['a,b', 'c d&é'] } } })
  await api.GET('/v1/server/plans', { params: { query: { plan_id: [] } } })
  const query = { limit: 7, from: undefined, to: '' } as unknown as { limit: number }
  await api.GET('/v1/logs', { params: { query } })
  expect(requests.map(({ url }) => url.slice('https://api.example.com'.length))).toEqual([
    '/v1/server/plans?plan_id=a%2Cb,c%20d%26%C3%A9',
    '/v1/server/plans',
    '/v1/logs?limit=7&to=',
  ])
})

test.each([
  'v1/me',
  '.other.example/v1/me',
  ':8443/v1/me',
  '@other.example/v1/me',
  'https://other.example/v1/me',
])('the path %s, which would make another host of the address, gets no API key', async (path) => {
  const { fetch, requests } = createScriptedFetch(json({}))
  const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  const message = 'request.url must begin with https://api.example.com/'
  await expect(api.GET(path as '/v1/me')).rejects.toThrow(message)
  await expect(api.request('get', path as '/v1/me')).rejects.toThrow(message)
  expect(requests).toEqual([])
})
