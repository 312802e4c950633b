import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { ApiError, type ApiErrorInit, isApiError } from './api-error.ts'
import { isHostwrightError } from './hostwright-error.ts'
import { mayBeExecuted } from './execution.ts'

const init: ApiErrorInit = {
  status: 409,
  code: 'PRICE_MISMATCH',
  message: 'The price has changed.',
  details: [],
  operation: 'POST /v1/vps/servers',
  retryAfterMs: undefined,
  rateLimit: { resetAt: new Date(0) },
}
const error = Object.assign(new ApiError(init), { requote: () => {} })

async function post(value: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const arrived = once(port2, 'message')
  port1.postMessage(value)
  const [received]: unknown[] = await arrived
  port1.close()
  return received
}

test.each<[string, () => unknown]>([
  ['JSON', () => JSON.parse(JSON.stringify(error))],
  ['postMessage', () => post(error.toJSON())],
])('an error that crossed %s is still recognized', async (_, cross) => {
  const received = await cross()
  expect(isHostwrightError(received)).toBe(true)
  expect(isApiError(received, 'PRICE_MISMATCH')).toBe(true)
  expect(isApiError(received, 'PROTECTED')).toBe(false)
  expect(mayBeExecuted(received)).toBe(false)
})

test('an error that crossed has its attempts, or an empty list of them, as an error that did not', async () => {
  const attempt = { at: new Date(0), ms: 5, status: 409, reason: 'rejected' }
  const called = Object.defineProperty(new ApiError(init), 'attempts', { value: [attempt], enumerable: true })
  expect(await post(called.toJSON())).toMatchObject({ attempts: [attempt] })
  expect(await post(error.toJSON())).toMatchObject({ attempts: [] })
})

test('a mark without the form of an error is none, and neither is the form without the mark', () => {
  const { '@hostwright/error': mark, ...form } = error.toJSON() as Record<string, unknown>
  for (const plain of [form, { '@hostwright/error': mark }]) {
    expect(isHostwrightError(plain)).toBe(false)
    expect(mayBeExecuted(plain)).toBe(true)
  }
  for (const field of ['status', 'code'])
    expect(isApiError({ ...form, '@hostwright/error': mark, [field]: undefined })).toBe(false)
})
