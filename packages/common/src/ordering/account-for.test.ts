import type { ExecutionLogEntry } from '@hostwright/types'
import { expect, test } from 'vitest'
import { toJapanTime } from '../world/japan-time.ts'
import { accountFor } from './account-for.ts'
import type { Evidence } from './evidence.ts'
import type { OrderRecord, SentRequest } from './order-record.ts'
import type { Quote } from './ordering.ts'

const minute = 60_000
const quotedAt = Date.UTC(2026, 0, 1, 12)
const apiNow = quotedAt + 40 * minute
const path = '/v1/vps/servers'
const mark = { field: 'name', value: 'web-01', isUnique: false }
const known = (status: number, at: number): string => `${toJapanTime(at)} ${status}`
const quote = {
  id: 'own',
  keyId: 'key',
  path,
  mark,
  apiAt: quotedAt,
  logged: { from: toJapanTime(quotedAt - 10 * minute), known: [] as string[] },
} as unknown as Quote<object>

const entry = (at: number, status_code = 200): ExecutionLogEntry => ({
  method: 'POST',
  path,
  status_code,
  response_time_ms: 1,
  ip_address: '192.0.2.1',
  created_at: toJapanTime(at),
})
const dryRun = entry(quotedAt)
const see = (...entries: readonly ExecutionLogEntry[]): Evidence => ({
  contracts: [],
  entries,
  apiNow,
  time: apiNow,
})

const request = (changes: Partial<SentRequest> = {}): SentRequest => ({
  kind: 'dry-run',
  keyId: 'key',
  status: 200,
  from: quotedAt,
  to: quotedAt,
  ...changes,
})
const record = (changes: Partial<OrderRecord>): OrderRecord =>
  ({ id: 'other', state: 'planned', requests: [], ...changes }) as OrderRecord

test('a quote accounts for its own dry run; a log without it lacks something', () => {
  expect(accountFor(quote, [], [], see(dryRun), 10 * minute)).toEqual({
    unaccounted: 0,
    uncertain: 0,
    isContested: false,
  })
  expect(accountFor(quote, [], [], see(), 10 * minute).unaccounted).toBe(-1)
  expect(accountFor(quote, [], [], see(dryRun, entry(quotedAt + minute)), 10 * minute).unaccounted).toBe(1)
  expect(accountFor(quote, [], [], see(dryRun, entry(quotedAt + minute, 422)), 10 * minute).unaccounted).toBe(
    0,
  )
})

test.each<[string, Partial<SentRequest>, number, number]>([
  ['that was answered', {}, 0, 0],
  ['that the log may not show yet', { to: apiNow - 10 * minute + 1 }, 1, 1],
  ['whose time nobody knows', { from: null, to: null }, 1, 1],
  ['that may be older than what was read', { from: quotedAt - 5 * minute - 1 }, 1, 1],
  ['that is older for certain', { from: 0, to: quotedAt - 5 * minute - 1 }, 1, 0],
  ['of another key', { keyId: 'another' }, 1, 1],
  ['whose answer nobody knows', { status: null, to: null }, 1, 1],
  ['that was refused', { status: 422 }, 1, 0],
])('a second success, and a request %s of another order', (_, changes, unaccounted, uncertain) => {
  const other = record({ requests: [request(changes)] })
  expect(
    accountFor(quote, [other], [other], see(dryRun, entry(quotedAt + minute)), 10 * minute),
  ).toMatchObject({
    unaccounted,
    uncertain,
  })
})

test('what the log showed late, though it was sent before the quote, is accounted for', () => {
  const other = record({ requests: [request({ from: quotedAt - 2 * minute, to: quotedAt - minute })] })
  expect(
    accountFor(quote, [other], [other], see(dryRun, entry(quotedAt - minute)), 10 * minute).unaccounted,
  ).toBe(0)
})

test('what was known at the quote is neither new nor counted twice', () => {
  const before = {
    ...quote,
    logged: { ...quote.logged, known: [known(200, quotedAt - minute), known(402, quotedAt)] },
  }
  const other = record({ requests: [request({ from: quotedAt - 2 * minute, to: quotedAt - minute })] })
  expect(accountFor(before as Quote<object>, [other], [other], see(dryRun), 10 * minute).unaccounted).toBe(0)
})

test('what is in the log well before the order was sent cannot be the order', () => {
  const own = record({
    id: 'own',
    requests: [request(), request({ kind: 'order', status: null, from: quotedAt + 20 * minute })],
  })
  const strange = entry(quotedAt + 10 * minute)
  expect(accountFor(quote, [own], [own], see(dryRun, strange), 10 * minute).unaccounted).toBe(0)
  expect(
    accountFor(quote, [own], [own], see(dryRun, strange, entry(quotedAt + 20 * minute)), 10 * minute)
      .unaccounted,
  ).toBe(1)
  expect(accountFor(quote, [], [], see(dryRun, strange), 10 * minute).unaccounted).toBe(1)
})

test('a log that was read from a later moment on is held against what was sent since then', () => {
  const short = { ...quote, logged: { from: toJapanTime(quotedAt), known: [] } }
  expect(accountFor(short as unknown as Quote<object>, [], [], see(dryRun), 10 * minute).unaccounted).toBe(1)
})

test('where the log was empty at the quote, all that it has counts', () => {
  const empty = { ...quote, apiAt: null, logged: { from: null, known: [] } } as unknown as Quote<object>
  expect(accountFor(empty, [], [], see(dryRun), 10 * minute).unaccounted).toBe(0)
  expect(accountFor(empty, [], [], see(dryRun, dryRun), 10 * minute).unaccounted).toBe(1)
})

const rival = {
  state: 'sending',
  quote: { ...quote, id: 'other' },
  requests: [request(), request({ kind: 'order', status: null })],
} as const

test.each<[string, Partial<OrderRecord>, boolean]>([
  ['is being sent', {}, true],
  ['was executed', { state: 'settled', outcome: { executed: true } }, true],
  ['was not executed', { state: 'settled', outcome: { executed: false } }, false],
  ['is planned', { state: 'planned' }, false],
  ['was never sent', { requests: [request()] }, false],
  ['has another mark', { quote: { ...rival.quote, mark: { ...mark, value: 'web-02' } } }, false],
  ['has no mark', { quote: { ...rival.quote, mark: null } }, false],
  ['is of another product', { quote: { ...rival.quote, path: '/v1/server' } }, false],
])('a mark is contested by another order with it that %s', (_, changes, isContested) => {
  const other = record({ ...rival, ...changes })
  expect(accountFor(quote, [other], [other], see(dryRun), 10 * minute).isContested).toBe(isContested)
  expect(
    accountFor(
      quote,
      [other, record({ id: 'third' })],
      [other, record({ id: 'third' })],
      see(dryRun),
      10 * minute,
    ).isContested,
  ).toBe(isContested)
})
