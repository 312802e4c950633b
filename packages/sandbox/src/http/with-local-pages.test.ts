import { expect, test } from 'vitest'
import { createSandbox } from '../sandbox/create-sandbox.ts'

async function ask(origin: string, method = 'GET', more: Record<string, string> = {}) {
  const { fetch, baseUrl, apiKey } = await createSandbox()
  const headers = { Authorization: `Bearer ${apiKey}`, ...more, Origin: origin }
  return fetch(new Request(`${baseUrl}/v1/me`, { method, headers }))
}

test.each(['null', 'http://localhost:8080', 'http://127.0.0.1:4011'])(
  'a page of %s may call',
  async (origin) => {
    const permission = await ask(origin, 'OPTIONS', { 'Access-Control-Request-Method': 'PUT' })
    expect(permission.status).toBe(204)
    expect(permission.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(permission.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    const answer = await ask(origin)
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, origin])
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Remaining')
  },
)

test('a page of another site may not', async () => {
  const answer = await ask('https://example.com')
  expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
})
