import { expect, test, vi } from 'vitest'
import { createEventLog, mostEvents } from './event-log.ts'

/** Reads the events after an event, and returns their numbers and texts. */
function read(log: ReturnType<typeof createEventLog>, after: number) {
  const chunk = log.read(after)
  if (chunk === undefined) return undefined
  const events = new TextDecoder().decode(chunk.bytes).trim().split('\n\n')
  return { last: chunk.last, events: events.map((text) => text.replace(/^id: \w{8}-/, '')) }
}

test('read returns the events after an event', () => {
  const log = createEventLog()
  expect(read(log, 0)).toBeUndefined()
  log.append('request', { path: '/v1/me' })
  log.append('change')
  const change = '2\nevent: change\ndata: {}'
  expect(read(log, 0)).toEqual({
    last: 2,
    events: ['1\nevent: request\ndata: {"path":"/v1/me"}', change],
  })
  expect(read(log, 1)).toEqual({ last: 2, events: [change] })
  expect(read(log, 2)).toBeUndefined()
})

test('the log keeps the last 1,000 events, returns parts of 100, and a resync if more are missing', () => {
  const log = createEventLog()
  for (let n = 0; n < mostEvents + 1; n++) log.append('change')
  expect(read(log, 1)?.events).toHaveLength(100)
  expect(read(log, 1)?.last).toBe(101)
  const resync = { last: 1_001, events: ['1001\nevent: resync\ndata: {}'] }
  expect([0, Number.NaN, 1_002].map((after) => read(log, after))).toEqual([resync, resync, resync])
})

test('readers who have read as far get the same bytes, which are serialised once', () => {
  const log = createEventLog()
  const toJSON = vi.fn<() => object>(() => ({}))
  log.append('request', { toJSON })
  const chunks = Array.from({ length: 1_000 }, () => log.read(0))
  expect(new Set(chunks).size).toBe(1)
  expect(toJSON).toHaveBeenCalledTimes(1)
  log.append('change')
  expect(read(log, 0)?.events).toHaveLength(2)
})

test('the log parses ids of its own events, and none of another log', () => {
  const log = createEventLog()
  log.append('change')
  const id = /id: (\S+)/.exec(new TextDecoder().decode(log.read(0)!.bytes))![1]!
  expect(log.parseId(id)).toBe(1)
  expect(log.parseId(`${id}024`)).toBe(1_024)
  for (const unknown of ['', '1', `${id}x`, `x${id}`]) expect(log.parseId(unknown)).toBeUndefined()
  expect(createEventLog().parseId(id)).toBeUndefined()
})
