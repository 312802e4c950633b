import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventHub } from './event-hub.ts'
import { mostEvents } from './event-log.ts'
import { toEventStream } from './to-event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createHub = () => createEventHub({ now: () => 0, whenIdle: (callback) => callback() })

function open(hub = createHub(), lastEventId?: string) {
  const looked = vi.fn<() => void>()
  const source = hub.open(lastEventId, { look: looked, heartbeat: () => ({ now: 'noon' }) })
  const reader = toEventStream(source).getReader()
  const decoder = new TextDecoder()
  /** Reads the next part of the stream, as lists of lines without the name of the log. */
  const read = async () => {
    const { done, value } = await reader.read()
    return done
      ? 'the end'
      : decoder
          .decode(value)
          .trim()
          .split('\n\n')
          .map((text) => text.replace(/^id: \w{8}-/, 'id: ').split('\n'))
  }
  return { hub, reader, read, looked }
}

const resync = (number: number) => [`id: ${number}`, 'event: resync', 'data: {}']

test('a reader gets a resync first, and then the events', async () => {
  const { hub, read } = open()
  expect(await read()).toEqual([resync(0)])
  const next = read()
  hub.append('request', { path: '/v1/me' })
  expect(await next).toEqual([['id: 1', 'event: request', 'data: {"path":"/v1/me"}']])
})

test('a reader that reconnects continues where it was', async () => {
  const hub = createHub()
  const first = toEventStream(hub.open(undefined, { look() {}, heartbeat: () => ({}) })).getReader()
  hub.append('request', { n: 1 })
  const { value } = await first.read()
  for (const n of [2, 3]) hub.append('request', { n })
  const { read } = open(hub, /id: (\S+)/.exec(new TextDecoder().decode(value))![1])
  expect(await read()).toMatchObject([
    { 0: 'id: 2', 2: 'data: {"n":2}' },
    { 0: 'id: 3', 2: 'data: {"n":3}' },
  ])
})

test.each(['', 'other-7', `${'0'.repeat(8)}-1`])(
  'after the unknown id %j, a reader gets a resync',
  async (id) => {
    const { read } = open(undefined, id)
    expect(await read()).toEqual([resync(0)])
  },
)

test('a stalled reader gets a resync for the events that it missed, and takes no memory', async () => {
  const { hub, read } = open()
  await read()
  for (let n = 0; n < 50 * mostEvents; n++) {
    hub.append('request', { n })
    // Readers that wait for the event get the time to read it.
    if (n === 0) await vi.advanceTimersByTimeAsync(0)
  }
  expect(await read()).toEqual([resync(50 * mostEvents)])
  hub.append('change')
  expect(await read()).toEqual([[`id: ${50 * mostEvents + 1}`, 'event: change', 'data: {}']])
})

test('a reader that is far behind gets its events in parts of 100', async () => {
  const { hub, read } = open()
  await read()
  for (let n = 1; n <= 250; n++) hub.append('request', { n })
  expect([(await read()).length, (await read()).length, (await read()).length]).toEqual([100, 100, 50])
})

test('a reader that changes its bytes does not affect others', async () => {
  const hub = createHub()
  const [one, other] = [open(hub), open(hub)]
  const { value } = await one.reader.read()
  value!.fill(0)
  expect(await other.read()).toEqual([resync(0)])
})

test('while nothing happens it looks every second, once for all readers, and sends the time every 15', async () => {
  const { hub, read, looked } = open()
  const others = Array.from({ length: 10 }, () => open(hub))
  for (const reader of [{ read }, ...others]) await reader.read()
  const next = [read(), ...others.map((other) => other.read())]
  await vi.advanceTimersByTimeAsync(14_999)
  expect(looked).toHaveBeenCalledTimes(14)
  expect(others.map((other) => other.looked.mock.calls.length)).toEqual(others.map(() => 0))
  await vi.advanceTimersByTimeAsync(1)
  for (const beat of await Promise.all(next)) expect(beat).toEqual([['event: clock', 'data: {"now":"noon"}']])
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2)
})

test('changes are looked for in each second, and a second in which something happened is no quiet one', async () => {
  const { hub, read, looked } = open()
  await read()
  let beats = 0
  const count = async () => {
    for (let text = ''; text !== 'the end'; text = String(await read()))
      if (text.includes('event: clock')) beats += 1
  }
  void count()
  for (let second = 0; second < 40; second++) {
    hub.append('change')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect([looked.mock.calls.length, beats]).toEqual([40, 0])
  hub.close()
})

test('closing ends the reader, and leaves no timer', async () => {
  const { hub, read } = open()
  await read()
  const next = read()
  hub.close()
  expect(await next).toBe('the end')
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader that leaves leaves no timer and no listener', async () => {
  const { hub, reader, read } = open()
  await read()
  const next = read()
  await reader.cancel()
  expect(await next).toBe('the end')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.getTimerCount()).toBe(0)
  hub.append('change')
})

test('a stream without a reader has no timer', () => {
  open()
  expect(vi.getTimerCount()).toBe(0)
})

test('a stream whose reader leaves stops listening, and takes nothing more', async () => {
  const stop = vi.fn<() => void>()
  const take = vi.fn<() => undefined>()
  const reader = toEventStream({ take, onNext: () => stop }).getReader()
  const next = reader.read()
  await vi.advanceTimersByTimeAsync(0)
  await reader.cancel()
  expect(await next).toEqual({ done: true, value: undefined })
  await vi.advanceTimersByTimeAsync(0)
  expect([stop.mock.calls.length, take.mock.calls.length]).toEqual([1, 1])
})
