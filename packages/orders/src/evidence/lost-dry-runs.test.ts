import type { OrderRecord, SentRequest } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { expect, test } from 'vitest'
import { contract, entry, minute, ordered, quotedAt, verdictOf } from '../testing/account-scene.ts'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { findUnexplained, fits, listAttempts, mayFit } from './find-unexplained.ts'

// A dry run without a result may never have reached the API, so it explains few entries of the log.

const at = quotedAt
const address = '192.0.2.1'
const skewMs = 2 * minute
const horizonMs = 15 * minute
const own = { requests: [] }

function lost(id: string, fields: Partial<SentRequest> = {}): SentRequest {
  return createDryRun({
    id,
    from: at,
    leftBy: at,
    endsBy: at + minute,
    status: null,
    result: null,
    ...fields,
  })
}

function unexplained(
  fresh: readonly ExecutionLogEntry[],
  records: readonly OrderRecord[],
  from: string | undefined = address,
): readonly ExecutionLogEntry[] {
  const attempts = listAttempts(records, 'key', horizonMs)
  return findUnexplained({ known: [], fresh }, attempts, own, mayFit, from)
}

const recordOf = (...requests: readonly SentRequest[]): OrderRecord => createRecord({ requests })

test('of the dry runs of one record without a result, only the newest explains an entry', () => {
  const later = { from: at + 10 * minute, endsBy: at + 11 * minute }
  const record = recordOf(lost('first'), lost('second', later))
  const [early, late] = [entry(at), entry(at + 10 * minute)]
  expect(unexplained([late, early], [record])).toEqual([early])
  const others = [recordOf(lost('first')), recordOf(lost('second', later))]
  expect(unexplained([late, early], others)).toEqual([])
})

test.each([
  ['when it left', 0, true],
  ['before it left, as nodes differ', -skewMs, true],
  ['earlier', -skewMs - 1_000, false],
  ['at its end', minute, true],
  ['after its end, as nodes differ', minute + skewMs, true],
  ['later', minute + skewMs + 1_000, false],
])('an entry %s is explained by it, or not', (_, ms, isExplained) => {
  const fresh = [entry(at + ms)]
  expect(unexplained(fresh, [recordOf(lost('a'))])).toEqual(isExplained ? [] : fresh)
})

test.each([
  [29_000, 1],
  [30_000, 0],
])('two entries %d ms apart, such as a dry run and its order: %d is unexplained', (ms, count) => {
  const records = [recordOf(lost('a')), recordOf(lost('b'))]
  const fresh = [entry(at + ms), entry(at)]
  expect(unexplained(fresh, records)).toEqual(fresh.slice(0, count))
})

test('of three entries in 40 seconds, the first and the last can be two dry runs', () => {
  const records = ['a', 'b', 'c'].map((id) => recordOf(lost(id)))
  const fresh = [entry(at + 40_000), entry(at + 20_000), entry(at)]
  expect(unexplained(fresh, records)).toEqual([fresh[1]])
})

test('an entry close to that of a dry run with a response can still be a lost one', () => {
  const records = [recordOf(createDryRun({ from: at, to: at })), recordOf(lost('b'))]
  expect(unexplained([entry(at + 1_000), entry(at)], records)).toEqual([])
})

test('an entry from an address that no request of the journal with a response has had is not explained', () => {
  const elsewhere = { ...entry(at), ip_address: '203.0.113.9' }
  expect(unexplained([elsewhere], [recordOf(lost('a'))])).toEqual([elsewhere])
  expect(unexplained([elsewhere], [recordOf(lost('a'))], '203.0.113.9')).toEqual([])
  const answered = recordOf(createDryRun({ from: at - 20 * minute, to: at - 20 * minute }))
  const theirs = { ...entry(at - 20 * minute), ip_address: '203.0.113.9' }
  expect(unexplained([elsewhere, theirs], [answered, recordOf(lost('a'))])).toEqual([])
})

test.each([
  ['is open', { state: 'sending' }, 1],
  ['is settled', { state: 'settled', outcome: { executed: true } }, 0],
] as const)('inside the interval of an order that %s, it explains an entry or not', (_, fields, count) => {
  const order = createOrderRequest({ from: at, leftBy: at })
  const other = createRecord({ requests: [order], ...fields })
  const fresh = [entry(at + minute), entry(at)]
  const left = unexplained(fresh, [other, recordOf(lost('a'))])
  // The order itself explains one of the two.
  expect(left).toEqual(fresh.slice(0, count))
})

test('a dry run that was redirected does not hide the success of an order', () => {
  const redirected = lost('a', { status: 302, endsBy: at })
  const attempts = listAttempts([recordOf(redirected)], 'key', horizonMs)
  const fresh = [entry(at)]
  expect(findUnexplained({ known: [], fresh }, attempts, own, fits, address)).toEqual(fresh)
})

test('an order whose entry can only be the lost dry run of another word, or its own, is unknown and says so', () => {
  const dryRun = lost('a', { from: ordered, endsBy: ordered + minute })
  const verdict = verdictOf({
    log: [
      [ordered, 200],
      [quotedAt, 200],
    ],
    others: [{ requests: [dryRun] }],
  })
  expect(verdict.outcome).toBe('unknown')
  expect(verdict.reason).toContain('they can only be the lost dry run of another order, or this order')
  const alone = verdictOf({
    log: [
      [ordered, 200],
      [quotedAt, 200],
    ],
  })
  expect(alone.reason).not.toContain('they can only be')
  const listed = { contracts: [contract('old'), contract('new')], others: [{ requests: [dryRun] }] }
  expect(verdictOf(listed).reason).not.toContain('they can only be')
})
