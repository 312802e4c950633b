import { assert, asyncProperty, constantFrom, string } from 'fast-check'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { portsOf } from '../client/ports-of.ts'
import { ConfigError } from '../errors/config-error.ts'
import { mayBeExecuted } from '../errors/execution.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'

const apiKey = 'key-5f1d8c'

function setUp(reply: Reply) {
  return createClient({
    baseUrl: 'https://api.example.com',
    apiKey,
    retry: false,
    ...createScriptedFetch(reply),
  })
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )
}

const html = { 'Content-Type': 'text/html' }

test.each<[string, Response, string]>([
  [
    'HTML as a success',
    new Response('<h1>Sign in</h1>', { headers: html }),
    'The response is a success that the description does not allow: "<h1>Sign in</h1>" (GET /v1/me, 200)',
  ],
  [
    'broken JSON',
    new Response('{"expires', { headers: { 'Content-Type': 'application/json' } }),
    'The response is a success that the description does not allow: "{\\"expires" (GET /v1/me, 200)',
  ],
  [
    'a success that is no object',
    new Response('null', { headers: html }),
    'The response is a success that the description does not allow: "null" (GET /v1/me, 200)',
  ],
  [
    'an empty success',
    new Response(null, { status: 200 }),
    'The response is a success that the description does not allow (GET /v1/me, 200)',
  ],
  [
    'HTML as an error',
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: html }),
    'The response is an error without the API’s error body: "<h1>Bad gateway</h1>" (GET /v1/me, 502)',
  ],
  [
    'JSON that is no error body',
    json({ message: 'oops' }, 500),
    'The response is an error without the API’s error body: "{\\"message\\":\\"oops\\"}" (GET /v1/me, 500)',
  ],
  [
    'a redirect',
    new Response(null, { status: 302, headers: { Location: 'https://other.example.com' } }),
    'The response is a redirect, which was not followed',
  ],
])('%s is an UnexpectedResponseError with the beginning of the body', async (_, response, message) => {
  const error = await failureOf(setUp(response).me())
  expect(error).toMatchObject({ name: 'UnexpectedResponseError', message: expect.stringContaining(message) })
})

test('only the beginning of a long body is shown', async () => {
  const error = await failureOf(setUp(new Response('x'.repeat(5_000), { headers: html })).me())
  expect(error).toMatchObject({ snippet: 'x'.repeat(120), contentType: 'text/html' })
})

test('redirects are not followed by the platform either', async () => {
  const { requests, fetch } = createScriptedFetch(json({}))
  await createClient({ baseUrl: 'https://api.example.com', apiKey, fetch }).me()
  expect(requests[0]?.redirect).toBe('manual')
})

test('an empty 202 is a success', async () => {
  const accepted = new Response(null, { status: 202, headers: { Location: '/v1/vps/servers/u/power' } })
  const { data, response } = await setUp(accepted).api.POST('/v1/vps/servers/{uuid}/power/stop', {
    params: { path: { uuid: 'u' } },
  })
  expect(data).toBeUndefined()
  expect(response.headers.get('Location')).toBe('/v1/vps/servers/u/power')
})

test('a connection that fails is a ConnectionError with the reason below "fetch failed"', async () => {
  const error = await failureOf(
    setUp(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })).me(),
  )
  expect(error).toMatchObject({
    name: 'ConnectionError',
    message:
      'The connection failed before a response was complete: connect ECONNREFUSED 127.0.0.1:1 (GET /v1/me)',
  })
})

test('an unknown error code is passed on', async () => {
  await expect(setUp(rejection(409, 'BRAND_NEW')).me()).rejects.toMatchObject({
    code: 'BRAND_NEW',
    status: 409,
  })
})

test('no secret of the request appears in an error, however the response repeats it', async () => {
  // The prefix keeps a secret from being equal to an ordinary word of the output, which would look like a leak.
  const secret = string({ maxLength: 60, unit: 'grapheme' }).map((text) => `Secret-${text}`)
  const repeat = constantFrom<(text: string) => string>(
    (text) => text,
    (text) => JSON.stringify(text),
    (text) => encodeURIComponent(text),
    (text) => new URLSearchParams({ text }).toString(),
    (text) => JSON.stringify(JSON.stringify(text).replaceAll('/', '\\/')),
    (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
    (text) => `<p>${text}</p>${text}`,
  )
  const shape = constantFrom<(text: string) => Response>(
    (text) => json({ error: { code: 'VALIDATION_ERROR', message: text, errors: [text] } }, 422),
    (text) => json({ error: { code: text, message: '', errors: { [text]: text } } }, 400),
    (text) => new Response(text, { headers: html }),
    (text) => new Response(text, { status: 502, headers: html }),
  )
  await assert(
    asyncProperty(secret, repeat, shape, async (password, spell, reply) => {
      const client = setUp(reply(`given: ${spell(password)} with ${apiKey}`))
      const body = { image_id: 'os-1', root_password: password }
      const call = client.api.POST('/v1/vps/servers/{uuid}/os-reinstall', {
        params: { path: { uuid: 'u' } },
        body,
      })
      const shown = inspect(await failureOf(call), { depth: 9, showHidden: true })
      expect(shown).not.toContain(apiKey)
      expect(shown).not.toContain(password)
    }),
  )
})

test('a secret in the Content-Type of a response is not shown, nor is all of a long one', async () => {
  const type = (value: string) => new Response('', { status: 502, headers: { 'Content-Type': value } })
  expect(await failureOf(setUp(type(`text/${apiKey}`)).me())).toMatchObject({
    contentType: 'text/[redacted]',
  })
  expect(await failureOf(setUp(type('x'.repeat(500))).me())).toMatchObject({ contentType: 'x'.repeat(100) })
})

test.each([undefined, null, 'ok', {}, { status: 200, headers: {} }])(
  'a read whose fetch returns %j, which is not a response, is rejected at once; a write may have been executed',
  async (reply) => {
    let calls = 0
    const fetch = (async () => {
      calls += 1
      return reply
    }) as never
    const sleep = async (): Promise<void> => {}
    const client = createClient({ baseUrl: 'https://api.example.com', apiKey, fetch, sleep })
    const message = expect.stringContaining('fetch returned no Response')
    expect(await failureOf(client.me())).toMatchObject({ name: 'ConfigError', field: 'fetch', message })
    expect(calls).toBe(1)
    const write = client.api.PUT('/v1/server/{servername}/memo', {
      params: { path: { servername: 'hw123456.example.jp' } },
      body: { memo: 'one' },
    })
    expect(await failureOf(write)).toMatchObject({ name: 'ConnectionError', sent: true, message })
  },
)

test('a fetch that rejects a request with a ConfigError is not called again: nothing was sent', async () => {
  const { fetch, requests } = createScriptedFetch(new ConfigError('rules', `forbid it for ${apiKey}`))
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey, fetch })
  const body = { memo: 'one' }
  const params = { path: { servername: 'hw123456.example.jp' } }
  const error = await failureOf(portsOf(client).api.PUT('/v1/server/{servername}/memo', { params, body }))
  expect(error).toMatchObject({
    name: 'ConfigError',
    field: 'fetch',
    message: 'fetch rejected the request: rules forbid it for [redacted]',
  })
  expect(mayBeExecuted(error)).toBe(false)
  expect(requests).toHaveLength(1)
})
