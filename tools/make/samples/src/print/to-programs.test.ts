import { expect, test } from 'vitest'
import { toPrograms } from './to-programs.ts'

test('quotes and backticks of a reader end no text of the programs', () => {
  const request = {
    method: 'POST',
    target: '/v1/vps/servers',
    body: { memo: "it's `quoted` \\" },
    idempotencyKey: "it's",
    hasResponse: true,
  }
  const { curl, python, go, php } = toPrograms(request)
  expect(curl).toContain(String.raw`--header 'Idempotency-Key: it'\''s'`)
  expect(curl).toContain(String.raw`it'\''s`)
  expect(python).toContain('"Idempotency-Key": "it\'s"')
  expect(go).toContain('"Idempotency-Key", "it\'s")')
  expect(go).toContain('` + "`" + `quoted` + "`" + `')
  expect(php).toContain(String.raw`'Idempotency-Key: it\'s'`)
})

test('the address is the first word of a line for curl', () => {
  const { curl } = toPrograms({ method: 'GET', target: '/v1/me', body: undefined, hasResponse: true })
  expect(curl).toMatch(/^curl "\$HOSTWRIGHT_BASE_URL\/v1\/me" /)
})
