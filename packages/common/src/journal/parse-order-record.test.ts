import { expect, test } from 'vitest'
import { JournalError } from '../errors/journal-error.ts'
import { createRecord } from '../testing/create-record.ts'
import { parseOrderRecord } from './parse-order-record.ts'

const record = createRecord({
  revision: 3,
  state: 'settled',
  requests: [
    { kind: 'dry-run', keyId: 'a', status: null, from: null, to: null },
    { kind: 'order', keyId: 'a', status: 200, from: 1, to: 2 },
  ],
  sent: { at: 1, apiAt: null, withinMs: 120_000 },
  outcome: { executed: true, server: { uuid: 'u' } },
})

function failureOf(text: string): JournalError {
  try {
    parseOrderRecord(text, 'The file /orders/a.json')
  } catch (error) {
    return error as JournalError
  }
  throw new Error('It was read')
}

test('a record is read as it was written', () => {
  expect(parseOrderRecord(JSON.stringify(record), 'It')).toEqual(record)
  const { sent, outcome, ...planned } = record
  expect(parseOrderRecord(JSON.stringify({ ...planned, state: 'planned' }), 'It')).toHaveProperty('id')
})

test('a record names the contracts that were found', () => {
  const found = { ...record, outcome: { executed: true, contracts: ['a', 'b'] } }
  expect(parseOrderRecord(JSON.stringify(found), 'It')).toEqual(found)
})

test('a record has whether an order may have been retried', () => {
  const [dryRun, order] = record.requests
  const resent = { ...record, requests: [dryRun, { ...order, resend: true }] }
  expect(parseOrderRecord(JSON.stringify(resent), 'The file')).toEqual(resent)
})

test('a record has the failures that an order has heard of; one of an earlier version knows of none', () => {
  const [dryRun, order] = record.requests
  const failed = { ...record, requests: [dryRun, { ...order, failures: [500, 503] }] }
  expect(parseOrderRecord(JSON.stringify(failed), 'It')).toEqual(failed)
})

test('wherever a record is cut off, it is rejected', () => {
  const text = JSON.stringify(record)
  for (let length = 0; length < text.length; length++) {
    expect(failureOf(text.slice(0, length))).toBeInstanceOf(JournalError)
  }
})

test.each([2, 0, '1', undefined])('version %s is another version’s: the error says what to do', (version) => {
  expect(failureOf(JSON.stringify({ ...record, version })).message).toMatch(
    /^The file \/orders\/a\.json was written by another version of this package: settle .* or upgrade/,
  )
})

test.each([
  ['id', '../../etc/passwd'],
  ['id', record.id.toUpperCase().replace('0', 'A')],
  ['id', `${record.id}0`],
  ['id', `x${record.id}`],
  ['id', 36],
  ['id', [record.id]],
  ['revision', 0],
  ['revision', 2 ** 53],
  ['revision', '3'],
  ['writer', 7],
  ['revision', 1.5],
  ['account', undefined],
  ['state', 'sent'],
  ['idempotencyKey', null],
  ['quote', 'a quote'],
  ['requests', {}],
  ['requests', [{ kind: 'order', keyId: 'a', status: '200', apiAt: 1 }]],
  ['requests', [{ kind: 'else', keyId: 'a', status: 200, apiAt: 1 }]],
  ['requests', [{ kind: 'order', keyId: 'a', status: 200, apiAt: '1' }]],
  ['requests', [{ kind: 'order', keyId: 7, status: 200, apiAt: 1 }]],
  ['requests', [{ kind: 'order', keyId: 'a', status: 200, apiAt: 1 }, null]],
  ['requests', [{ kind: 'order', keyId: 'a', status: 200, from: 1, to: 2, failures: 500 }]],
  ['requests', [{ kind: 'order', keyId: 'a', status: 200, from: 1, to: 2, failures: ['500'] }]],
  ['requests', [{ kind: 'order', keyId: 'a', status: 200, from: 1, to: 2, resend: 'true' }]],
  ['quote', null],
  ['quote', []],
  ['sent', { at: 1, apiAt: null, withinMs: Infinity }],
  ['sent', { at: '1', apiAt: null, withinMs: 0 }],
  ['sent', { at: 1, apiAt: '1', withinMs: 0 }],
  ['sent', [1]],
  ['outcome', { executed: true, server: [] }],
  ['outcome', true],
  ['outcome', { executed: 'yes' }],
])('a %s that is %o is rejected by its name, and not shown', (field, value) => {
  const { message } = failureOf(JSON.stringify({ ...record, [field]: value }))
  expect(message).toMatch(
    new RegExp(
      `^The file /orders/a\\.json is no record of an order: its property ${field} is not valid. An order may be in it`,
    ),
  )
  expect(message).not.toMatch(/passwd|a quote/)
})

test.each(['', 'null', '[]', '"text"', '<html>secret</html>'])('%s is no record', (text) => {
  const error = failureOf(text)
  expect(error.message).toContain('is no JSON of a record, or is cut off. An order may be in it')
  expect(`${error.message} ${String(error.cause)}`).not.toContain('secret')
})

test.each(['new', [7], ['a', 7]])('contracts that are no list of ids are rejected: %j', (contracts) => {
  expect(failureOf(JSON.stringify({ ...record, outcome: { executed: true, contracts } })).message).toContain(
    'outcome',
  )
})
