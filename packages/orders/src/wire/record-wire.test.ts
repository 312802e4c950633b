import { UnexpectedResponseError } from '@hostwright/common'
import { expect, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { refuseConnection } from '../testing/refuse-connection.ts'
import { elapsedMs, readMoment, recordWire } from './record-wire.ts'
import type { Realm } from './watch-leaving.ts'

const leaving = {
  url: 'https://api.example.org/v1/vps/servers',
  init: { method: 'POST', headers: {} },
  fetch: undefined,
}

const arrival = { status: 200, headers: new Headers(), data: {}, error: undefined }

test('each attempt is recorded when it leaves and when its response arrives, under the id that it was claimed with', async () => {
  const platform = createFakePlatform()
  const claimed: string[] = []
  const onLeaving = vi.fn()
  const claim = async (id: string, keyId: string): Promise<void> => {
    claimed.push(`${id} ${keyId}`)
    await platform.sleep(50)
  }
  const { attempts, wire } = recordWire(platform, claim, onLeaving)
  const start = readMoment(platform)
  await wire.beforeLeaving('key')
  expect(attempts).toEqual([])
  const { onArrival } = wire.onLeaving(leaving)
  expect(attempts).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), leftAt: readMoment(platform) }])
  expect(onLeaving).toHaveBeenCalledOnce()
  expect(elapsedMs(start, attempts[0]!.leftAt)).toEqual({ least: 50, most: 50 })
  await platform.sleep(200)
  onArrival(arrival)
  expect(attempts[0]).toMatchObject({ arrival, arrivedAt: readMoment(platform) })
  expect(claimed).toEqual([`${attempts[0]?.id} key`])
})

test('a response that arrives after the next attempt has left belongs to its own attempt', async () => {
  const { attempts, wire } = recordWire(createFakePlatform(), async () => {})
  await wire.beforeLeaving('key')
  const first = wire.onLeaving(leaving)
  await wire.beforeLeaving('key')
  wire.onLeaving(leaving)
  first.onArrival(arrival)
  expect(attempts.map((attempt) => attempt.arrival)).toEqual([arrival, undefined])
  expect(attempts[0]?.id).not.toBe(attempts[1]?.id)
})

test('an attempt that never left is taken back, and the others stay', async () => {
  const { attempts, wire } = recordWire(createFakePlatform(), async () => {})
  await wire.beforeLeaving('key')
  wire.onLeaving(leaving).neverLeft(new Error('reset'))
  await wire.beforeLeaving('key')
  const { neverLeft } = wire.onLeaving(leaving)
  const request = new Request(leaving.url, leaving.init)
  expect(() => refuseConnection(request)).toThrow('fetch failed')
  const [lost] = attempts
  expect(neverLeft(new TypeError('fetch failed'))).toBe(true)
  expect(attempts).toEqual([lost])
})

test.each<[string, Realm]>([
  ['has no process', {}],
  ['names neither undici nor Bun', { process: { versions: {} } }],
])('on a runtime that %s, an attempt that could not be connected is kept', async (_, { process }) => {
  const { attempts, wire } = recordWire(createFakePlatform(), async () => {})
  vi.stubGlobal('process', process)
  await wire.beforeLeaving('key')
  vi.unstubAllGlobals()
  const { neverLeft } = wire.onLeaving(leaving)
  expect(neverLeft(Object.assign(new TypeError('No.'), { code: 'ECONNREFUSED' }))).toBe(false)
  expect(attempts).toHaveLength(1)
})

test('the error of a 411 says that a gateway wants a length', async () => {
  const { wire } = recordWire(createFakePlatform(), async () => {})
  await wire.beforeLeaving('key')
  const facts = { operation: 'POST /v1/vps/servers', status: 411, contentType: 'text/html', problem: 'No.' }
  const error = new UnexpectedResponseError(facts)
  wire.onLeaving(leaving).onArrival({ status: 411, headers: new Headers(), data: undefined, error })
  expect(error.message).toContain('order from Node or Bun')
})

test('an attempt whose claim is rejected is not recorded', async () => {
  const { attempts, wire } = recordWire(createFakePlatform(), () => Promise.reject(new Error('claimed')))
  await expect(wire.beforeLeaving('key')).rejects.toThrow('claimed')
  expect(attempts).toEqual([])
})

const since = { wall: 100, monotonic: 1_000 }

test.each<[string, number, number, { least: number; most: number }]>([
  ['agree', 5, 5, { least: 5, most: 5 }],
  ['disagree as one stepped forward', 5, 65, { least: 5, most: 65 }],
  ['disagree as one stood still', 0, 65, { least: 0, most: 65 }],
  ['disagree as one stepped back', 5, -65, { least: 0, most: 5 }],
])('the time between two moments is told by both clocks, which %s', (_, monotonic, wall, expected) => {
  expect(elapsedMs(since, { wall: 100 + wall, monotonic: 1_000 + monotonic })).toEqual(expected)
})
