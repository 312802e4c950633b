import { expect, test } from 'vitest'
import { createRecord } from '../testing/create-record.ts'
import { toOrderIndexEntry } from './order-query.ts'
import type { SentRequest } from './order-record.ts'

const lost: SentRequest = {
  id: 'd',
  kind: 'dry-run',
  keyId: 'k',
  from: 1_000,
  leftBy: 2_000,
  to: null,
  status: null,
  result: null,
}

test.each<[string, Partial<SentRequest>, number]>([
  ['until its latest time', { endsBy: 9_000 }, 9_000],
  ['at any time, if the latest is not known', { endsBy: null }, Infinity],
  ['at any time, if it has no latest', {}, Infinity],
  ['no more, once its response has come', { to: 3_000, endsBy: null, result: 'executed' }, 3_000],
])('the log entry of a lost dry run can come %s', (_, fields, changedAt) => {
  const record = createRecord({ at: 500, state: 'planned', requests: [{ ...lost, ...fields }] })
  expect(toOrderIndexEntry(record).changedAt).toBe(changedAt)
})
