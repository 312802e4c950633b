import type { ExecutionLogEntry } from '@hostwright/types'
import { expect, test } from 'vitest'
import { toJapanTime } from '../call/japan-time.ts'
import type { Evidence } from './evidence.ts'
import { judge, type Known } from './judge.ts'
import type { Quote } from '../journal/quote.ts'

const minute = 60_000
const apiNow = Date.UTC(2026, 0, 1, 12)
const derived = { field: 'name', value: 'hw-1', isUnique: true }
const given = { ...derived, value: 'web-01', isUnique: false }

const entry = (status_code: number, agoMs = 30 * minute): ExecutionLogEntry => ({
  method: 'POST',
  path: '/v1/vps/servers',
  status_code,
  response_time_ms: 1,
  ip_address: '192.0.2.1',
  created_at: toJapanTime(apiNow - agoMs),
})
const dryRun = entry(200)

/** An order that was sent half an hour ago, and of which nothing is to be seen; with what a test changes. */
function ask(
  quote: Partial<Pick<Quote<object>, 'mark' | 'contracts'>> = {},
  evidence: Partial<Evidence> = {},
  { accounted = 1, ...known }: Partial<Known> & { readonly accounted?: number } = {},
) {
  const entries = evidence.entries === undefined ? [dryRun] : evidence.entries
  const unaccounted = (entries ?? []).filter(({ status_code }) => status_code < 400).length - accounted
  return judge(
    { mark: derived, contracts: ['old'], ...quote } as Quote<object>,
    { contracts: [{ id: 'old', mark: 'shop' }], entries: [dryRun], apiNow, time: apiNow, ...evidence },
    {
      isLacking: unaccounted < 0,
      mayBeLogged: unaccounted > 0,
      isLogged: unaccounted > 0,
      isContested: false,
      quietMs: 30 * minute,
      logWentOnMs: 30 * minute,
      horizonMs: 15 * minute,
      ...known,
    },
  )
}

test('long after it was sent, an order that has left no trace was not executed', () => {
  expect(ask()).toEqual({
    outcome: 'not-executed',
    contracts: [],
    reason: expect.stringContaining('there is no trace of it'),
    entries: [dryRun],
  })
})

test('a new contract with the derived mark is the order, whatever else is known', () => {
  const contracts = [
    { id: 'new', mark: 'hw-1' },
    { id: 'other', mark: 'hw-2' },
  ]
  const found = { outcome: 'executed', contracts: ['new'] }
  expect(ask({}, { contracts })).toMatchObject(found)
  expect(ask({ contracts: null }, { contracts, entries: null, apiNow: null })).toMatchObject({
    ...found,
    entries: [],
  })
})

test('a contract that was there before is not the order, though it bears the mark', () => {
  expect(ask({ contracts: ['old'] }, { contracts: [{ id: 'old', mark: 'hw-1' }] })).toMatchObject({
    outcome: 'not-executed',
  })
})

const named = { contracts: [{ id: 'new', mark: 'web-01' }], entries: [entry(200), dryRun] }

test('a mark that was given needs one success in the log that nobody else can have caused', () => {
  expect(ask({ mark: given }, named)).toMatchObject({ outcome: 'executed', contracts: ['new'] })
})

test.each<[string, Partial<Evidence>, Partial<Known>]>([
  ['nothing of it in the log', { entries: [dryRun] }, {}],
  ['a success in the log that may be another’s', {}, { isLogged: false }],
  ['another order with the same mark', {}, { isContested: true }],
  ['two contracts with it', { contracts: [...named.contracts, { id: 'newer', mark: 'web-01' }] }, {}],
])('a mark that was given proves nothing with %s', (_, evidence, known) => {
  expect(ask({ mark: given }, { ...named, ...evidence }, known)).toMatchObject({
    outcome: 'unknown',
    likely: 'executed',
    contracts: [],
    askAgainMs: minute,
    reason: expect.stringContaining('contract with its mark'),
  })
})

test('a mark that was given proves nothing where nobody knows who had it before', () => {
  expect(ask({ mark: given, contracts: null }, { ...named, entries: [dryRun] })).not.toMatchObject({
    outcome: 'executed',
  })
})

test('a success in the log that nobody accounts for makes it likely, no more', () => {
  expect(ask({}, { entries: [entry(399), dryRun] })).toMatchObject({
    outcome: 'unknown',
    likely: 'executed',
    askAgainMs: minute,
    reason: expect.stringContaining('success in the log'),
  })
  expect(ask({}, { entries: [entry(200), dryRun] }, { accounted: 2 })).toMatchObject({
    outcome: 'not-executed',
  })
  expect(ask({}, { entries: [entry(400), dryRun] })).toMatchObject({ outcome: 'not-executed' })
})

test('a success in the log that may be another’s or the order’s decides nothing', () => {
  const found = ask({}, { entries: [entry(200), dryRun] }, { isLogged: false })
  expect(found).toMatchObject({ outcome: 'unknown', askAgainMs: minute, contracts: [] })
  expect(found.reason).toContain('may be its own')
  expect(found).not.toHaveProperty('likely')
})

test.each<[string, Partial<Evidence>, Partial<Known>, string]>([
  ['the contracts cannot be read', { contracts: null }, {}, 'cannot read contracts and log'],
  ['the log cannot be read', { entries: null }, {}, 'cannot read contracts and log'],
  ['the log shows no time', { apiNow: null }, {}, 'cannot read contracts and log'],
  ['the log lacks the dry run', { entries: [] }, {}, 'lacks what was sent before'],
  ['nobody knows how far the log has come', {}, { logWentOnMs: 0 }, 'has not gone on'],
  ['the log stands still', {}, { logWentOnMs: 5 * minute - 1 }, 'has not gone on'],
])('there is no proof where %s', (_, evidence, known, reason) => {
  const found = ask({}, evidence, known)
  expect(found).toMatchObject({ outcome: 'unknown', contracts: [], askAgainMs: minute })
  expect(found.reason).toContain(reason)
  expect(found).not.toHaveProperty('likely')
})

test.each([
  [15 * minute, 9 * minute],
  [45 * minute, 10 * minute],
  [6 * minute, 3.6 * minute],
])('of a horizon of %i ms, the log says something once it has gone on by %i ms', (horizonMs, leastMs) => {
  const known = { horizonMs, quietMs: 60 * minute }
  const old = { entries: [entry(200)] }
  expect(ask({}, old, { ...known, logWentOnMs: leastMs }).reason).toContain('may still be carried out')
  expect(ask({}, old, { ...known, logWentOnMs: leastMs - 1 }).reason).toContain('has not gone on')
})

test('before the horizon it may still be carried out; the rest of it is how long to wait', () => {
  expect(ask({}, {}, { quietMs: 15 * minute })).toMatchObject({ outcome: 'not-executed' })
  expect(ask({}, {}, { quietMs: 15 * minute - 0.5 })).toMatchObject({ outcome: 'unknown', askAgainMs: 1 })
  expect(ask({}, {}, { quietMs: 5 * minute })).toMatchObject({
    outcome: 'unknown',
    askAgainMs: 10 * minute,
    reason: expect.stringContaining('may still be carried out'),
  })
})

test('an order may be carried out at the end of the horizon, and the log be late: it has to have gone on as long', () => {
  expect(ask({}, {}, { logWentOnMs: 14 * minute })).toMatchObject({ outcome: 'unknown', askAgainMs: minute })
  expect(ask({}, {}, { logWentOnMs: 15 * minute })).toMatchObject({ outcome: 'not-executed' })
})

test.each([500, 502, 409])('an attempt that ended with %i may still be finished', (status) => {
  const evidence = { entries: [entry(status, 40 * minute), entry(status, 5 * minute), dryRun] }
  expect(ask({}, evidence)).toMatchObject({ outcome: 'unknown', askAgainMs: 10 * minute })
  expect(ask({}, { entries: [entry(status, 15 * minute), dryRun] })).toMatchObject({
    outcome: 'not-executed',
  })
})

test.each([400, 422, 429, 499])('an attempt that ended with %i leaves nothing to wait for', (status) => {
  expect(ask({}, { entries: [entry(status, minute), dryRun] })).toMatchObject({ outcome: 'not-executed' })
})

test('an attempt whose time cannot be read may have been a moment ago', () => {
  const entries = [{ ...entry(502), created_at: 'yesterday' }, dryRun]
  expect(ask({}, { entries })).toMatchObject({ outcome: 'unknown' })
})

test.each<[string, Partial<Quote<object>>, Partial<Evidence>]>([
  ['a failure in the log', {}, { entries: [entry(502), dryRun] }],
  ['a new contract', {}, { contracts: [{ id: 'new', mark: '' }] }],
  [
    'a new contract beside an old one',
    {},
    {
      contracts: [
        { id: 'old', mark: '' },
        { id: 'new', mark: '' },
      ],
    },
  ],
  ['contracts of which nobody knows whether they are new', { contracts: null }, {}],
])('without a mark, %s leaves it to a look', (_, quote, evidence) => {
  expect(ask({ ...quote, mark: null }, evidence)).toMatchObject({
    outcome: 'unknown',
    contracts: [],
    askAgainMs: minute,
    reason: expect.stringContaining('a look decides'),
  })
})

test('without a mark, an account that has not changed shows that nothing was executed', () => {
  expect(ask({ mark: null })).toMatchObject({ outcome: 'not-executed' })
  expect(ask({ mark: null }, { entries: [entry(422), dryRun] })).toMatchObject({ outcome: 'not-executed' })
})
