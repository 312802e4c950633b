import { assert, asyncProperty, constantFrom, jsonValue, oneof, option, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ApiError } from '../errors/api-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import { json } from '../testing/scripted-fetch.ts'

async function fail(body: unknown, status = 422): Promise<ApiError> {
  const fetch = async (): Promise<Response> => json(body, status)
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', retry: false, fetch })
  return (await client.me().catch((error: unknown) => error)) as ApiError
}

const validation = (errors: unknown): unknown => ({
  error: { code: 'VALIDATION_ERROR', message: 'No.', errors },
})

test.each<[string, unknown, string[]]>([
  ['a list of texts', ['a', 'b'], ['a', 'b']],
  ['one text', 'a is missing', ['a is missing']],
  ['texts by property', { plan: 'is unknown' }, ['plan: is unknown']],
  ['lists by property', { plan: ['is unknown', 'is old'] }, ['plan: ["is unknown","is old"]']],
  ['objects with a message', [{ field: 'plan', message: 'is unknown' }], ['is unknown']],
  ['objects without one', [{ field: 'plan' }, null, 7], ['{"field":"plan"}', 'null', '7']],
  ['nested lists', [['a', ['b']]], ['["a",["b"]]']],
  ['nothing', null, []],
  ['a number', 7, []],
])('violations that are %s are shown if they can be parsed', async (_, errors, details) => {
  expect(await fail(validation(errors))).toMatchObject({
    name: 'ApiError',
    code: 'VALIDATION_ERROR',
    details,
  })
})

test('violations are bounded in number and length', async () => {
  const { details, message } = await fail(validation(Array.from({ length: 200 }, () => 'x'.repeat(9_000))))
  expect(details).toHaveLength(50)
  expect(details[0]).toBe('x'.repeat(300))
  expect(message.length).toBeLessThan(20_000)
})

test.each<[string, unknown, object]>([
  ['a code that is a number', { error: { code: 1234, message: 'No.' } }, { code: '1234' }],
  [
    'no message',
    { error: { code: 'PROTECTED' } },
    { message: '[PROTECTED] The API gave no message (GET /v1/me, 409)' },
  ],
  [
    'an endless message',
    { error: { code: 'C', message: 'x'.repeat(9_999) } },
    { message: `[C] ${'x'.repeat(1_000)} (GET /v1/me, 409)` },
  ],
  ['an endless code', { error: { code: 'C'.repeat(999), message: '' } }, { code: 'C'.repeat(100) }],
])('an error body with %s is an ApiError', async (_, body, expected) => {
  expect(await fail(body, 409)).toMatchObject({ name: 'ApiError', status: 409, ...expected })
})

test.each<[string, unknown]>([
  ['an error that is a text', { error: 'no' }],
  ['no code', { error: { message: 'no' } }],
  ['an empty code', { error: { code: '', message: 'no' } }],
  ['a code that is a list', { error: { code: ['PROTECTED'], message: 'no' } }],
  ['a list', [{ error: { code: 'PROTECTED' } }]],
  ['null', null],
])('an error body with %s is an UnexpectedResponseError', async (_, body) => {
  expect(await fail(body)).toMatchObject({ name: 'UnexpectedResponseError', status: 422 })
})

test('an error body of any shape is an error of the SDK', async () => {
  const body = oneof(
    jsonValue(),
    record({ error: jsonValue() }),
    record({
      error: record({
        code: option(oneof(string(), jsonValue())),
        message: jsonValue(),
        errors: jsonValue(),
      }),
    }),
    record({ error: record({ code: string({ minLength: 1 }), errors: jsonValue() }) }),
  )
  const property = asyncProperty(body, constantFrom(400, 401, 404, 422, 429, 500), async (value, status) => {
    const error = await fail(value, status)
    expect(errorName(error)).toMatch(/^(ApiError|UnexpectedResponseError)$/)
    expect(error).toMatchObject({ status, operation: 'GET /v1/me' })
    if (errorName(error) === 'ApiError') {
      expect(error.details.every((detail) => typeof detail === 'string')).toBe(true)
      expect(error.code).toBeTypeOf('string')
    }
  })
  await assert(property, { numRuns: 500 })
})
