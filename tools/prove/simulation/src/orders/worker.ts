import { parentPort, workerData } from 'node:worker_threads'
import { type RunOptions, runPlans } from './run-plans.ts'

const outcome = await runPlans(workerData as RunOptions)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(outcome)
