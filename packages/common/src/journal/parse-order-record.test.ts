import { expect, test } from 'vitest'
import { JournalError } from '../errors/journal-error.ts'
import { createRecord } from '../testing/create-record.ts'
import type { SentRequest } from './order-record.ts'
import { parseOrderRecord } from './parse-order-record.ts'

const open: SentRequest = {
  id: 'dry run',
  kind: 'dry-run',
  keyId: 'key',
  from: null,
  leftBy: null,
  to: null,
  status: null,
  result: null,
}
const order: SentRequest = {
  ...open,
  id: 'order',
  kind: 'order',
  from: 0,
  leftBy: 0,
  to: 2,
  status: 402,
  code: 'PAYMENT_REQUIRED',
  result: 'rejected',
}
const record = createRecord({
  revision: 3,
  state: 'settled',
  intent: { name: 'web-01', number: 1 },
  requests: [open, order],
  listed: ['u'],
  outcome: { executed: true, server: { uuid: 'u' }, contracts: ['u'], isWord: true },
})

function failureOf(text: string): JournalError {
  try {
    parseOrderRecord(text, 'The file /orders/a.json')
  } catch (error) {
    return error as JournalError
  }
  throw new Error('It was read')
}

test('a record is read as it was written, with and without the properties that may be absent', () => {
  expect(parseOrderRecord(JSON.stringify(record), 'It')).toEqual(record)
  const { outcome, listed, intent, ...planned } = record
  expect(parseOrderRecord(JSON.stringify({ ...planned, state: 'planned' }), 'It')).toEqual({
    ...planned,
    state: 'planned',
  })
  const executed = { ...record, outcome: { executed: true } }
  expect(parseOrderRecord(JSON.stringify(executed), 'It')).toEqual(executed)
})

test.each(['planned', 'sending', 'settled'])('a record can be %s', (state) => {
  expect(parseOrderRecord(JSON.stringify({ ...record, state }), 'It')).toHaveProperty('state', state)
})

test('a record that is cut off anywhere is rejected', () => {
  const text = JSON.stringify(record)
  for (let length = 0; length < text.length; length++) {
    expect(failureOf(text.slice(0, length))).toBeInstanceOf(JournalError)
  }
})

test.each([2, 0, '1', undefined])(
  'a record of version %s is rejected, and the error says what to do',
  (version) => {
    expect(failureOf(JSON.stringify({ ...record, version })).message).toMatch(
      /^The file \/orders\/a\.json was written by another version of this package: settle .* or upgrade/,
    )
  },
)

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
  ['revision', 1.5],
  ['writer', 7],
  ['world', undefined],
  ['path', undefined],
  ['at', undefined],
  ['at', '1'],
  ['state', 'sent'],
  ['idempotencyKey', null],
  ['intent', 'web-01'],
  ['intent', { name: 'web-01' }],
  ['intent', { name: 7, number: 1 }],
  ['intent', { name: 'web-01', number: 1.5 }],
  ['quote', 'a quote'],
  ['quote', null],
  ['quote', []],
  ['requests', {}],
  ['listed', 'u'],
  ['listed', [7]],
  ['outcome', true],
  ['outcome', { executed: 'yes' }],
  ['outcome', { executed: true, server: [] }],
  ['outcome', { executed: true, contracts: 'new' }],
  ['outcome', { executed: true, contracts: ['a', 7] }],
  ['outcome', { executed: true, isWord: 1 }],
])('a %s that is %o is rejected by its name, and not shown', (field, value) => {
  const { message } = failureOf(JSON.stringify({ ...record, [field]: value }))
  expect(message).toMatch(
    new RegExp(
      `^The file /orders/a\\.json is not the record of an order: its property ${field} is not valid. An order may be in it`,
    ),
  )
  expect(message).not.toMatch(/passwd|a quote/)
})

test.each([
  ['id', 7],
  ['kind', 'else'],
  ['keyId', 7],
  ['from', '1'],
  ['from', undefined],
  ['leftBy', '1'],
  ['leftBy', undefined],
  ['to', '1'],
  ['status', '200'],
  ['status', undefined],
  ['code', 7],
  ['result', 'lost'],
  ['result', undefined],
])('a request whose %s is %o is rejected', (field, value) => {
  const requests = [open, { ...order, [field]: value }]
  expect(failureOf(JSON.stringify({ ...record, requests })).message).toContain('its property requests')
})

test('a request that is null is rejected', () => {
  const requests = [order, null]
  expect(failureOf(JSON.stringify({ ...record, requests })).message).toContain('its property requests')
})

test.each(['', 'null', '[]', '"text"', '<html>secret</html>'])('%s is no record', (text) => {
  const error = failureOf(text)
  expect(error.message).toContain('is not the JSON of a record, or is incomplete. An order may be in it')
  expect(`${error.message} ${String(error.cause)}`).not.toContain('secret')
})

test('what a database has parsed already is no text, and the error says so', () => {
  const error = failureOf(record as never)
  expect(error.message).toContain('is a value of the type object, and not a text')
  expect(error.message).toContain('An order may be in it')
})
