import { expect, test } from 'vitest'
import { toPython, toTypeScript } from './to-calls.ts'
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

test('a request as a Python program has the words of Python, and none inside a text', () => {
  const body = '{\n  "dry_run": true,\n  "memo": "true or null",\n  "name": null\n}'
  const headers = { Authorization: 'Bearer key' }
  const program = toPython({ method: 'POST', target: '/v1/a?b=1', headers, body }, 'http://127.0.0.1:4010')
  expect(program).toContain('"http://127.0.0.1:4010/v1/a?b=1"')
  expect(program).toContain('"dry_run": True,')
  expect(program).toContain('"memo": "true or null",')
  expect(program).toContain('"name": None')
  expect(program).toContain('"Authorization": "Bearer " + os.environ["HOSTWRIGHT_API_KEY"],')
})
