import type { ExecutionLogEntry } from '@hostwright/types'
import { expect, test } from 'vitest'
import { toJapanTime } from '../call/japan-time.ts'
import { accountFor, type Account } from './account-for.ts'
import type { Evidence } from './evidence.ts'
import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import type { Quote } from '../journal/quote.ts'

const minute = 60_000
const quotedAt = Date.UTC(2026, 0, 1, 12)
const apiNow = quotedAt + 40 * minute
const horizonMs = 15 * minute
const path = '/v1/vps/servers'
const mark = { field: 'name', value: 'web-01', isUnique: false }
const quote = {
  id: 'own',
  keyId: 'key',
  path,
  mark,
  apiAt: quotedAt,
  logged: { from: toJapanTime(quotedAt - 10 * minute), known: [] as string[] },
} as unknown as Quote<object>
const knowing = (...known: readonly string[]): Quote<object> => ({
  ...quote,
  logged: { from: quote.logged!.from, known },
})
const known = (status: number, at: number): string => `${toJapanTime(at)} ${status}`

const entry = (at: number, status_code = 200): ExecutionLogEntry => ({
  method: 'POST',
  path,
  status_code,
  response_time_ms: 1,
  ip_address: '192.0.2.1',
  created_at: toJapanTime(at),
})
const dryRun = entry(quotedAt)
const ordered = quotedAt + 20 * minute
const success = entry(ordered)

const request = (changes: Partial<SentRequest> = {}): SentRequest => ({
  kind: 'dry-run',
  keyId: 'key',
  status: 200,
  from: ordered,
  to: ordered,
  ...changes,
})
const record = (changes: Partial<OrderRecord>): OrderRecord =>
  ({ id: 'other', state: 'planned', requests: [], ...changes }) as OrderRecord

/** The order of the quote, sent 20 minutes after it. */
const own = record({
  id: 'own',
  state: 'sending',
  requests: [
    request({ from: quotedAt, to: quotedAt }),
    request({ kind: 'order', status: null, from: ordered, to: null }),
  ],
})

function account(
  entries: readonly ExecutionLogEntry[],
  records: readonly OrderRecord[] = [],
  { of = quote, contracts = [] }: { of?: Quote<object>; contracts?: Evidence['contracts'] } = {},
): Account {
  const evidence: Evidence = { contracts, entries, apiNow, time: apiNow }
  return accountFor(of, [own, ...records], [own, ...records], evidence, horizonMs)
}

const nothing = { isLacking: false, mayBeLogged: false, isLogged: false, isContested: false }

test('the dry run of a quote explains one success; a log without it lacks something', () => {
  expect(account([dryRun])).toEqual(nothing)
  expect(account([])).toEqual({ ...nothing, isLacking: true })
  expect(account([success])).toMatchObject({ isLacking: true })
})

test('a second success is that of the order, where there is no other request; a failure is none', () => {
  expect(account([success, dryRun])).toEqual({ ...nothing, mayBeLogged: true, isLogged: true })
  expect(account([entry(ordered, 422), dryRun])).toEqual(nothing)
})

test.each<[string, Partial<SentRequest>, Partial<Account>]>([
  ['that got a response', {}, { mayBeLogged: false, isLogged: false }],
  ['that the log may not show yet', { to: apiNow - 9 * minute + 1 }, { mayBeLogged: true, isLogged: false }],
  ['whose time nobody knows', { from: null, to: null }, { mayBeLogged: true, isLogged: false }],
  ['of another key', { keyId: 'another' }, { mayBeLogged: true, isLogged: true }],
  ['of a key that nobody knows', { keyId: '' }, { mayBeLogged: true, isLogged: false }],
  ['whose response nobody knows', { status: null, to: null }, { mayBeLogged: true, isLogged: false }],
  ['that was rejected', { status: 422 }, { mayBeLogged: true, isLogged: true }],
  [
    'that was over before, as far as nodes differ',
    { from: 0, to: ordered - 30_001 },
    { mayBeLogged: true, isLogged: true },
  ],
  [
    'that was about over before',
    { from: ordered - minute, to: ordered - 30_000 },
    { mayBeLogged: false, isLogged: false },
  ],
  ['that was sent later', { from: ordered + 30_001, to: apiNow }, { mayBeLogged: true, isLogged: true }],
])('a second success, and a request %s of another order', (_, changes, expected) => {
  expect(account([success, dryRun], [record({ requests: [request(changes)] })])).toMatchObject(expected)
})

test.each([
  [horizonMs + 30_000, false],
  [horizonMs + 30_001, true],
])(
  'a dry run whose response nobody knows, %i ms before, may have been carried out within the horizon',
  (ms, isLogged) => {
    const lost = record({ requests: [request({ status: null, from: ordered - ms, to: null })] })
    expect(account([success, dryRun], [lost])).toMatchObject({ isLogged })
  },
)

const rival = {
  state: 'sending',
  quote: { ...quote, id: 'other', mark: { ...mark, value: 'web-02' } },
  requests: [request({ kind: 'order', status: null, to: null })],
  sent: { at: 0, apiAt: ordered, withinMs: minute },
} as const

test.each<[string, Partial<OrderRecord>, Evidence['contracts'], boolean]>([
  ['that has its contract', {}, [{ id: 'new', mark: 'web-02' }], false],
  ['where nobody can read the contracts', {}, null, false],
  ['that has no mark', { quote: { ...rival.quote, mark: null } }, [], false],
  ['that has no contract yet, as its set-up may take an hour', {}, [], false],
  [
    'that was sent later',
    { requests: [request({ kind: 'order', status: null, to: null, from: apiNow - minute })] },
    [],
    true,
  ],
  [
    'that was not executed',
    { state: 'settled', outcome: { executed: false } },
    [{ id: 'new', mark: 'web-02' }],
    true,
  ],
  [
    'that was sent long before',
    {
      requests: [request({ kind: 'order', status: null, from: quotedAt, to: null })],
      sent: { at: 0, apiAt: quotedAt, withinMs: minute },
    },
    null,
    true,
  ],
])('a success may be that of another order without a response %s', (_, changes, contracts, isLogged) => {
  expect(account([success, dryRun], [record({ ...rival, ...changes })], { contracts })).toMatchObject({
    mayBeLogged: true,
    isLogged,
  })
})

test('an order that is known to have been executed explains a success, unless its entry may be a failure', () => {
  const executed = record({
    ...rival,
    state: 'settled',
    outcome: { executed: true },
    requests: [request({ kind: 'order', status: null, to: ordered })],
  })
  expect(account([success, dryRun], [executed])).toMatchObject({ mayBeLogged: false, isLogged: false })
  expect(account([success, entry(ordered, 504), dryRun], [executed])).toMatchObject({
    mayBeLogged: true,
    isLogged: false,
  })
})

test('what was known at the quote is not the order’s, and explains what was sent before', () => {
  const before = request({ from: quotedAt - 2 * minute, to: quotedAt - minute })
  const of = knowing(known(200, quotedAt - minute), known(402, quotedAt))
  expect(account([dryRun], [record({ requests: [before] })], { of })).toEqual(nothing)
  expect(account([success, dryRun], [record({ requests: [before] })], { of })).toMatchObject({
    isLogged: true,
  })
  expect(account([dryRun], [], { of })).toEqual(nothing)
})

test('what was lost before the quote and is in the log from before the quote explains nothing later', () => {
  const lost = record({ requests: [request({ status: null, from: ordered - minute, to: null })] })
  const quoted = { ...knowing(known(200, ordered - minute)), apiAt: ordered - 1_000 }
  const at = (moment: number) => record({ id: 'own', requests: [request({ from: moment, to: moment })] })
  const evidence: Evidence = {
    contracts: [],
    entries: [success, entry(ordered - 1_000)],
    apiNow,
    time: apiNow,
  }
  const found = accountFor(quoted, [at(ordered - 1_000), lost], [lost], evidence, horizonMs)
  expect(found).toMatchObject({ isLogged: true })
  const unknown = accountFor(
    { ...quoted, logged: { from: quote.logged!.from, known: [] } },
    [at(ordered - 1_000), lost],
    [lost],
    evidence,
    horizonMs,
  )
  expect(unknown).toMatchObject({ isLogged: false, mayBeLogged: true })
})

test('what is in the log well before the order was sent cannot be the order', () => {
  expect(account([entry(ordered - 31_000), dryRun])).toEqual(nothing)
  expect(account([entry(ordered - 30_000), dryRun])).toMatchObject({ mayBeLogged: true, isLogged: true })
  // As long as nobody has written when it was sent, it may have been at once.
  const evidence: Evidence = { contracts: [], entries: [entry(quotedAt), dryRun], apiNow, time: apiNow }
  expect(accountFor(quote, [], [], evidence, horizonMs)).toMatchObject({ mayBeLogged: true })
})

test('a log that was read from a later moment on proves nothing', () => {
  const of = { ...quote, logged: { from: toJapanTime(quotedAt), known: [] } } as Quote<object>
  expect(account([dryRun], [], { of })).toMatchObject({ isLacking: true })
})

test('where the log was empty at the quote, all that it has counts', () => {
  const of = { ...quote, apiAt: null, logged: { from: null, known: [] } } as unknown as Quote<object>
  expect(account([dryRun], [], { of })).toEqual(nothing)
  expect(account([success, dryRun], [], { of })).toMatchObject({ mayBeLogged: true, isLogged: true })
})

const contester = { ...rival, quote: { ...quote, id: 'other' } } as const

test.each<[string, Partial<OrderRecord>, boolean]>([
  ['is being sent', {}, true],
  ['was executed', { state: 'settled', outcome: { executed: true } }, true],
  ['was not executed', { state: 'settled', outcome: { executed: false } }, false],
  ['is planned', { state: 'planned' }, false],
  ['was never sent', { requests: [request()] }, false],
  ['has another mark', { quote: rival.quote }, false],
  ['has no mark', { quote: { ...rival.quote, mark: null } }, false],
  ['is of another product', { quote: { ...contester.quote, path: '/v1/server' } }, false],
])('a mark is contested by another order with it that %s', (_, changes, isContested) => {
  const other = record({ ...contester, ...changes })
  expect(account([dryRun], [other])).toMatchObject({ isContested })
  expect(account([dryRun], [other, record({ id: 'third' })])).toMatchObject({ isContested })
})

test('two successes that the journal does not explain are not both the order’s: another program uses the key', () => {
  expect(account([success, dryRun])).toMatchObject({ isLogged: true, isContested: false })
  expect(account([success, success, dryRun])).toMatchObject({ isLogged: true, isContested: true })
  // One of them may be too old to be the order's.
  const between = entry(quotedAt + 10 * minute)
  expect(account([success, between, dryRun])).toMatchObject({ isLogged: true, isContested: true })
  const explained = record({
    requests: [request({ from: quotedAt + 10 * minute, to: quotedAt + 10 * minute })],
  })
  expect(account([success, between, dryRun], [explained])).toMatchObject({
    isLogged: true,
    isContested: false,
  })
})

test('what was there before the quote, or has failed, does not make an order contested', () => {
  const before = quotedAt - minute
  const of = knowing(known(200, before), known(200, before))
  expect(account([success, dryRun], [], { of })).toMatchObject({ isLogged: true, isContested: false })
  const failures = [entry(ordered, 500), entry(ordered, 503)]
  expect(account([...failures, success, dryRun])).toMatchObject({ isLogged: true, isContested: false })
})

test('an order that may have been retried may have left several', () => {
  const [tried, sent] = own.requests
  const resent = { ...own, requests: [tried!, { ...sent!, resend: true }] }
  const evidence: Evidence = { contracts: [], entries: [success, success, dryRun], apiNow, time: apiNow }
  expect(accountFor(quote, [resent], [resent], evidence)).toMatchObject({
    isLogged: true,
    isContested: false,
  })
})
