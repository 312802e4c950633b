import { expect, test } from 'vitest'
import { toOtherCalls, toTypeScript } from './to-calls.ts'
import { toRequest } from './to-request.ts'

const parameter = { isRequired: true, description: '' }
const form = {
  method: 'PUT',
  path: '/v1/server/{servername}/dns/{record_id}',
  parameters: [
    { ...parameter, name: 'servername', in: 'path', value: 'a b' },
    { ...parameter, name: 'record_id', in: 'path', value: '7' },
    { ...parameter, name: 'domain', in: 'query', value: '' },
    { ...parameter, name: 'Idempotency-Key', in: 'header', value: "it's" },
  ],
  body: '{\n  "ttl": 60\n}',
  apiKey: 'key',
} as const

test('what was typed is sent: encoded in the path, and nothing for what was left empty', () => {
  expect(toRequest(form)).toEqual({
    method: 'PUT',
    target: '/v1/server/a%20b/dns/7',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json', 'Idempotency-Key': "it's" },
    body: '{\n  "ttl": 60\n}',
  })
})

test('the same request in TypeScript', () => {
  expect(toTypeScript(form)).toContain(`await api.PUT('/v1/server/{servername}/dns/{record_id}', {
  params: { path: { servername: 'a b', record_id: 7 }, header: { 'Idempotency-Key': 'it\\'s' } },
  body: {
    "ttl": 60
  },
})`)
})

test('the same request in the other languages of the reference', () => {
  const body = '{\n  "dry_run": true,\n  "memo": "true or null"\n}'
  const { curl, Python, Go, PHP } = toOtherCalls({ ...form, body }, true)
  for (const program of [curl, Python, Go, PHP]) {
    expect(program).toContain('/v1/server/a%20b/dns/7')
    expect(program).toContain('true or null')
    expect(program).not.toContain('Bearer key')
  }
  expect(Python).toContain('"dry_run": True,')
})

test('a body that is no JSON yet is shown as it is typed', () => {
  expect(toOtherCalls({ ...form, body: '{"ttl": ' }, true).PHP).toContain('{"ttl": ')
})
