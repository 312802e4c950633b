import { expect, test } from 'vitest'
import { createApart } from './apart.ts'
import type { Departure } from './departures.ts'

const minute = 60_000
const plan = { product: 'vps', setupMs: 40 * minute, lagMs: 0, lateMs: 0, events: [] } as never

function order(process: string, at: number, more: Partial<Departure> = {}): Departure {
  return {
    at,
    process,
    call: `${process} ${at}`,
    key: 'key',
    apiKey: 'one',
    isRejected: false,
    posts: 1,
    ...more,
  }
}

function apartOf(all: readonly Departure[], { lostAt, died = '' }: { lostAt?: number; died?: string }) {
  return createApart({
    plan,
    journal: { hasLost: (from, to) => lostAt !== undefined && lostAt >= from && lostAt <= to },
    hasDied: (process) => process === died,
    departures: { of: () => [...all] },
  })
}

test('an order that a process has sent itself is never counted apart, whatever the journal has lost', () => {
  const apart = apartOf([order('a', 0), order('a', 2 * minute)], { lostAt: minute })
  expect(apart.ofDouble(['key'])).toBeUndefined()
  expect(apart.ofDenial('key', 'a', minute)).toBeUndefined()
})

test('a lost order of another process is counted apart, by whether its sender has died', () => {
  const sent = [order('a', 0), order('b', 2 * minute)]
  expect(apartOf(sent, { lostAt: minute }).ofDouble(['key'])).toMatch('another process')
  expect(apartOf(sent, { lostAt: minute, died: 'a' }).ofDouble(['key'])).toMatch('dead')
  expect(apartOf(sent, {}).ofDouble(['key'])).toBeUndefined()
  expect(apartOf(sent, { lostAt: 3 * minute }).ofDouble(['key'])).toBeUndefined()
})

test('an order that the log or the list shows is never counted apart, whatever the journal has lost', () => {
  const executed = { at: 0, entry: 'shown' } as const
  const shown = (at: number, more: Partial<Departure> = {}) =>
    apartOf([order('a', 0, { executed }), order('b', at, more)], { lostAt: minute }).ofDouble(['key'])
  expect(shown(10 * minute)).toBeUndefined() // the log shows it
  expect(shown(10 * minute, { apiKey: 'two' })).toMatch('another process')
  expect(shown(2 * minute)).toMatch('another process')
  expect(shown(50 * minute)).toBeUndefined() // the list shows it
})
