import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventLog, mostEvents } from './event-log.ts'
import { toEventStream } from './to-event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(log = createEventLog(), lastEventId?: string) {
  const looked = vi.fn<() => void>()
  const stream = toEventStream(log, { lastEventId, look: looked, heartbeat: () => ({ now: 'noon' }) })
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  /** The next part, as lists of lines. */
  const read = async () => {
    const { done, value } = await reader.read()
    return done
      ? 'the end'
      : decoder
          .decode(value)
          .trim()
          .split('\n\n')
          .map((text) => text.split('\n'))
  }
  return { log, reader, read, looked }
}

const resync = (log: { toId(number: number): string }, number: number) => [
  `id: ${log.toId(number)}`,
  'event: resync',
  'data: {}',
]

test('a reader begins with a resync, and then gets what happens', async () => {
  const { log, read } = open()
  expect(await read()).toEqual([resync(log, 0)])
  const next = read()
  log.append('request', { path: '/v1/me' })
  expect(await next).toEqual([[`id: ${log.toId(1)}`, 'event: request', 'data: {"path":"/v1/me"}']])
})

test('a reader that comes back goes on where it was', async () => {
  const log = createEventLog()
  for (const n of [1, 2, 3]) log.append('request', { n })
  const { read } = open(log, log.toId(1))
  expect(await read()).toMatchObject([
    { 0: `id: ${log.toId(2)}`, 2: 'data: {"n":2}' },
    { 0: `id: ${log.toId(3)}`, 2: 'data: {"n":3}' },
  ])
})

test.each(['', 'other-7', `${'0'.repeat(8)}-1`])(
  'after %j, which it does not know, it resyncs',
  async (id) => {
    const { log, read } = open(undefined, id)
    expect(await read()).toEqual([resync(log, 0)])
  },
)

test('a reader that stalls misses something and is told, and nothing is kept for it', async () => {
  const { log, read } = open()
  await read()
  for (let n = 0; n < 50 * mostEvents; n++) {
    log.append('request', { n })
    // Anyone who wants to hear of it has the time to.
    if (n === 0) await vi.advanceTimersByTimeAsync(0)
  }
  expect(await read()).toEqual([resync(log, 50 * mostEvents)])
  log.append('change')
  expect(await read()).toEqual([[`id: ${log.toId(50 * mostEvents + 1)}`, 'event: change', 'data: {}']])
})

test('a reader that is far behind gets its events in parts of 100', async () => {
  const { log, read } = open()
  await read()
  for (let n = 1; n <= 250; n++) log.append('request', { n })
  expect([(await read()).length, (await read()).length, (await read()).length]).toEqual([100, 100, 50])
})

test('while nothing happens it looks every second, and sends the time every 15', async () => {
  const { read, looked } = open()
  await read()
  const next = read()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(looked).toHaveBeenCalledTimes(14)
  await vi.advanceTimersByTimeAsync(1)
  expect(await next).toEqual([['event: clock', 'data: {"now":"noon"}']])
})

test('closing the log ends the reader, and leaves no timer', async () => {
  const { log, read } = open()
  await read()
  const next = read()
  log.close()
  expect(await next).toBe('the end')
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader that leaves leaves no timer and no listener', async () => {
  const { log, reader, read } = open()
  await read()
  const next = read()
  await reader.cancel()
  expect(await next).toBe('the end')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.getTimerCount()).toBe(0)
  log.append('change')
})

test('a stream that nobody reads has no timer', () => {
  open()
  expect(vi.getTimerCount()).toBe(0)
})
