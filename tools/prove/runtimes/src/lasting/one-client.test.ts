import { describe } from 'vitest'
import { dates } from './dates.ts'
import { serveApi } from './serve-api.ts'
import { startWorker } from './start-worker.ts'
import { testVisitors } from './test-visitors.ts'

const toUrl = serveApi()

describe.each(dates)('with the compatibility date %s', (date) => {
  testVisitors(() => startWorker('worker.ts', date, toUrl()))
})
