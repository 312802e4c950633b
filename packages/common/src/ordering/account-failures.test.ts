import { expect, test } from 'vitest'
import type { OrderRecord } from '../journal/order-record.ts'
import {
  account,
  apiNow,
  begin,
  dryRun,
  horizonMs,
  minute,
  order,
  ordered,
  quotedAt,
  rival,
} from '../testing/account-scene.ts'

/** Another order of the same key, sent at the same time. Nobody has heard its response, and it was executed. */
const executed = (request = order({ to: ordered + minute })): Partial<OrderRecord> =>
  rival('web-02', { state: 'settled', outcome: { executed: true }, requests: [request] })
/** The log has one success and one failure of that time: one of each order. */
const scene = {
  successes: [ordered, quotedAt],
  failures: [[ordered, 500]],
  others: [executed()],
} as const
const heard = { failures: [500], to: ordered }

test('of an order that was executed and one that the API has told to have failed, the success is the first one’s', () => {
  expect(account({ ...scene, sent: heard })).toMatchObject({ isLacking: false, mayBeLogged: false })
  // Where nobody has heard of it, the failure may be the entry of the order that was executed.
  expect(account(scene)).toMatchObject({ isLacking: false, mayBeLogged: true })
})

test('two orders that have failed, one failure in the log, and two successes: one of them has one', () => {
  const failed = rival('web-03', { requests: [order(heard)] })
  const scene2 = { ...scene, others: [executed(), failed], sent: heard }
  expect(account(scene2)).toMatchObject({ mayBeLogged: false })
  expect(account({ ...scene2, successes: [ordered, ordered, quotedAt] })).toMatchObject({ mayBeLogged: true })
})

test.each([
  ['another status', { sent: { failures: [503], to: ordered } }],
  ['a time long before', { sent: { failures: [500], from: ordered - 9 * minute, to: ordered - 5 * minute } }],
  ['a response of which nobody knows when it came', { sent: { failures: [500], to: null } }],
  ['a response that the log may not show yet', { sent: { failures: [500], to: apiNow - 9 * minute + 1 } }],
  ['another key', { sent: { ...heard, keyId: 'another' } }],
  [
    'two failures in the log',
    {
      sent: heard,
      failures: [
        [ordered, 500],
        [ordered, 500],
      ] as const,
    },
  ],
  [
    'the same failure heard by the order that was executed',
    { sent: heard, others: [executed(order({ failures: [500], to: ordered + minute }))] },
  ],
])('a failure that was heard is not surely the one in the log with %s', (_, changes) => {
  expect(account({ ...scene, ...changes })).toMatchObject({ mayBeLogged: true })
})

test('anyone who else has a success in the log, the executed order may have the failure that it has heard', () => {
  const others = [executed(order({ failures: [500], to: ordered + minute })), { requests: [dryRun()] }]
  const both = { ...scene, successes: [...scene.successes, ordered], others, sent: heard }
  expect(account(both)).toMatchObject({ mayBeLogged: true })
})

test('every status below 400 is a success', () => {
  expect(account({ successes: [quotedAt], failures: [[ordered, 202]] })).toMatchObject({ mayBeLogged: true })
})

test('a failure that was heard before what is read of the log is not in it', () => {
  const from = begin + 29_000
  const others = [
    executed(order({ from: begin + 30_000, to: ordered + minute })),
    rival('web-03', { requests: [order({ failures: [500], from, to: from })] }),
  ]
  const early = { ...scene, failures: [[from, 500]] as const, others }
  expect(account(early)).toMatchObject({ mayBeLogged: true })
  const later = rival('web-03', {
    requests: [order({ failures: [500], from: from + 1_000, to: from + 1_000 })],
  })
  expect(account({ ...early, others: [others[0]!, later] })).toMatchObject({ mayBeLogged: false })
})

test('a failure that an order of another product has heard is in another log', () => {
  const others = [
    executed(),
    rival('web-03', { quote: { path: '/v1/server' } as never, requests: [order(heard)] }),
  ]
  expect(account({ ...scene, others })).toMatchObject({ mayBeLogged: true })
})

test('an order that was retried and then responded has an entry for the failure, and one for the response', () => {
  const responded = rival('web-02', {
    state: 'settled',
    outcome: { executed: true },
    requests: [order({ failures: [500], status: 200, to: ordered })],
  })
  const lost = executed()
  expect(
    account({ ...scene, successes: [ordered, ordered, quotedAt], others: [responded, lost] }),
  ).toMatchObject({
    isLacking: false,
    mayBeLogged: false,
  })
})

test('an order that was executed has to have an entry: where there is none, the log lacks it', () => {
  expect(account({ ...scene, successes: [quotedAt], sent: heard })).toMatchObject({ isLacking: true })
  expect(account({ ...scene, successes: [quotedAt] })).toMatchObject({ isLacking: false })
})

test('an order whose contract is there was executed, although nobody has asked what became of it', () => {
  const contracts = [{ id: 'a', mark: 'web-02' }]
  const others = [rival('web-02', { requests: [order({ to: ordered })] })]
  const found = { successes: [ordered + 14 * minute, quotedAt], others, contracts }
  // It may have been carried out after its sender had given up.
  const shown = { ...found, successes: [ordered + 5 * minute, quotedAt] }
  const old = { ...others[0], sent: { at: 0, apiAt: ordered - 9 * minute, withinMs: 0 } }
  expect(account({ ...shown, others: [old] })).toMatchObject({ isLacking: false, mayBeLogged: false })
  expect(account({ ...shown, others: [old], contracts: [] })).toMatchObject({ mayBeLogged: true })
  expect(account({ ...shown, others: [old], contracts: [{ id: 'a', mark: 'web-03' }] })).toMatchObject({
    mayBeLogged: true,
  })
  // Until a horizon after it was sent it may be carried out, and the log has to have come past that.
  expect(account(found)).toMatchObject({ mayBeLogged: true })
})

test.each([
  ['a name that was given', { mark: { field: 'name', value: 'web-02', isUnique: false } }],
  ['no mark', { mark: null }],
])('a contract is not surely that of an order with %s', (_, quote) => {
  const sent = { at: 0, apiAt: ordered - 9 * minute, withinMs: 0 }
  const other = rival('web-02', { sent })
  const others = [{ ...other, quote: { ...other.quote, contracts: [], ...quote } as never }]
  const contracts = [{ id: 'a', mark: 'web-02' }]
  expect(account({ successes: [ordered, quotedAt], others, contracts })).toMatchObject({ mayBeLogged: true })
})

test('an order that is settled as not executed explains nothing, whatever contract is there', () => {
  const sent = { at: 0, apiAt: ordered - 9 * minute, withinMs: 0 }
  const others = [rival('web-02', { state: 'settled', outcome: { executed: false }, sent })]
  const contracts = [{ id: 'a', mark: 'web-02' }]
  expect(account({ successes: [ordered, quotedAt], others, contracts })).toMatchObject({ mayBeLogged: true })
})

test('an order that was executed was so within the horizon, whenever somebody has found that out', () => {
  const late = executed(order({ to: apiNow }))
  const sent = { at: 0, apiAt: apiNow - horizonMs - 9 * minute, withinMs: 0 }
  const found = { successes: [ordered, quotedAt], others: [{ ...late, sent }] }
  expect(account(found)).toMatchObject({ isLacking: false, mayBeLogged: false })
  const later = { ...late, sent: { ...sent, withinMs: 1 } }
  expect(account({ ...found, others: [later] })).toMatchObject({ mayBeLogged: true })
})

test.each([
  ['an hour and the horizon after it was sent', 0, false],
  ['later', 1, true],
])('an order whose contract is not there may have been executed until %s', (_, ms, isLogged) => {
  const apiAt = apiNow - horizonMs - 60 * minute - minute - ms
  const other = rival('web-02', {
    requests: [order({ from: null })],
    sent: { at: 0, apiAt, withinMs: minute },
  })
  // Not in time for this success, but for one that is as old.
  const scene2 = { successes: [apiAt + minute, quotedAt], sent: { from: apiAt }, others: [other] }
  expect(account(scene2)).toMatchObject({ isLogged })
  expect(account({ ...scene2, contracts: [{ id: 'a', mark: 'web-02' }] })).toMatchObject({ isLogged: false })
  expect(account({ ...scene2, contracts: null })).toMatchObject({ isLogged: false })
  const named = { ...other, quote: { ...other.quote, mark: { value: 'web-02', isUnique: false } } as never }
  expect(account({ ...scene2, others: [named] })).toMatchObject({ isLogged: false })
})

test('a dry run that has failed is no success', () => {
  const others = [{ requests: [dryRun({ status: 500 })] }]
  expect(account({ successes: [ordered, quotedAt], others })).toMatchObject({ isLogged: true })
})
