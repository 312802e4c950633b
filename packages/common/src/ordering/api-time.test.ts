import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { later, readApiTime } from './api-time.ts'

const minute = 60_000

test('who made the quote goes on from it by both clocks, and asks nobody', async () => {
  const { quote, connect, world, requests, ordering } = createScriptedAccount()
  const quoted = await quote()
  let stepMs = 0
  const stepping = { ...connect({ now: () => world.now() + stepMs }), quotedAt: ordering.quotedAt }
  await world.sleep(minute)
  requests.length = 0
  stepMs = 10 * minute
  expect(await readApiTime(stepping, quoted, {})).toEqual({
    from: quoted.apiAt! + minute,
    to: quoted.apiAt! + 11 * minute,
  })
  stepMs = -10 * minute
  expect(await readApiTime(stepping, quoted, {})).toEqual({
    from: quoted.apiAt! + minute,
    to: quoted.apiAt! + minute,
  })
  expect(requests).toEqual([])
})

test('who has another’s quote, or one that knew no time, asks what time it is', async () => {
  const { quote, connect, world, ordering, requests } = createScriptedAccount()
  const quoted = await quote()
  await world.sleep(minute)
  const now = { from: expect.any(Number), to: expect.any(Number) }
  requests.length = 0
  expect(await readApiTime(connect(), quoted, {})).toEqual(now)
  expect(await readApiTime(ordering, { ...quoted, apiAt: null }, {})).toEqual(now)
  expect(requests).toEqual(['GET /v1/logs', 'GET /v1/logs'])
})

test('a moment that nobody knows is not known later either', () => {
  expect([later(null, 5), later(1, 5)]).toEqual([null, 6])
})
