import { expect, test } from 'vitest'
import { entry, minute, quotedAt } from '../testing/account-scene.ts'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { findUnexplained, fits, isCounted, listAttempts } from './find-unexplained.ts'

const at = quotedAt
const dryRun = (id: string) => createDryRun({ id, from: at, leftBy: at, to: at })
const own = createRecord({ id: 'own', requests: [dryRun('own')] })
const other = createRecord({ id: 'other', requests: [dryRun('other')] })
const attemptsOf = (...records: readonly (typeof own)[]) => listAttempts(records, 'key', 15 * minute)

test('an entry that a request explains is not unexplained, each request explains one', () => {
  const divided = { known: [], fresh: [entry(at)] }
  expect(findUnexplained(divided, attemptsOf(own), own, fits)).toEqual([])
  const two = [entry(at + 1_000), entry(at)]
  expect(findUnexplained({ known: [], fresh: two }, attemptsOf(own), own, fits)).toEqual([two[0]])
})

test('a request whose entry was known at the quote explains nothing that has happened since', () => {
  const divided = { known: [entry(at)], fresh: [entry(at + 1_000), entry(at)] }
  expect(findUnexplained(divided, attemptsOf(own, other), own, fits)).toEqual([divided.fresh[0]])
})

test('an entry of a colleague that was known at the quote does not take the entry of its dry run', () => {
  const divided = { known: [entry(at)], fresh: [entry(at)] }
  expect(findUnexplained(divided, attemptsOf(own), own, fits)).toEqual([])
})

test('an earlier dry run of the same record may be known at the quote, the last one is not', () => {
  const again = createRecord({ id: 'own', requests: [dryRun('first'), dryRun('last')] })
  const divided = { known: [entry(at)], fresh: [entry(at)] }
  expect(findUnexplained(divided, attemptsOf(again), again, fits)).toEqual([])
  const more = { known: [entry(at)], fresh: [entry(at), entry(at)] }
  expect(findUnexplained(more, attemptsOf(again), again, fits)).toHaveLength(1)
})

test('an order of the record left after what was known at its quote', () => {
  const order = createOrderRequest({ from: at, leftBy: at, to: at, result: 'executed' })
  const ordered = createRecord({ id: 'own', requests: [dryRun('own'), order] })
  const divided = { known: [entry(at)], fresh: [entry(at), entry(at)] }
  expect(findUnexplained(divided, attemptsOf(ordered), ordered, fits)).toEqual([])
})

test('only entries that may have been executed are unexplained, also among those that were known', () => {
  const statuses = [200, 302, 399, 400, 401, 402, 403, 404, 408, 409, 422, 429, 499, 500, 504, 599]
  const fresh = statuses.map((status) => entry(at, status))
  const unexplained = findUnexplained({ known: [], fresh }, [], own, fits)
  expect(unexplained.map(({ status_code }) => status_code)).toEqual([200, 302, 399, 408, 499, 500, 504, 599])
  expect(unexplained).toEqual(fresh.filter(isCounted))
  const rejected = { known: [entry(at, 402)], fresh: [entry(at)] }
  expect(findUnexplained(rejected, attemptsOf(other), own, () => true)).toEqual([])
})
