import { expect, test } from 'vitest'
import { toCurl } from './to-curl.ts'

test('a request for the shell has its key in the environment only, and each text quoted', () => {
  const request = {
    method: 'PUT',
    target: '/v1/server/a%20b/dns/7',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json', 'Idempotency-Key': "it's" },
    body: '{"ttl": 60}',
  }
  expect(toCurl(request, 'http://127.0.0.1:4010')).toBe(
    `curl 'http://127.0.0.1:4010/v1/server/a%20b/dns/7' \\
  --request PUT \\
  --header "Authorization: Bearer $HOSTWRIGHT_API_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'Idempotency-Key: it'\\''s' \\
  --data '{"ttl": 60}'`,
  )
})
