import { expect, test, vi } from 'vitest'
import type { Sandbox } from '../sandbox/assemble-sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { whenIdle } from '../time/when-idle.ts'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'

interface Received {
  readonly event: string
  readonly id: string | undefined
  readonly data: Record<string, unknown>
}

/** Creates a function that reads the next event of a stream. */
function createReader(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const waiting: Received[] = []
  let rest = ''
  const parse = (text: string): Received => {
    const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
    return { event: line('event')!, id: line('id'), data: JSON.parse(line('data')!) }
  }
  return {
    async next(): Promise<Received | undefined> {
      while (waiting.length === 0) {
        const { done, value } = await reader.read()
        if (done) return undefined
        const texts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
        rest = texts.pop()!
        waiting.push(...texts.map(parse))
      }
      return waiting.shift()
    },
    cancel: () => reader.cancel(),
  }
}

async function listen(sandbox: Sandbox, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/_sandbox/events`, { headers }))
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  return createReader(response.body!)
}

test('requests and transitions are events, without bodies and keys', async () => {
  const { sandbox, call } = await setUp()
  const events = await listen(sandbox)
  expect(await events.next()).toMatchObject({ event: 'resync' })
  await call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': 'order-0001' } })
  await call(`POST ${vpsPath}/power/stop`)
  const seen = [await events.next(), await events.next(), await events.next()]
  expect(seen).toMatchObject([
    { event: 'request', data: { operationId: 'orderVps', status: 200, problems: [] } },
    { event: 'transition', data: { machine: 'power', from: 'running', to: 'processing' } },
    { event: 'request', data: { operationId: 'stopVps', status: 202 } },
  ])
  expect(JSON.stringify(seen)).not.toContain(order.root_password)
  expect(JSON.stringify(seen)).not.toContain(sandbox.apiKey)
  await events.cancel()
})

test('a change by the control plane is one event, and a read is none', async () => {
  const { sandbox } = await setUp()
  const control = async (method: string, path: string, body?: object) =>
    sandbox.fetch(
      new Request(`${sandbox.baseUrl}/_sandbox${path}`, { method, body: body ? JSON.stringify(body) : null }),
    )
  const events = await listen(sandbox)
  await events.next()
  await control('GET', '/servers')
  await control('POST', '/faults', { effect: 'html' })
  await control('GET', '/faults')
  await control('PUT', '/account', { balance: 7 })
  await control('POST', '/clock/advance', { minutes: 1 })
  await control('PUT', '/limits', { vps: { perMinute: 3 } })
  await control('POST', '/reset')
  const seen: string[] = []
  while (seen.at(-1) !== 'resync') seen.push((await events.next())!.event)
  expect(seen).toEqual(['change', 'change', 'change', 'change', 'resync'])
  await events.cancel()
})

test('each move of a frozen clock for its sleepers is an event', async () => {
  const { sandbox } = await setUp()
  const events = await listen(sandbox)
  await events.next()
  for (const _ of [1, 2]) {
    await sandbox.clock.sleep(60_000)
    await sandbox.fetch(new Request(`${sandbox.baseUrl}/_sandbox/clock`))
    expect(await events.next()).toMatchObject({ event: 'change' })
  }
  await events.cancel()
})

/** Runs a part of a test in which time passes only by `vi`. */
async function withFakeTime(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    await work()
    // The last round of events ends in the same time in which it has begun.
    for (let times = 0; times < 3; times++) await new Promise<void>(whenIdle)
  } finally {
    vi.useRealTimers()
  }
}

test('changes by time and by calls in the process become events within a second', async () => {
  await withFakeTime(async () => {
    const { sandbox, call } = await setUp({ speed: 60 })
    const events = await listen(sandbox)
    await events.next()
    await call(`POST ${vpsPath}/power/stop`)
    await events.next()
    await events.next()
    const stopped = events.next()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await stopped).toMatchObject({ event: 'transition', data: { from: 'processing', to: 'stopped' } })
    const changed = events.next()
    sandbox.account.setBalance(7)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await changed).toMatchObject({ event: 'change' })
    await events.cancel()
  })
})

test('while nothing happens, the events tell the time and the speed of the clock', async () => {
  await withFakeTime(async () => {
    const { sandbox } = await setUp({ speed: 2 })
    const events = await listen(sandbox)
    await events.next()
    const beat = events.next()
    await vi.advanceTimersByTimeAsync(15_000)
    const now = new Date(startAt + 30_000).toISOString()
    expect(await beat).toMatchObject({ event: 'clock', data: { now, speed: 2 } })
    await events.cancel()
  })
})

test('HEAD gets the headers of the event stream, and ends', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const response = await fetch(`${url}/_sandbox/events`, { method: 'HEAD' })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  expect(await response.text()).toBe('')
  await sandbox.close()
})

test('in the process, HEAD gets the headers of the event stream, which nobody may cache', async () => {
  const { sandbox } = await setUp()
  const request = new Request(`${sandbox.baseUrl}/_sandbox/events`, { method: 'HEAD' })
  const response = await sandbox.fetch(request)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.body).toBeNull()
})

test('a connection that comes back with its Last-Event-ID misses nothing', async () => {
  const { sandbox, call } = await setUp()
  const first = await listen(sandbox)
  await first.next()
  await call('GET /v1/me')
  const { id } = (await first.next())!
  await first.cancel()
  await call('GET /v1/logs')
  const second = await listen(sandbox, { 'Last-Event-ID': id! })
  expect(await second.next()).toMatchObject({ event: 'request', data: { operationId: 'listLogs' } })
  await second.cancel()
})

test('closing the sandbox ends the events immediately, over a port too', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const response = await fetch(`${url}/_sandbox/events`)
  const near = await listen(sandbox)
  const far = createReader(response.body!)
  expect([(await near.next())?.event, (await far.next())?.event]).toEqual(['resync', 'resync'])
  const ends = Promise.all([near.next(), far.next()])
  await sandbox.close()
  expect(await ends).toEqual([undefined, undefined])
})

test('closing a sandbox that listens nowhere ends its events', async () => {
  const { sandbox } = await setUp()
  const events = await listen(sandbox)
  await events.next()
  const end = events.next()
  await sandbox.close()
  expect(await end).toBeUndefined()
})

test('a reader over a port that reads nothing takes no memory, and loses only what it missed', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const far = createReader((await fetch(`${url}/_sandbox/events`)).body!)
  await far.next()
  const call = createCaller(sandbox)
  // These requests together are far larger than the socket buffers of any machine.
  const path = `/v1/${'x'.repeat(9_000)}`
  for (let n = 0; n < 6_000; n++) await call(`GET ${path}`)
  let last = 0
  let resyncs = 0
  while (last < 6_000) {
    const { event, data } = (await far.next())!
    if (event === 'resync') {
      resyncs += 1
      break
    }
    last = Number(data['id'])
  }
  // The events that fit into the buffers of the two sockets arrive; one resync replaces the others.
  expect(resyncs).toBe(1)
  expect(last).toBeLessThan(6_000)
  await sandbox.close()
})

test.each<[who: string, headers: Record<string, string>]>([
  ['a page of another site', { Origin: 'https://www.example.com' }],
  ['a page opened from a disk', { Origin: 'null' }],
  ['a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a name that a site points at this machine', { Host: 'www.example.com:4010' }],
])('%s gets no events', async (_, headers) => {
  const { sandbox } = await setUp()
  const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/_sandbox/events`, { headers }))
  expect(response.status).toBe(403)
})
