import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, json } from '../testing/scripted-fetch.ts'

const elsewhere = 'https://other.example/v1/me'

/** The options of an openapi-fetch call that could send the API key elsewhere, and one that it does not have yet. */
const options: Readonly<Record<string, unknown>> = {
  baseUrl: 'https://other.example',
  pathSerializer: () => elsewhere,
  querySerializer: () => '/../../other.example',
  bodySerializer: () => 'other',
  fetch: async () => json({ own: 1 }),
  Request: class {
    readonly url = elsewhere
    readonly method = 'GET'
    readonly headers = new Headers()
  },
  method: 'DELETE',
  redirect: 'follow',
  requestInitExt: { dispatcher: {} },
  url: elsewhere,
}

test.each(Object.keys(options))('the option %s of a call changes nothing', async (name) => {
  const { fetch, requests } = createScriptedFetch(json({ memo: 'x' }))
  const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch, pacing: false })
  const init = { params: { path: { uuid: 'u' } }, body: { memo: 'x' }, [name]: options[name] }
  const { data } = await api.PUT('/v1/vps/servers/{uuid}/memo', init)
  expect(data).toEqual({ memo: 'x' })
  const [sent] = requests as [Request]
  const { method, url, redirect } = sent
  const address = 'https://api.example.com/v1/vps/servers/u/memo'
  expect([method, url, redirect, await sent.text()]).toEqual(['PUT', address, 'manual', '{"memo":"x"}'])
})

test('a response is read in the form that the call asks for', async () => {
  const { fetch } = createScriptedFetch(json({ a: 1 }), json({ a: 1 }))
  const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch, pacing: false })
  expect((await api.GET('/v1/me', { parseAs: 'text' } as object)).data).toBe('{"a":1}')
  const { data } = await api.GET('/v1/me', { parseAs: 'stream' } as object)
  expect(data).toBeInstanceOf(ReadableStream)
})
