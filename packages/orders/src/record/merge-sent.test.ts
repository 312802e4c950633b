import type { OrderRecord } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { mergeSent } from './records.ts'

const planned = createRecord({ revision: 2, requests: [createDryRun()] })
const sent: OrderRecord = {
  ...planned,
  revision: 3,
  state: 'sending',
  requests: [createDryRun(), createOrderRequest()],
}

test('a record that has all that this client sent is given as the journal has it', () => {
  const settled: OrderRecord = { ...sent, revision: 4, state: 'settled', outcome: { executed: true } }
  expect(mergeSent(settled, sent)).toBe(settled)
  expect(mergeSent(planned, undefined)).toBe(planned)
  expect(mergeSent(undefined, undefined)).toBeUndefined()
})

test('a record that the journal has lost is what this client sent, and its next write is the first', () => {
  expect(mergeSent(undefined, sent)).toEqual({ ...sent, revision: 0 })
  const executed: OrderRecord = { ...sent, state: 'settled', outcome: { executed: true } }
  expect(mergeSent(undefined, executed)).toEqual({ ...executed, revision: 0 })
})

test('a record that went back to the quote is still sent, and goes on from the revision that is kept', () => {
  expect(mergeSent(planned, sent)).toEqual({ ...sent, revision: 2 })
})

test('what this client knows of the end of an order is not lost with its claim', () => {
  const outcome = { executed: true, server: { uuid: 'a' } }
  const settled: OrderRecord = { ...sent, state: 'settled', outcome }
  expect(mergeSent(planned, settled)).toEqual({ ...settled, revision: 2 })
})

test('a confirmed order whose end the journal has not written down is confirmed, its claim is there or not', () => {
  const confirmed = createOrderRequest({ status: 200, result: 'executed' })
  const outcome = { executed: true, server: { uuid: 'a' } }
  const own: OrderRecord = { ...sent, state: 'settled', requests: [createDryRun(), confirmed], outcome }
  expect(mergeSent({ ...sent, revision: 7 }, own)).toEqual({ ...own, revision: 7 })
  const denied: OrderRecord = { ...sent, state: 'settled', outcome: { executed: false, isWord: true } }
  expect(mergeSent(denied, own)).toEqual(own)
  const contracts = ['a']
  const found: OrderRecord = {
    ...sent,
    revision: 4,
    state: 'settled',
    outcome: { executed: true, contracts },
  }
  expect(mergeSent(found, own)).toBe(found)
})

test('a claim that the journal still has does not count if this process knows that the order never left', () => {
  const own: OrderRecord = { ...sent, state: 'planned', requests: [createDryRun()] }
  expect(mergeSent(sent, own)).toBe(own)
  // Another process has changed the record since.
  const theirs = { ...sent, revision: 4, writer: 'another' }
  expect(mergeSent(theirs, own)).toBe(theirs)
  // A store that lost a revision has given its number to another process.
  const instead = { ...sent, writer: 'another' }
  expect(mergeSent(instead, own)).toBe(instead)
})

test('an order that another process has confirmed meanwhile stays confirmed', () => {
  const theirs = createOrderRequest({ id: 'theirs', status: 200, result: 'executed' })
  const outcome = { executed: true, server: { uuid: 'b' } }
  const kept: OrderRecord = { ...planned, state: 'settled', requests: [createDryRun(), theirs], outcome }
  expect(mergeSent(kept, sent)).toEqual({ ...kept, requests: [...kept.requests, createOrderRequest()] })
})

test('an order that was settled as not executed without this client’s request is open again', () => {
  const kept: OrderRecord = { ...planned, state: 'settled', outcome: { executed: false } }
  expect(mergeSent(kept, sent)).toEqual({ ...sent, revision: 2, outcome: undefined })
})

test('dry runs that the journal has lost are not missed', () => {
  const tried = { ...planned, requests: [createDryRun({ id: 'another' })] }
  expect(mergeSent(createRecord(), tried)).toEqual(createRecord())
})
