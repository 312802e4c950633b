// Entry point for workerd: a worker whose client counts in memory.
import { createWorker } from './create-worker.ts'

export default createWorker()
