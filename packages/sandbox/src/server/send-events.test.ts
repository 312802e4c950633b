import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventHub } from '../events/event-hub.ts'
import { toEventStream } from '../events/to-event-stream.ts'
import { mostStalledMs, sendEvents } from './send-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createHub = () => createEventHub({ now: () => 0, whenIdle: (callback) => callback() })

/** Creates a connection that accepts this number of parts. */
function connect(hub: ReturnType<typeof createHub>, room: number) {
  const written: string[] = []
  let left = room
  const outgoing = Object.assign(new EventEmitter(), {
    writeHead() {},
    flushHeaders() {},
    write(bytes: Uint8Array) {
      written.push(new TextDecoder().decode(bytes))
      return (left -= 1) > 0
    },
    end: () => void outgoing.emit('close'),
    destroy: vi.fn<() => void>(() => void outgoing.emit('close')),
  })
  const stream = toEventStream(hub.open(undefined, { look() {}, heartbeat: () => ({}) }))
  const reply = { status: 200, headers: {}, stream }
  const ended = sendEvents(outgoing as unknown as ServerResponse, reply)
  const drain = (more: number) => {
    left = more
    outgoing.emit('drain')
  }
  return { outgoing, written, ended, drain }
}

test('a connection gets what happens, until everything ends', async () => {
  const hub = createHub()
  const { written, ended } = connect(hub, Infinity)
  hub.append('change')
  expect(written).toEqual([
    expect.stringContaining('event: resync'),
    expect.stringContaining('event: change'),
  ])
  hub.close()
  await ended
  expect(vi.getTimerCount()).toBe(0)
})

test('a connection that accepts no data gets no events, and is closed after 10 seconds', async () => {
  const hub = createHub()
  const { outgoing, written, ended } = connect(hub, 2)
  hub.append('change')
  for (let n = 0; n < 5_000; n++) hub.append('request', { n })
  await vi.advanceTimersByTimeAsync(mostStalledMs - 1)
  expect([written.length, outgoing.destroy.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([written.length, outgoing.destroy.mock.calls.length]).toEqual([2, 1])
  await ended
})

test('a connection that is behind for a while is not closed, and resyncs', async () => {
  const hub = createHub()
  const { outgoing, written, drain } = connect(hub, 1)
  for (let n = 0; n < 5_000; n++) hub.append('request', { n })
  await vi.advanceTimersByTimeAsync(mostStalledMs - 1)
  drain(Infinity)
  expect(written.map((text) => /event: (.*)/.exec(text)![1])).toEqual(['resync', 'resync'])
  await vi.advanceTimersByTimeAsync(mostStalledMs)
  expect(outgoing.destroy).not.toHaveBeenCalled()
  hub.close()
})
