import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dates } from './dates.ts'
import { startWorker, type Worker } from './start-worker.ts'

let api: Server
let url: string

beforeAll(async () => {
  api = createServer((_, response) => {
    setTimeout(() => {
      const headers = { 'Content-Type': 'application/json', 'X-RateLimit-Remaining': '7' }
      response.writeHead(200, headers).end('{}')
    }, 100)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
afterAll(() => void api.close())

describe.each(dates)('with the compatibility date %s', (date) => {
  let worker: Worker
  beforeEach(async () => void (worker = await startWorker('worker.ts', date, url)))
  afterEach(() => worker.stop())

  const call = (count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, () => worker.visit('/call')))

  test('visitors that wait for the minute are all served', async () => {
    await expect(call(6)).resolves.toHaveLength(6)
    await expect(call(4)).resolves.toHaveLength(4)
    await expect(call(6)).resolves.toHaveLength(6)
  })

  test('visitors behind some that have left are served', async () => {
    await call(6)
    const leaving = new AbortController()
    const left = Promise.allSettled([1, 2].map(() => worker.visit('/call', leaving.signal)))
    await pause(100)
    const staying = call(3)
    leaving.abort()
    await left
    await expect(staying).resolves.toHaveLength(3)
  })

  test('calls of handlers that responded early do not take the slots of later calls', async () => {
    for (let count = 0; count < 4; count += 1) await worker.visit('/early')
    await expect(call(3)).resolves.toHaveLength(3)
  })

  test('waits that were dropped do not slow down others, and any request reads the limits', async () => {
    for (let count = 0; count < 3; count += 1) await worker.visit('/drop-wait')
    await pause(1_500)
    // A wait alone polls every 20 seconds of the client's clock, and one of four every 80.
    expect(Number(await worker.visit('/wait'))).toBeLessThan(50_000)
    await call(1)
    expect(JSON.parse(await worker.visit('/limits'))).toMatchObject({ vps: { remaining: 7 } })
  })
})
