import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Worker } from './start-worker.ts'

/** Tests that a worker whose client lasts serves every visitor, whatever happened to the visitors before. */
export function testVisitors(start: () => Promise<Worker>): void {
  let worker: Worker
  beforeEach(async () => void (worker = await start()))
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
}
