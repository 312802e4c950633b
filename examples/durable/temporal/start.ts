// Everything on this machine, against the sandbox: node start.ts
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { startRedis } from '@hostwright/machine/start-redis'
import { createSandbox } from '@hostwright/sandbox/node'
import { startTemporal } from '@hostwright/machine/start-temporal'
import { openFlows } from './client.ts'

const [temporal, redis] = await Promise.all([startTemporal(), startRedis()])
const sandbox = await createSandbox({ speed: 60 })
const { url: baseUrl } = await sandbox.listen({ port: 0 })
const worker = spawn(process.execPath, ['worker.ts'], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    TEMPORAL_ADDRESS: temporal.address,
    REDIS_URL: redis.url,
    HOSTWRIGHT_BASE_URL: baseUrl,
    HOSTWRIGHT_API_KEY: sandbox.apiKey,
    ROOT_PASSWORD: 'Correct-Horse-7',
    INTERVAL_MS: '1000',
  },
})
// The first line says that the worker is ready.
await once(worker.stdout, 'data')
const flows = await openFlows(temporal.address)

const order = { intent: 'web-11', plan_id: 'standard-2gb', image_id: 'debian-13', maxTotalPrice: 50_000 }
const ordering = await flows.start('orderServer', 'order-web-11', order)
const uuid = await ordering.result()
console.log('ordered and configured', uuid)
const reinstalling = await flows.start('reinstallSafely', 'reinstall-web-11', uuid, 'ubuntu-24-04')
console.log('reinstalled', await reinstalling.result())
const rebooting = await flows.start('rebootInWaves', 'reboot-web-11', [uuid], 5)
console.log('rebooted', await rebooting.result())

worker.kill()
await once(worker, 'exit')
await flows.close()
await Promise.all([temporal.close(), redis.close(), sandbox.close()])
