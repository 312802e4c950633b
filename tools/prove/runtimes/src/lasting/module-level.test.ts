import { expect, test } from 'vitest'
import { dates } from './dates.ts'
import { startWorker } from './start-worker.ts'

test.each(dates)('a client is created while a worker loads, with the compatibility date %s', async (date) => {
  const worker = await startWorker('module-level.ts', date, 'https://api.example.com')
  expect(await worker.visit('/')).toBe('2')
  await worker.stop()
})
