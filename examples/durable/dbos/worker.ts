// A worker: node worker.ts worker-1. Restart a worker under its own name: it continues the flows that it was running.
import { DBOS } from '@dbos-inc/dbos-sdk'
import { openAccount } from '../account.ts'
import { registerFlows } from './flows.ts'
import { createSteps } from '../steps.ts'

const [, , executorID = 'worker-1'] = process.argv
const { env } = process
const { client, close } = await openAccount()
registerFlows(
  createSteps(client, {
    rootPassword: env['ROOT_PASSWORD'] ?? '',
    intervalMs: Number(env['INTERVAL_MS'] ?? 10_000),
    longestPauseMs: Number(env['LONGEST_PAUSE_MS'] ?? 300_000),
  }),
)
DBOS.setConfig({
  name: 'fleet',
  systemDatabaseUrl: env['DATABASE_URL'] ?? '',
  executorID,
  // The code of a flow decides which workers may continue it: change this whenever the steps of a flow change.
  applicationVersion: '1',
  logLevel: 'warn',
})
await DBOS.launch()
// More steps would only wait in line: the limits of the account decide how much happens at the same time.
await DBOS.registerQueue('fleet', { workerConcurrency: 10 })
console.log(`${executorID} is ready`)

process.once('SIGTERM', () => void DBOS.shutdown().then(close))
