import { createClient, toJapanTime } from '@hostwright/common'
import { expect, test } from 'vitest'
import { entry, minute, quotedAt as now } from '../testing/account-scene.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { json, rejection } from '../testing/responses.ts'
import { apiTimeAt, later, readApiClock } from './api-clock.ts'

/** Reads the clock from one response. */
async function read(response: Response) {
  const urls: string[] = []
  const platform = createFakePlatform()
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    ...platform,
    async fetch({ url, headers }) {
      urls.push(`${url.replace('https://api.example.com', '')} ${headers.get('x-trace')}`)
      return response
    },
  })
  const clock = await readApiClock(client, { headers: { 'X-Trace': 'a1' } })
  return { clock, urls, moment: { wall: platform.now(), monotonic: platform.monotonic() } }
}

const date = (ms: number): Record<string, string> => ({ Date: new Date(ms).toUTCString() })
const logs = [entry(now), entry(now - minute)]

test('the API’s time is its newest log entry at the earliest, and the date of the response at the latest', async () => {
  const { clock, urls, moment } = await read(json({ logs }, 200, date(now + minute)))
  expect(clock).toEqual({ moment, from: now, by: now + minute })
  expect(urls).toEqual(['/v1/logs?limit=20 a1'])
})

test.each<[string, Record<string, string>, number | null]>([
  ['is missing', {}, null],
  ['is not a valid date', { Date: 'soon' }, null],
  ['is older than the newest entry', date(now - minute), now],
  [
    'is hours after the newest entry, as nothing has happened since',
    date(now + 300 * minute),
    now + 300 * minute,
  ],
])('a date that %s', async (_, headers, by) => {
  expect((await read(json({ logs }, 200, headers))).clock).toMatchObject({ from: now, by })
})

test('an empty log tells no earliest time, the date tells the latest', async () => {
  const { clock } = await read(json({ logs: [] }, 200, date(now)))
  expect(clock).toMatchObject({ from: null, by: now })
  expect((await read(json({ logs: [] }))).clock).toMatchObject({ from: null, by: null })
})

test('an entry whose time cannot be read tells no earliest time', async () => {
  const odd = [{ ...entry(now), created_at: 'today' }]
  expect((await read(json({ logs: odd }, 200, date(now)))).clock).toMatchObject({ from: null, by: now })
})

test('without the right to read the log, no time is known', async () => {
  const { clock, moment } = await read(rejection(403, 'FORBIDDEN'))
  expect(clock).toEqual({ moment, from: null, by: null })
})

const moment = { wall: 1_000, monotonic: 10_000 }
const clock = { moment, from: now, by: now + minute }

test.each<[string, number, number, number, number]>([
  ['agree', 5_000, 5_000, 5_000, 5_000],
  ['disagree as one stepped forward', 5_000, 65_000, 5_000, 65_000],
  ['disagree as one stood still while the machine slept', 0, 65_000, 0, 65_000],
  ['disagree as one stepped back', 5_000, -60_000, 0, 5_000],
])('time goes on by both clocks: they %s', (_, monotonic, wall, least, most) => {
  const at = { wall: moment.wall + wall, monotonic: moment.monotonic + monotonic }
  expect(apiTimeAt(clock, at)).toEqual({ from: now + least, by: now + minute + most })
})

test('a time that is not known stays unknown later', () => {
  expect(apiTimeAt({ moment, from: null, by: null }, moment)).toEqual({ from: null, by: null })
  expect([later(null, 5), later(1, 5)]).toEqual([null, 6])
  expect(toJapanTime(later(now, 1_000)!)).toBe(entry(now + 1_000).created_at)
})
