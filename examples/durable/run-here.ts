import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { startRedis } from '@hostwright/machine/start-redis'
import { createSandbox } from '@hostwright/sandbox/node'
import type { FlowClient } from './flow-client.ts'

/** Runs a worker of an engine on this machine, against the sandbox, and three flows one after another. */
export async function runHere(
  folder: string,
  engine: Readonly<Record<string, string>>,
  openFlows: () => Promise<FlowClient>,
): Promise<void> {
  const redis = await startRedis()
  const sandbox = await createSandbox({ speed: 60 })
  const { url: baseUrl } = await sandbox.listen({ port: 0 })
  const worker = spawn(process.execPath, ['worker.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...engine,
      REDIS_URL: redis.url,
      HOSTWRIGHT_BASE_URL: baseUrl,
      HOSTWRIGHT_API_KEY: sandbox.apiKey,
      ROOT_PASSWORD: 'Correct-Horse-7',
      INTERVAL_MS: '1000',
    },
  })
  // The first line says that the worker is ready.
  await once(worker.stdout, 'data')
  const flows = await openFlows()
  await runFlows(flows)
  worker.kill()
  await once(worker, 'exit')
  await flows.close()
  await Promise.all([redis.close(), sandbox.close()])
}

async function runFlows({ start }: FlowClient): Promise<void> {
  const order = { intent: 'web-11', plan_id: 'standard-2gb', image_id: 'debian-13', maxTotalPrice: 50_000 }
  const ordered = await start('orderServer', 'order-web-11', order)
  const uuid = await ordered()
  console.log('ordered and configured', uuid)
  const reinstalled = await start('reinstallSafely', 'reinstall-web-11', uuid, 'ubuntu-24-04')
  console.log('reinstalled', await reinstalled())
  const rebooted = await start('rebootInWaves', 'reboot-web-11', [uuid], 5)
  console.log('rebooted', await rebooted())
}
