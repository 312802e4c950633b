import { type Client, toJapanTime } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { expect, test, vi } from 'vitest'
import { entry, minute, path, quotedAt as now } from '../testing/account-scene.ts'
import { divideLog, isAmbiguous, isSuccess, noteLog, readLog, timeOf, toLogBefore } from './read-log.ts'

const options = { timeoutMs: 5_000 }
const from = toJapanTime(now - 2 * minute)

/** A client whose log has these entries. */
function createReader(...entries: readonly ExecutionLogEntry[]) {
  const logs = vi.fn(async function* (_query: object, _options: object) {
    yield* entries
  })
  return { client: { logs } as unknown as Client, logs }
}

const elsewhere = { ...entry(now), path: '/v1/server' }
const known = (...entries: readonly ExecutionLogEntry[]): string[] =>
  entries.map(({ created_at, status_code }) => `${created_at} ${status_code}`)

test('the entries of the product’s orders are read in full pages, from a time or from the beginning', async () => {
  const { client, logs } = createReader(entry(now), elsewhere, entry(now - minute, 402))
  expect(await readLog(client, path, from, options)).toEqual([entry(now), entry(now - minute, 402)])
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500, from }, options)
  logs.mockClear()
  await readLog(client, path, null, options)
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500 }, options)
})

test('a log that cannot be read is undefined, and is not noted', async () => {
  const logs = vi.fn(() => {
    throw new TypeError('logs is not iterable')
  })
  expect(await readLog({ logs } as never, path, null, options)).toBeUndefined()
  expect(await noteLog({ logs } as never, path, now, options)).toBeNull()
})

test('a quote notes the entries of the two minutes before the newest of all', async () => {
  const { client, logs } = createReader(entry(now, 422), entry(now - 2 * minute, 502))
  expect(await noteLog(client, path, now, options)).toEqual({
    from,
    known: known(entry(now, 422), entry(now - 2 * minute, 502)),
  })
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500, from }, options)
})

test('of a log that was empty a quote notes what has come meanwhile', async () => {
  const { client, logs } = createReader(entry(now))
  expect(await noteLog(client, path, null, options)).toEqual({ from: null, known: known(entry(now)) })
  expect(logs).toHaveBeenCalledExactlyOnceWith({ method: 'POST', limit: 500 }, options)
})

test('of entries that reach further back, a quote remembers the last two minutes', () => {
  const entries = [entry(now), entry(now - 2 * minute), entry(now - 2 * minute - 1_000)]
  expect(toLogBefore(entries, now)).toEqual({ from, known: known(entries[0]!, entries[1]!) })
  expect(toLogBefore(entries, null)).toEqual({ from: null, known: known(...entries) })
})

test('entries that were known before are told from new ones by time and status, each once', () => {
  const [one, two, failed] = [entry(now), entry(now - minute), entry(now, 500)]
  const before = { from, known: known(one, two) }
  expect(divideLog([failed, one, two, one], before)).toEqual({ known: [one, two], fresh: [failed, one] })
  expect(divideLog([one], { from: null, known: [] })).toEqual({ known: [], fresh: [one] })
  expect(before.known).toHaveLength(2)
})

test('only 200 to 299 is a success; a redirect, 408, 499, 500 and more tell nothing', () => {
  const all = [199, 200, 299, 300, 399, 400, 407, 408, 409, 498, 499, 500, 599]
  expect(all.filter((status_code) => isSuccess({ status_code }))).toEqual([200, 299])
  expect(all.filter((status_code) => isAmbiguous({ status_code }))).toEqual([
    199, 300, 399, 408, 499, 500, 599,
  ])
  expect(isSuccess({ status_code: undefined as never })).toBe(false)
  expect(isAmbiguous({ status_code: undefined as never })).toBe(true)
})

test('the time of an entry is Japan time; one that cannot be read is not a number', () => {
  expect(timeOf({ created_at: '2026-01-01 21:00:00' })).toBe(now)
  expect(timeOf({ created_at: 'yesterday' })).toBeNaN()
})
