import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findFreePort, findPrism } from '@hostwright/prism'
import { createSandbox } from '@hostwright/sandbox'
import { type LoadRequest, measureThroughput, sendMany } from './load.ts'
import { median } from './median.ts'

const require = createRequire(import.meta.url)
const description = require.resolve('@hostwright/openapi/openapi.json')

/** The sandbox beside Prism: the same description, the same machine, one run. */
export async function benchSandbox(): Promise<void> {
  const seed = await createSandbox()
  const { servers } = (await (await seed.fetch(authorized(seed.apiKey))).json()) as {
    servers: { uuid: string }[]
  }
  const loads = createLoads(seed.apiKey, servers[0]!.uuid, await findPrice(seed.apiKey, seed.fetch))
  await seed.close()

  const command = join(dirname(require.resolve('@hostwright/sandbox/package.json')), 'dist/command.js')
  const sandbox = await benchServer((port) => [command, '--port', port, '--no-limits'], loads)
  const mock = await benchServer(
    (port) => [findPrism(), 'mock', '-h', '127.0.0.1', '-p', port, description],
    loads,
  )
  console.log('The sandbox beside Prism, over HTTP')
  for (const [name, value] of Object.entries(sandbox)) {
    const other = mock[name] ?? Number.NaN
    console.log(
      `  ${name.padEnd(26)} ${value.toFixed(0).padStart(7)} ${other.toFixed(0).padStart(7)}   ${(value / other).toFixed(2)}`,
    )
  }
  await benchInProcess()
}

function createLoads(apiKey: string, uuid: string, total: number): Record<string, LoadRequest> {
  const headers = { Authorization: `Bearer ${apiKey}` }
  const order = {
    plan_id: 'standard-2gb',
    period: 12,
    image_id: 'ubuntu-24-04',
    root_password: 'Correct-Horse-7',
    expected_total_price: total,
    agree_to_terms: true,
    dry_run: true,
  }
  return {
    list: { method: 'GET', path: '/v1/vps/servers', headers },
    detail: { method: 'GET', path: `/v1/vps/servers/${uuid}`, headers },
    order: {
      method: 'POST',
      path: '/v1/vps/servers',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    },
  }
}

async function benchServer(
  command: (port: string) => string[],
  loads: Record<string, LoadRequest>,
): Promise<Record<string, number>> {
  const port = String(await findFreePort())
  const baseUrl = `http://127.0.0.1:${port}`
  const start = performance.now()
  const server = spawn(process.execPath, command(port), { stdio: 'ignore' })
  try {
    await firstResponse(baseUrl, loads['list']!, server)
    const results: Record<string, number> = { 'first response, ms': performance.now() - start }
    // The execution log keeps every request for 90 days, so memory is compared after equal work.
    await sendMany(baseUrl, loads['list']!, 10_000)
    results['after 10,000 requests, MB'] = memoryOf(server)
    for (const [name, load] of Object.entries(loads)) {
      results[`${name}, requests/s`] = await measureThroughput(baseUrl, load)
    }
    return results
  } finally {
    server.kill()
  }
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}

async function firstResponse(baseUrl: string, load: LoadRequest, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(`${baseUrl}${load.path}`, { headers: load.headers }).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`The server ended with ${server.exitCode}`)
}

/** What a test pays for a sandbox of its own, and for going back to the start. */
async function benchInProcess(): Promise<void> {
  const creating: number[] = []
  const resetting: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const start = performance.now()
    const sandbox = await createSandbox()
    const created = performance.now()
    sandbox.reset()
    creating.push(created - start)
    resetting.push(performance.now() - created)
    await sandbox.close()
  }
  console.log(`A further sandbox in process, ms (median of 50)
  create  ${median(creating).toFixed(2)}
  reset   ${median(resetting).toFixed(2)}`)
}

async function findPrice(apiKey: string, fetch: (request: Request) => Promise<Response>): Promise<number> {
  const response = await fetch(authorized(apiKey, '/v1/vps/plans'))
  const { plans } = (await response.json()) as {
    plans: { plan_id: string; periods: { months: number; total_price: number }[] }[]
  }
  const plan = plans.find(({ plan_id }) => plan_id === 'standard-2gb')
  return plan?.periods.find(({ months }) => months === 12)?.total_price ?? 0
}

function authorized(apiKey: string, path = '/v1/vps/servers'): Request {
  return new Request(`http://127.0.0.1:4010${path}`, { headers: { Authorization: `Bearer ${apiKey}` } })
}
