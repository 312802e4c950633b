import { expect, test } from 'vitest'
import { accountFor } from './account-for.ts'
import type { OrderRecord, SentRequest } from './order-record.ts'
import type { Quote } from './ordering.ts'

const apiNow = 10_000_000
const minute = 60_000
const path = '/v1/vps/servers'
const mark = { field: 'name', value: 'web-01', isUnique: false }
const quote = { id: 'own', keyId: 'key', path, mark } as Quote<object>

const request = (changes: Partial<SentRequest> = {}): SentRequest => ({
  kind: 'dry-run',
  keyId: 'key',
  status: 200,
  apiAt: apiNow - minute,
  ...changes,
})
const record = (changes: Partial<OrderRecord>): OrderRecord =>
  ({ id: 'other', state: 'planned', before: {}, requests: [], ...changes }) as OrderRecord
const own = record({ id: 'own', before: {}, requests: [request(), request({ kind: 'order', status: null })] })

test('a quote accounts for its own dry run, and for nothing else of its own', () => {
  const alone = { accounted: 1, uncertain: 0, isContested: false }
  expect(accountFor(quote, [], apiNow)).toEqual(alone)
  expect(accountFor(quote, [own], apiNow)).toEqual(alone)
})

test.each<[string, Partial<SentRequest>, number, number]>([
  ['of this key, as far as the log has come,', {}, 2, 0],
  ['that is newer than the log has come', { apiAt: apiNow - minute + 1 }, 1, 1],
  ['whose time nobody knows', { apiAt: null }, 1, 1],
  ['of another key', { keyId: 'another' }, 1, 1],
  ['whose answer nobody knows', { status: null }, 1, 1],
  ['that was refused', { status: 422 }, 1, 0],
])('a request %s of another order, made after the quote', (_, changes, accounted, uncertain) => {
  const other = record({ requests: [request(changes)] })
  expect(accountFor(quote, [own, other], apiNow)).toMatchObject({ accounted, uncertain })
})

test('where nobody knows how far the log has come, nothing is accounted for', () => {
  const other = record({ requests: [request({ apiAt: 1 })] })
  expect(accountFor(quote, [own, other], null)).toMatchObject({ accounted: 1, uncertain: 1 })
})

test('what the other order had sent before the quote is not counted again', () => {
  const knowing = record({ ...own, before: { other: 2 } })
  const other = record({ requests: [request(), request(), request()] })
  expect(accountFor(quote, [knowing, other], apiNow)).toMatchObject({ accounted: 2, uncertain: 0 })
})

test('the dry run of a record that was made elsewhere may be older than its record', () => {
  const requests = [request(), request({ kind: 'order' })]
  expect(accountFor(quote, [own, record({ before: null, requests })], apiNow)).toMatchObject({ accounted: 2 })
  expect(accountFor(quote, [own, record({ before: {}, requests })], apiNow)).toMatchObject({ accounted: 3 })
})

test('where nobody knows what had been sent before the quote, nothing of it is counted', () => {
  const other = record({ requests: [request(), request({ status: null })] })
  expect(accountFor(quote, [record({ ...own, before: null }), other], apiNow)).toMatchObject({
    accounted: 1,
    uncertain: 0,
  })
  expect(accountFor(quote, [other], apiNow)).toMatchObject({ accounted: 1, uncertain: 0 })
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
  ['is of another product', { quote: { ...rival.quote, path: '/v1/servers' } }, false],
  ['is not quoted yet', { quote: undefined }, false],
])('a mark is contested by another order with it that %s: %o', (_, changes, isContested) => {
  const other = record({ ...rival, ...changes })
  expect(accountFor(quote, [own, other], apiNow).isContested).toBe(isContested)
  expect(accountFor(quote, [other, own, record({ id: 'third' })], apiNow).isContested).toBe(isContested)
})
