import { expect, test, vi } from 'vitest'
import { UnexpectedResponseError } from '@hostwright/common'
import { explainLengthRequired, toSafeInit } from './to-safe-init.ts'

const init: RequestInit = { method: 'POST', body: '{"a":1}' }

test('on Deno, an order has a stream as its body, which Deno sends once', async () => {
  vi.stubGlobal('Deno', {})
  const safe = toSafeInit(init)
  expect(safe).toMatchObject({ method: 'POST', duplex: 'half', body: expect.any(ReadableStream) })
  expect(await new Response(safe.body).text()).toBe('{"a":1}')
})

test('on other runtimes, an order has its text as its body', () => {
  expect(toSafeInit(init)).toBe(init)
})

test('the error of a 411 says that a gateway rejects orders from Deno, and what to do', () => {
  const operation = 'POST /v1/vps/servers'
  const toError = (status: number) =>
    new UnexpectedResponseError({ operation, status, contentType: 'text/html', problem: 'No.' })
  const [refused, other] = [toError(411), toError(413)]
  explainLengthRequired({ status: 411, error: refused })
  explainLengthRequired({ status: 413, error: other })
  expect(refused.message).toBe(
    'A gateway rejects orders from Deno, which have no Content-Length: order from Node or Bun. No. (POST /v1/vps/servers, 411)',
  )
  expect(other.message).toBe('No. (POST /v1/vps/servers, 413)')
})
