import type { ErrorCode, ExecutionLogEntry } from '@hostwright/types'
import { expect, test, vi } from 'vitest'
import { type Client, createClient } from '../client/client.ts'
import { ApiError } from '../errors/api-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import { json, rejection } from '../testing/scripted-fetch.ts'
import { toJapanTime } from '../call/japan-time.ts'
import { noteLog, readIfPossible, readLogSince, readClock } from './order-log.ts'

const path = '/v1/vps/servers'
const now = Date.UTC(2026, 0, 1, 12)
const minute = 60_000

const entry = (agoMs: number, status_code = 200, where = path): ExecutionLogEntry => ({
  method: 'POST',
  path: where,
  status_code,
  response_time_ms: 1,
  ip_address: '192.0.2.1',
  created_at: toJapanTime(now - agoMs),
})

/** A client whose log has these pages. */
function createReader(...pages: readonly (readonly ExecutionLogEntry[])[]) {
  const logs = vi.fn<(query: object, options: object) => unknown>(() => ({
    async *pages() {
      for (const [index, page] of pages.entries()) {
        yield { logs: page, count: page.length, has_more: index < pages.length - 1, next_cursor: null }
      }
    },
    async *[Symbol.asyncIterator]() {
      yield* pages.flat()
    },
  }))
  return { client: { logs } as unknown as Client, logs }
}

const known = (...entries: readonly ExecutionLogEntry[]): string[] =>
  entries.map(({ created_at, status_code }) => `${created_at} ${status_code}`)

test('what the log had of orders in the ten minutes before its newest entry is noted', async () => {
  const [newest, oldest] = [entry(0, 422, '/v1/vps/servers/x/start'), entry(10 * minute)]
  const recent = [newest, entry(minute, 502), entry(2 * minute, 200, '/v1/server'), oldest]
  const { client, logs } = createReader([...recent, entry(10 * minute + 1_000)])
  const options = { timeoutMs: 5_000 }
  expect(await noteLog(client, path, options)).toEqual({
    from: oldest.created_at,
    known: known(entry(minute, 502), oldest),
  })
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500 }, options)
})

test('where a page does not reach back so far, the note begins with the page', async () => {
  const [young, older] = [entry(0), entry(3 * minute)]
  const { client } = createReader([young, older], [entry(4 * minute)])
  expect(await noteLog(client, path, {})).toEqual({ from: older.created_at, known: known(young, older) })
  const { client: long } = createReader([young, entry(30 * minute)], [entry(40 * minute)])
  expect(await noteLog(long, path, {})).toEqual({
    from: toJapanTime(now - 10 * minute),
    known: known(young),
  })
})

test('a log that is empty is noted as such; one whose times cannot be read is not noted', async () => {
  expect(await noteLog(createReader([]).client, path, {})).toEqual({ from: null, known: [] })
  expect(await noteLog(createReader().client, path, {})).toBeNull()
  const { client } = createReader([{ ...entry(0), created_at: 'today' }])
  expect(await noteLog(client, path, {})).toBeNull()
})

test('an entry whose time cannot be read counts as known: it may be as new as any', async () => {
  const odd = { ...entry(0), created_at: 'today' }
  const { client } = createReader([entry(0), odd])
  expect(await noteLog(client, path, {})).toMatchObject({ known: known(entry(0), odd) })
})

test('later, what was not known is told: entries are counted, in whatever order they are', async () => {
  const [one, two] = [entry(minute), entry(2 * minute)]
  const { client, logs } = createReader([two, one], [entry(0, 201, '/v1/server'), one, one])
  const from = toJapanTime(now - 10 * minute)
  const options = { timeoutMs: 5_000 }
  expect(await readLogSince(client, path, { from, known: known(one, one, two) }, options)).toEqual([one])
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500, from }, options)
})

test('of a log that was empty, all is new', async () => {
  const { client, logs } = createReader([entry(0), entry(minute)])
  expect(await readLogSince(client, path, { from: null, known: [] }, {})).toHaveLength(2)
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500 }, {})
})

test('how far the log has come is the time of its newest entry of any kind, and the time is that of the response', async () => {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    fetch: async () => responses.shift()!,
  })
  const logs = [entry(minute, 200, '/v1/me')]
  const Date = new globalThis.Date(now).toUTCString()
  const responses = [
    json({ logs }),
    json({ logs }, 200, { Date }),
    json({ logs: [] }),
    json({ logs: [{ ...entry(0), created_at: 'today' }] }),
    rejection(403, 'FORBIDDEN'),
  ]
  const unknown = { apiNow: null, time: null }
  expect(await readClock(client, {})).toEqual({ apiNow: now - minute, time: now - minute })
  expect(await readClock(client, {})).toEqual({ apiNow: now - minute, time: now })
  for (let rest = 3; rest > 0; rest -= 1) expect(await readClock(client, {})).toEqual(unknown)
})

const apiError = (status: number, code: ErrorCode): ApiError =>
  new ApiError({
    status,
    code,
    message: 'No.',
    details: [],
    operation: 'GET /v1/logs',
    retryAfterMs: undefined,
    rateLimit: {},
  })
const unexpected = (status: number): UnexpectedResponseError =>
  new UnexpectedResponseError({
    operation: 'GET /v1/logs',
    status,
    contentType: null,
    problem: 'The response is not a log',
  })

test.each<[string, unknown]>([
  ['is not allowed', apiError(403, 'FORBIDDEN')],
  ['gives a success that is none', unexpected(200)],
  ['gives a list that is none', new TypeError('servers is not iterable')],
  ['gives a date that is none', new RangeError('Invalid time value')],
])('a read that %s tells nothing', async (_, error) => {
  await expect(readIfPossible(() => Promise.reject(error))).resolves.toBeNull()
})

test('a read that gives no response of the API is made again: what it tells may decide about an order', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unexpected(200))
  read.mockRejectedValueOnce(new TypeError('no list')).mockResolvedValueOnce('a log')
  await expect(readIfPossible(read)).resolves.toBe('a log')
  read.mockClear()
  read.mockRejectedValue(unexpected(200))
  await expect(readIfPossible(read)).resolves.toBeNull()
  expect(read).toHaveBeenCalledTimes(3)
  read.mockClear()
  read.mockRejectedValue(apiError(403, 'FORBIDDEN'))
  await expect(readIfPossible(read)).resolves.toBeNull()
  expect(read).toHaveBeenCalledTimes(1)
})

test.each<[string, unknown]>([
  ['another rejection', apiError(401, 'UNAUTHORIZED')],
  ['a failure of the service', unexpected(502)],
  ['another error', new Error('The vault is closed')],
  ['an abort without a reason', null],
])('%s is told as it is', async (_, error) => {
  await expect(readIfPossible(() => Promise.reject(error))).rejects.toBe(error)
})
