import type { OrderRecord, Quote } from '@hostwright/common'
import { expect, test } from 'vitest'
import {
  contract,
  derived,
  end,
  given,
  minute,
  ordered,
  quotedAt,
  type Scene,
  situationOf,
  verdictOf,
} from '../testing/account-scene.ts'
import { createDryRun, createOrderRequest } from '../testing/create-record.ts'

const dryRun: readonly [number, number] = [quotedAt, 200]
const skewMs = 2 * minute
const old = contract('old')

test('an order without a trace was not executed when its time is over', () => {
  expect(verdictOf()).toMatchObject({ outcome: 'not-executed' })
  expect(verdictOf({ shownUntil: end - minute })).toMatchObject({
    outcome: 'unknown',
    decidedWithinMs: minute + 1_000,
  })
})

test('its dry run is in the log, and explained', () => {
  expect(situationOf({ log: [dryRun] })).toMatchObject({ unexplained: [], isLogLacking: false })
  expect(situationOf({ log: [[ordered, 200], dryRun] }).unexplained).toHaveLength(1)
})

test.each<[string, number, number, number]>([
  ['a success', 200, ordered, 1],
  ['a failure that may be its own', 504, ordered, 0],
  ['a failure within its time', 504, end + skewMs, 0],
  ['a failure before it left', 504, ordered - skewMs - 1_000, 1],
  ['a rejection', 409, ordered, 0],
  ['a success after its time', 200, end + skewMs + 1_000, 0],
  ['a success at the end of its time', 200, end + skewMs, 1],
])('%s in the log (%i) is unexplained or not', (_, status, at, count) => {
  expect(situationOf({ log: [[at, status], dryRun] }).unexplained).toHaveLength(count)
})

test('an entry that was known at the quote is not unexplained', () => {
  const known = [quotedAt - minute, 200] as const
  const log = [[ordered, 409], dryRun, known] as const
  expect(situationOf({ log, known: [known] }).unexplained).toEqual([])
})

const other = (changes: Partial<OrderRecord> = {}, name = 'hw-other'): Partial<OrderRecord> => ({
  state: 'sending',
  quote: { mark: { field: 'name', value: name, isUnique: true } } as Quote<object>,
  requests: [createOrderRequest({ id: 'of another', from: ordered, leftBy: ordered })],
  ...changes,
})
const confirmed = (server: object): Partial<OrderRecord> => ({
  state: 'settled',
  outcome: { executed: true, server },
})

test('a new contract belongs to this order, to another, or to nobody that is known', () => {
  const contracts = [old, contract('a', 'hw-own'), contract('b', 'hw-other'), contract('c'), contract('d')]
  const third = { ...other({}, 'hw-third'), ...confirmed({ uuid: 'd' }) }
  const { own, unowned } = situationOf({ contracts, others: [other(), third] })
  expect(own).toEqual([contract('a', 'hw-own')])
  expect(unowned).toEqual([contract('c')])
})

test('a contract of a given name may be its own, and is not proven', () => {
  const contracts = [old, contract('a', 'web-01')]
  expect(situationOf({ mark: given, contracts })).toMatchObject({ own: [], unowned: [{ id: 'a' }] })
})

test('a contract that was there before, or was not there when the window ended, is not unowned', () => {
  const contracts = [old, contract('in time'), contract('later')]
  expect(situationOf({ contracts, record: { listed: ['old', 'in time'] } }).unowned).toEqual([
    contract('in time'),
  ])
  expect(situationOf({ contracts }).unowned).toHaveLength(2)
})

test('where it is not known what was there before, every contract may be its own', () => {
  expect(situationOf({ quote: { contracts: null } }).unowned).toEqual([old])
})

test('a list that cannot be read shows nothing', () => {
  expect(situationOf({ contracts: null, isComplete: false })).toMatchObject({
    own: [],
    unowned: [],
    isComplete: false,
  })
})

const success = [ordered, 200] as const

test.each<[string, Partial<OrderRecord>, Scene, number]>([
  ['that was confirmed', other(confirmed({ uuid: null })), {}, 0],
  ['whose contract is there', other(), { contracts: [old, contract('b', 'hw-other')] }, 0],
  ['that is open', other(), {}, 1],
  ['that was not executed', other({ outcome: { executed: false } }), {}, 1],
])('a success is explained by another order %s, or it is unexplained', (_, record, scene, count) => {
  expect(situationOf({ log: [success, dryRun], others: [record], ...scene }).unexplained).toHaveLength(count)
})

test('the log of another key, or one that was not noted at the quote, tells nothing', () => {
  const log = [success, dryRun]
  expect(situationOf({ log, keyId: 'another' })).toMatchObject({ unexplained: [], isLogLacking: true })
  expect(situationOf({ log, quote: { logged: null } })).toMatchObject({ unexplained: [], isLogLacking: true })
  expect(situationOf({ log: null })).toMatchObject({ unexplained: [], isLogLacking: true })
})

const lagMs = 10 * minute

test.each<[string, Partial<OrderRecord>, Scene, boolean]>([
  ['is in the log', confirmed({ uuid: null }), { log: [success, dryRun] }, false],
  ['is not in the log', confirmed({ uuid: null }), {}, true],
  ['is open', {}, {}, false],
])('a confirmed order that %s: the log lacks entries or not', (_, changes, scene, isLacking) => {
  const result = 'outcome' in changes ? 'executed' : null
  const request = createOrderRequest({
    id: 'of another',
    from: ordered,
    leftBy: ordered,
    to: ordered,
    result,
  })
  const record = other({ ...changes, requests: [request] })
  expect(situationOf({ others: [record], ...scene }).isLogLacking).toBe(isLacking)
})

test.each<[string, number, number, Scene, boolean]>([
  ['that the log must show by now', ordered, ordered, { shownUntil: ordered + lagMs + skewMs }, true],
  ['that the log may not show yet', ordered, ordered, { shownUntil: ordered + lagMs + skewMs - 1 }, false],
  ['that is older than what was read', quotedAt - 1, quotedAt, { logFrom: quotedAt - skewMs }, false],
  ['at the beginning of what was read', quotedAt, quotedAt, { logFrom: quotedAt - skewMs }, true],
  ['of whatever time, in a log that was empty at the quote', 0, quotedAt, { logFrom: null }, true],
  ['whose time is not known', ordered, Infinity, {}, false],
])('a confirmed request %s', (_, from, to, scene, isLacking) => {
  const executed = createDryRun({ id: 'of another', from, leftBy: from, to })
  expect(situationOf({ others: [other({ requests: [executed] })], ...scene }).isLogLacking).toBe(isLacking)
})

test('a failure in the log does not stand for a confirmed request', () => {
  const executed = createDryRun({ id: 'of another', from: ordered, leftBy: ordered, to: ordered })
  const scene = { others: [other({ requests: [executed] })] }
  expect(situationOf({ ...scene, log: [[ordered, 500], dryRun] }).isLogLacking).toBe(true)
  expect(situationOf({ ...scene, log: [success, dryRun] }).isLogLacking).toBe(false)
  // Nor does a success of another time.
  expect(situationOf({ ...scene, log: [[ordered + 9 * minute, 200], dryRun] }).isLogLacking).toBe(true)
})

test('with a short horizon the log has to show sooner, too', () => {
  const executed = createDryRun({ id: 'of another', from: ordered, leftBy: ordered, to: ordered })
  const others = [other({ requests: [executed] })]
  const short = { others, horizonMs: 5 * minute }
  expect(situationOf({ ...short, shownUntil: ordered + 5 * minute }).isLogLacking).toBe(true)
  expect(situationOf({ ...short, shownUntil: ordered + 5 * minute - 1 }).isLogLacking).toBe(false)
})

test('an order that never left is over, one whose leaving is not known is never over', () => {
  expect(situationOf({ order: null, shownUntil: null }).leftMs).toBe(0)
  expect(situationOf({ order: { leftBy: null } }).leftMs).toBe(Infinity)
  expect(situationOf({ order: { result: 'rejected' }, shownUntil: null }).leftMs).toBe(0)
})

test('the last attempt decides when an order is over, and a log that shows no time leaves it open', () => {
  const first = createOrderRequest({ id: 'first', from: quotedAt, leftBy: quotedAt })
  const last = createOrderRequest({ from: ordered, leftBy: ordered })
  const dry = createDryRun({ from: quotedAt, leftBy: quotedAt, to: quotedAt, result: null })
  expect(situationOf({ record: { requests: [dry, last, first] }, shownUntil: end - 5 }).leftMs).toBe(5)
  expect(situationOf({ shownUntil: end + minute }).leftMs).toBe(0)
  expect(situationOf({ shownUntil: null }).leftMs).toBe(Infinity)
})

test('a dry run without a response does not keep an order open', () => {
  const dry = createDryRun({ from: quotedAt, leftBy: end, to: null, status: null, result: null })
  expect(situationOf({ record: { requests: [dry] }, shownUntil: quotedAt }).leftMs).toBe(0)
})

test('entries can only be a lost dry run or this order if each of them can be the dry run', () => {
  const lost = createDryRun({
    id: 'lost',
    from: ordered,
    leftBy: ordered,
    to: null,
    status: null,
    result: null,
    endsBy: ordered + minute,
  })
  const others = [other({ requests: [lost] })]
  const late = [ordered + 30 * minute, 200] as const
  expect(situationOf({ others, log: [success, dryRun] })).toMatchObject({
    unexplained: [{}],
    isDryRunOrOwn: true,
  })
  expect(situationOf({ others, log: [late, success, dryRun] })).toMatchObject({
    unexplained: [{}, {}],
    isDryRunOrOwn: false,
  })
})

const moved = { ...contract('new', 'hw-other'), formerId: 'seen' }

test.each<[string, Partial<OrderRecord>, Scene, boolean]>([
  ['nobody knows', other({}), {}, true],
  ['another order was confirmed with', other(confirmed({ uuid: 'seen' })), {}, false],
  ['a person has named', other({ outcome: { executed: true, contracts: ['seen'] } }), {}, false],
  ['belongs to an order that failed', other({ outcome: { executed: false, contracts: ['seen'] } }), {}, true],
  ['is still listed', other(), { contracts: [old, contract('seen', 'hw-other')] }, false],
  ['has moved', other(), { contracts: [old, moved] }, false],
  // Another process has settled the order since its record was read.
  ['is its own', other({ id: 'own', outcome: { executed: true, contracts: ['seen'] } }), {}, true],
])('a contract that was seen and that %s is missing, or not', (_, record, scene, isMissing) => {
  const { missing } = situationOf({ record: { candidates: ['seen'] }, others: [record], ...scene })
  expect(missing).toEqual(isMissing ? ['seen'] : [])
})

test('a settled order that is asked about again keeps what it was told', () => {
  const record = { state: 'settled', outcome: { executed: false, isWord: true } } as const
  expect(situationOf({ record }).record).toMatchObject(record)
  expect(verdictOf({ record, log: [success, dryRun] })).toMatchObject({ outcome: 'not-executed' })
  expect(verdictOf({ record, contracts: [contract('a', derived.value)] })).toMatchObject({
    outcome: 'executed',
  })
})

test('the result of an order is missing, because a store drops null: the order is open', () => {
  expect(situationOf({ order: { result: undefined as never }, shownUntil: null }).leftMs).toBe(Infinity)
})
