import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Creates rounds on a clock for which each listener takes a millisecond. */
function create() {
  let now = 0
  const idle: (() => void)[] = []
  const rounds = createRounds({ now: () => now, whenIdle: (callback) => void idle.push(callback) })
  const called: string[] = []
  const listen = (name: string) =>
    rounds.onNext(() => {
      now += 1
      called.push(name)
    })
  const runIdle = () => {
    for (let next = idle.shift(); next !== undefined; next = idle.shift()) next()
  }
  return { rounds, called, listen, runIdle }
}

test('a listener is called once, and not after it was cancelled', () => {
  const { rounds, called, listen, runIdle } = create()
  listen('kept')
  listen('taken back')()
  rounds.request()
  rounds.request()
  expect(called).toEqual([])
  runIdle()
  expect(called).toEqual(['kept'])
  listen('closed')
  rounds.close()
  expect(called).toEqual(['kept', 'closed'])
})

test('after a round of 1,000 listeners, requests have 30 times as long to themselves', () => {
  const { rounds, called, listen, runIdle } = create()
  for (let n = 0; n < 1_000; n++) listen('first')
  rounds.request()
  runIdle()
  for (let n = 0; n < 1_000; n++) listen('second')
  rounds.request()
  runIdle()
  vi.advanceTimersByTime(29_999)
  runIdle()
  expect(called).toHaveLength(1_000)
  vi.advanceTimersByTime(1)
  runIdle()
  expect(called).toHaveLength(2_000)
})

test('closing leaves no timer, and there are no rounds without listeners', () => {
  const { rounds, listen, runIdle } = create()
  rounds.request()
  runIdle()
  expect(vi.getTimerCount()).toBe(0)
  listen('one')
  rounds.request()
  runIdle()
  expect(vi.getTimerCount()).toBe(1)
  rounds.close()
  listen('late')
  rounds.request()
  runIdle()
  expect(vi.getTimerCount()).toBe(0)
})

test('a listener waits for a request, although the rest after another round has ended', () => {
  const { rounds, called, listen, runIdle } = create()
  listen('first')
  rounds.request()
  runIdle()
  listen('second')
  vi.advanceTimersByTime(1_000)
  runIdle()
  expect(called).toEqual(['first'])
  rounds.request()
  runIdle()
  expect(called).toEqual(['first', 'second'])
})

test('the rest is as long after a later round', () => {
  const { rounds, called, listen, runIdle } = create()
  for (const name of ['first', 'second', 'third']) {
    listen(name)
    rounds.request()
    runIdle()
    vi.advanceTimersByTime(29)
    runIdle()
    expect(called.at(-1)).toBe(name)
    listen('during the rest')()
    vi.advanceTimersByTime(1)
  }
  expect(called).toEqual(['first', 'second', 'third'])
})

test('a round that has begun when the rounds are closed leaves no timer', () => {
  const { rounds, called, listen, runIdle } = create()
  listen('first')
  rounds.request()
  rounds.close()
  runIdle()
  expect(called).toEqual(['first'])
  expect(vi.getTimerCount()).toBe(0)
})

test('after closing, later listeners are never called', () => {
  const { rounds, called, listen, runIdle } = create()
  rounds.close()
  listen('late')
  rounds.request()
  runIdle()
  expect(called).toEqual([])
})
