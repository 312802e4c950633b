import { ApiError, UnexpectedResponseError } from '@hostwright/common'
import { expect, test, vi } from 'vitest'
import { readIfPossible } from './read-if-possible.ts'

const operation = 'GET /v1/logs'
const apiError = (status: number, code: 'FORBIDDEN' | 'UNAUTHORIZED'): ApiError =>
  new ApiError({
    status,
    code,
    message: 'No.',
    details: [],
    operation,
    retryAfterMs: undefined,
    rateLimit: {},
  })
const unexpected = (status: number): UnexpectedResponseError =>
  new UnexpectedResponseError({ operation, status, contentType: null, problem: 'The response is not a log' })

test('a read that the key may not make gives null and is not repeated', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(apiError(403, 'FORBIDDEN'))
  await expect(readIfPossible(read)).resolves.toBeNull()
  expect(read).toHaveBeenCalledOnce()
})

test.each<[string, unknown]>([
  ['a success that is not the API’s', unexpected(200)],
  ['a list that is no list', new TypeError('servers is not iterable')],
  ['a date that is not a valid date', new RangeError('Invalid time value')],
])('%s is read three times, and then gives undefined', async (_, error) => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(error)
  await expect(readIfPossible(read)).resolves.toBeUndefined()
  expect(read).toHaveBeenCalledTimes(3)
})

test('a malformed response that is followed by a good one gives the good one', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unexpected(200))
  read.mockRejectedValueOnce(new TypeError('no list')).mockResolvedValueOnce('a log')
  await expect(readIfPossible(read)).resolves.toBe('a log')
})

test.each<[string, unknown]>([
  ['another rejection', apiError(401, 'UNAUTHORIZED')],
  ['a failure of the service', unexpected(502)],
  ['an error of a key function', new Error('The vault is closed')],
  ['an abort without a reason', null],
])('%s is passed on', async (_, error) => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(error)
  await expect(readIfPossible(read)).rejects.toBe(error)
  expect(read).toHaveBeenCalledOnce()
})
