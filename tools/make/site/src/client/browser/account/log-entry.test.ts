import type { JournaledRequest } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { toLogEntries } from './log-entry.ts'

const request = (id: number, other: Partial<JournaledRequest> = {}): JournaledRequest => ({
  id,
  at: id * 1_000,
  method: 'GET',
  path: '/v1/vps/servers/one/power',
  operationId: 'getVpsPower',
  status: 200,
  code: null,
  problems: [],
  durationMs: 1,
  keyId: null,
  rateLimit: null,
  isFaulted: false,
  ...other,
})
const all = { kind: 'all', text: '' } as const
const ids = (entries: ReturnType<typeof toLogEntries>): number[][] =>
  entries.map((entry) => (entry.kind === 'requests' ? entry.requests.map(({ id }) => id) : []))

test('equal reads in a row are one row, newest first; a change of state or a write begins another', () => {
  const transition = { machine: 'power', target: 'one', from: 'a', to: 'b', at: 2_500 } as const
  const requests = [request(1), request(2), request(3), request(4, { method: 'POST' }), request(5)]
  expect(ids(toLogEntries(requests, [transition], all))).toEqual([[5], [4], [3], [], [1, 2]])
})

test('a row of polls keeps its id while it grows, so that it stays open', () => {
  const [before] = toLogEntries([request(1), request(2)], [], all)
  const [after] = toLogEntries([request(1), request(2), request(3)], [], all)
  expect(after?.id).toBe(before?.id)
})

test('an error, a faulted read and writes are rows of their own', () => {
  const requests = [
    request(1),
    request(2, { status: 503 }),
    request(3, { isFaulted: true }),
    request(4, { method: 'PUT' }),
    request(5, { method: 'PUT' }),
  ]
  expect(ids(toLogEntries(requests, [], all))).toEqual([[5], [4], [3], [2], [1]])
})

test('requests are found by all words in path, status and code, and by their kind', () => {
  const requests = [request(1), request(2, { status: 503, code: 'SERVICE_UNAVAILABLE' }), request(3)]
  expect(ids(toLogEntries(requests, [], { kind: 'all', text: '503 POWER' }))).toEqual([[2]])
  expect(ids(toLogEntries(requests, [], { kind: 'errors', text: '' }))).toEqual([[2]])
  expect(ids(toLogEntries(requests, [], { kind: 'writes', text: '' }))).toEqual([])
})
