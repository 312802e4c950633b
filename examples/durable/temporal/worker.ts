// A worker: node bundle.ts && node worker.ts. Start as many as you like; any of them continues the flows of one that died.
import { fileURLToPath } from 'node:url'
import { Context } from '@temporalio/activity'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { openAccount } from '../account.ts'
import { createSteps, type Steps } from '../steps.ts'

const { env } = process
const { client, close } = await openAccount()
const steps = createSteps(client, {
  rootPassword: env['ROOT_PASSWORD'] ?? '',
  intervalMs: Number(env['INTERVAL_MS'] ?? 10_000),
  longestPauseMs: Number(env['LONGEST_PAUSE_MS'] ?? 300_000),
})

Runtime.install({ logger: new DefaultLogger('ERROR') })
const connection = await NativeConnection.connect({ address: env['TEMPORAL_ADDRESS'] ?? '127.0.0.1:7233' })
const worker = await Worker.create({
  connection,
  taskQueue: 'fleet',
  workflowBundle: { codePath: fileURLToPath(new URL('dist/flows.js', import.meta.url)) },
  activities: withHeartbeats(steps),
  // More steps would only wait in line: the limits of the account decide how much happens at the same time.
  maxConcurrentActivityTaskExecutions: 10,
  // The server offers a flow to the worker that ran it before, for this long. After that, another worker takes the
  // flow.
  stickyQueueScheduleToStartTimeout: '2 seconds',
})
console.log('the worker is ready')
await worker.run()
await connection.close()
await close()

function withHeartbeats(steps: Steps): Steps {
  const beating = Object.entries(steps).map(([name, step]) => [
    name,
    async (...given: unknown[]) => {
      const context = Context.current()
      const timer = setInterval(() => context.heartbeat(), 1_000)
      try {
        return await (step as (...given: unknown[]) => Promise<unknown>)(...given)
      } finally {
        clearInterval(timer)
      }
    },
  ])
  return Object.fromEntries(beating) as Steps
}
