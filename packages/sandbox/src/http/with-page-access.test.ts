import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../server/create-sandbox.ts'

type Headers = Record<string, string>

async function ask(sandbox: Sandbox, more: Headers, method = 'GET'): Promise<Response> {
  const headers = { Authorization: `Bearer ${sandbox.apiKey}`, ...more }
  return sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/me`, { method, headers }))
}

const preflight = { 'Access-Control-Request-Method': 'PUT' }

test.each(['http://localhost:8080', 'http://127.0.0.1:4011'])('a page of %s may call', async (Origin) => {
  const sandbox = await createSandbox()
  const permission = await ask(sandbox, { Origin, ...preflight }, 'OPTIONS')
  expect(permission.status).toBe(204)
  expect(permission.headers.get('Access-Control-Allow-Origin')).toBe(Origin)
  expect(permission.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  const response = await ask(sandbox, { Origin })
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, Origin])
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Remaining')
})

test('a page that the sandbox serves may call it by the address that it was opened by', async () => {
  const sandbox = await createSandbox()
  const own = { Host: '192.0.2.1:4010', Origin: 'http://192.0.2.1:4010' }
  expect((await ask(sandbox, own)).status).toBe(200)
  expect((await ask(sandbox, { ...own, Origin: 'http://192.0.2.1:8080' })).status).toBe(403)
})

test('a page without an origin, which may be any site’s, needs the token', async () => {
  const sandbox = await createSandbox()
  const Origin = 'null'
  const permission = await ask(sandbox, { Origin, ...preflight }, 'OPTIONS')
  expect(permission.headers.get('Access-Control-Allow-Headers')).toContain('X-Sandbox-Token')
  const rejected = await ask(sandbox, { Origin })
  expect([rejected.status, rejected.headers.get('Access-Control-Allow-Origin')]).toEqual([403, Origin])
  expect((await ask(sandbox, { Origin, 'X-Sandbox-Token': 'guessed' })).status).toBe(403)
  expect((await ask(sandbox, { Origin, 'X-Sandbox-Token': sandbox.pageToken })).status).toBe(200)
  expect((await createSandbox()).pageToken).not.toBe(sandbox.pageToken)
})

test('a page of another site is rejected, and no failed authentication is counted for it', async () => {
  const sandbox = await createSandbox({ limits: { authenticationBlock: { failures: 1 } } })
  const foreign: Headers[] = [
    { Origin: 'https://www.example.com', Authorization: 'Bearer none' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', Authorization: 'Bearer none' },
  ]
  for (const headers of foreign) {
    const response = await ask(sandbox, headers)
    expect([response.status, response.headers.has('Access-Control-Allow-Origin')]).toEqual([403, false])
  }
  const asked = await ask(sandbox, { Origin: 'https://www.example.com', ...preflight }, 'OPTIONS')
  expect(asked.headers.has('Access-Control-Allow-Origin')).toBe(false)
  expect((await ask(sandbox, {})).status).toBe(200)
})

test('a name that a site points at this machine is rejected; addresses and names of this network are not', async () => {
  const sandbox = await createSandbox()
  const rebound = { Host: 'www.example.com:4010', Origin: 'http://www.example.com:4010' }
  expect((await ask(sandbox, rebound)).status).toBe(403)
  expect((await ask(sandbox, { Host: 'www.example.com' })).status).toBe(403)
  for (const Host of [
    '127.0.0.1:4010',
    '[::1]:4010',
    '192.0.2.1',
    'localhost',
    'sandbox:4010',
    'api.localhost',
  ])
    expect((await ask(sandbox, { Host })).status, Host).toBe(200)
})

test('an allowed host name is not rejected', async () => {
  const sandbox = await createSandbox({ allowedHosts: ['Sandbox.example.com'] })
  const own = { Host: 'sandbox.example.com:8080', Origin: 'http://sandbox.example.com:8080' }
  expect((await ask(sandbox, own)).status).toBe(200)
  expect((await ask(sandbox, { Host: 'api.sandbox.example.com' })).status).toBe(403)
  await expect(createSandbox({ allowedHosts: ['sandbox.example.com:80'] })).rejects.toThrow(
    '"sandbox.example.com:80" is not a host name',
  )
})

test('each rejection gives the reason and a remedy', async () => {
  const sandbox = await createSandbox()
  const why = async (headers: Headers) => {
    const {
      status,
      headers: answered,
      ...response
    } = await ask(sandbox, headers).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { error: { message: string } },
    }))
    expect([status, answered.get('Vary')]).toEqual([
      403,
      answered.has('Access-Control-Allow-Origin') ? 'Origin' : null,
    ])
    return response.body.error.message
  }
  expect(await why({ Host: 'www.example.com' })).toMatch(
    /this Host: use its address, or start it with --allow-host/,
  )
  expect(await why({ Origin: 'https://www.example.com' })).toMatch(/does not respond to pages of other sites/)
  expect(await why({ Origin: 'null' })).toMatch(/has to send the token .* X-Sandbox-Token/)
})

test('a link on another site may be followed: only what its page reads is kept from it', async () => {
  const sandbox = await createSandbox()
  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
  expect((await ask(sandbox, followed)).status).toBe(200)
  expect((await ask(sandbox, { ...followed, 'Sec-Fetch-Mode': 'cors' })).status).toBe(403)
  expect((await ask(sandbox, { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' })).status).toBe(200)
})

test('only OPTIONS asks for permission, and the permission is for a while and for the methods of the API', async () => {
  const sandbox = await createSandbox()
  const Origin = 'http://localhost:8080'
  const asked = await ask(sandbox, { Origin, ...preflight }, 'OPTIONS')
  expect([
    asked.headers.get('Access-Control-Allow-Methods'),
    asked.headers.get('Access-Control-Max-Age'),
  ]).toEqual(['GET, POST, PUT, DELETE', '600'])
  expect(asked.headers.get('Vary')).toBe('Origin')
  expect((await ask(sandbox, { Origin, ...preflight })).status).toBe(200)
  expect((await ask(sandbox, { Origin }, 'OPTIONS')).status).toBe(404)
})
