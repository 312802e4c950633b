import { expect, test } from 'vitest'
import {
  account,
  apiNow,
  begin,
  dryRun,
  horizonMs,
  lost,
  minute,
  order,
  ordered,
  quotedAt,
  rival,
} from '../testing/account-scene.ts'

test('the dry run and the order of a quote are not among what its log had before', () => {
  expect(account({ successes: [], known: [[quotedAt, 200]] })).toMatchObject({ isLacking: true })
  expect(account({ successes: [quotedAt], known: [[ordered, 200]] })).toMatchObject({ mayBeLogged: false })
})

test('a failure that the log had at the quote is nobody’s success', () => {
  const scene = { successes: [ordered, quotedAt], others: [{ requests: [lost(ordered - 10 * minute)] }] }
  expect(account({ ...scene, known: [[ordered - 10 * minute, 402]] })).toMatchObject({ isLogged: false })
  expect(account({ ...scene, known: [[ordered - 10 * minute, 402]], apiAt: ordered - minute })).toMatchObject(
    {
      isLogged: false,
    },
  )
})

test.each([
  [begin + 30_000, true],
  [begin + 30_000 - 1, false],
])('a request counts from where the log was read, as far as nodes differ: %i', (from, isLacking) => {
  const others = [{ requests: [dryRun({ from, to: from })] }]
  expect(account({ successes: [quotedAt], others })).toMatchObject({ isLacking })
})

test.each([
  [apiNow - 9 * minute, true],
  [apiNow - 9 * minute + 1, false],
])('a request has to be in a log that has gone on long enough: %i', (to, isLacking) => {
  const others = [{ requests: [dryRun({ to })] }]
  expect(account({ successes: [quotedAt], others })).toMatchObject({ isLacking })
})

test('of a log that was empty at the quote, a request of whose time nobody knows the beginning is in it', () => {
  const others = [{ requests: [dryRun({ from: null })] }]
  expect(account({ successes: [ordered, quotedAt], others, from: null })).toMatchObject({
    isLacking: false,
    mayBeLogged: false,
  })
})

test('an order that may have been retried explains as many successes as its attempts may have left', () => {
  const successes = [ordered, ordered, ordered, quotedAt]
  const others = (resend?: boolean) => [rival('web-02', { requests: [order({ resend })] })]
  expect(account({ successes, others: others(true) })).toMatchObject({ isLogged: false, mayBeLogged: true })
  expect(account({ successes, others: others() })).toMatchObject({ isLogged: true })
  // It has had its attempts by then.
  const over = [rival('web-02', { requests: [order({ status: 200, from: begin, to: begin, resend: true })] })]
  expect(account({ successes, others: over })).toMatchObject({ isLogged: true })
})

test('of an order that may have been retried and was executed, one success is enough', () => {
  const responded = rival('web-02', { requests: [order({ status: 200, to: ordered, resend: true })] })
  expect(account({ successes: [ordered, quotedAt], others: [responded] })).toMatchObject({
    isLacking: false,
    mayBeLogged: false,
  })
})

test('an entry whose status cannot be read may be a success', () => {
  const failures = [[ordered, undefined as never]] as const
  expect(account({ successes: [quotedAt], failures })).toMatchObject({ mayBeLogged: true })
})

test('what cannot be the order’s is explained first', () => {
  const others = [{ requests: [lost(ordered - 10 * minute)] }]
  expect(account({ successes: [ordered, ordered - 5 * minute, quotedAt], others })).toMatchObject({
    isLogged: true,
  })
})

test('orders without a quote, and without a mark, contest nothing', () => {
  const nameless = { state: 'sending', requests: [dryRun(), order()] } as const
  expect(account({ successes: [quotedAt], others: [nameless] })).toMatchObject({ isContested: false })
  expect(account({ successes: [quotedAt], mark: null, others: [rival('web-01')] })).toMatchObject({
    isContested: false,
  })
  expect(account({ successes: [quotedAt], others: [rival('web-01')] })).toMatchObject({ isContested: true })
})

test('a lost dry run of a quote that came to nothing may have been carried out', () => {
  const failed = { state: 'settled', outcome: { executed: false }, requests: [lost(ordered)] } as const
  expect(account({ successes: [ordered, quotedAt], others: [failed] })).toMatchObject({ isLogged: false })
})

test.each([
  ['after the quote', ordered - 500, false],
  ['at the quote', ordered - 1_000, true],
])('what was sent %s is in what the log had then, if it is', (_, from, isLogged) => {
  const scene = { successes: [ordered, ordered - 1_000], known: [[ordered - 10_000, 200]] as const }
  const others = [{ requests: [lost(from)] }]
  expect(
    account({
      ...scene,
      known: [...scene.known].map(([at, status]) => [at, status]),
      others,
      apiAt: ordered - 1_000,
    }),
  ).toMatchObject({ isLogged })
})

test('a request that got a response was over then', () => {
  const over = dryRun({ from: ordered - minute, to: ordered - 30_000 - 1 })
  expect(account({ successes: [ordered, quotedAt], others: [{ requests: [over] }] })).toMatchObject({
    isLogged: true,
  })
})

test.each([
  ['was last sent a horizon before', 0, false],
  ['was last sent longer before', 1, true],
])('an order that %s, as far as nodes differ, is carried out by then', (_, ms, isLogged) => {
  const apiAt = ordered - horizonMs - 30_000 - minute - ms
  const old = rival(null, { requests: [order({ from: begin })], sent: { at: 0, apiAt, withinMs: minute } })
  expect(account({ successes: [ordered, quotedAt], others: [old] })).toMatchObject({ isLogged })
})

test('an order of which nobody knows when it was sent may be carried out at any time', () => {
  const old = rival(null, { requests: [order({ from: begin })], sent: undefined })
  expect(account({ successes: [ordered, quotedAt], others: [old] })).toMatchObject({ isLogged: false })
})

test('an order that was executed without a response left one success, and its lost dry run perhaps another', () => {
  const executed = {
    ...rival('web-02'),
    state: 'settled',
    outcome: { executed: true },
    requests: [lost(ordered - minute), order({ to: ordered }), order({ status: 402 })],
  } as const
  const contracts = [{ id: 'a', mark: 'web-02' }]
  const scene = { others: [executed], contracts }
  expect(account({ ...scene, successes: [ordered, quotedAt] })).toMatchObject({ mayBeLogged: false })
  expect(account({ ...scene, successes: [ordered, ordered, quotedAt] })).toMatchObject({
    mayBeLogged: true,
    isLogged: false,
  })
})

test('where the service has failed, an order that was executed may have a failure as its entry', () => {
  const executed = {
    ...rival('web-02'),
    state: 'settled',
    outcome: { executed: true },
    requests: [order({ to: ordered })],
  } as const
  const scene = { successes: [ordered, quotedAt], others: [executed] }
  expect(account({ ...scene, failures: [[ordered, 500]] })).toMatchObject({ mayBeLogged: true })
  expect(account({ ...scene, failures: [[ordered, 499]] })).toMatchObject({ mayBeLogged: false })
  expect(account({ ...scene, failures: [[ordered + minute, 500]] })).toMatchObject({ mayBeLogged: false })
  expect(account({ ...scene, known: [[ordered, 500]] })).toMatchObject({ mayBeLogged: true })
})
