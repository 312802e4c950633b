import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { findFreePort } from '@hostwright/prism'
import { createSandbox } from '@hostwright/sandbox'
import type { BuiltVersion } from './build-version.ts'
import { type LoadRequest, measureThroughput, sendMany } from './load.ts'
import { listServers } from './measured-servers.ts'
import { median } from './median.ts'
import { findPrice, orderTerms } from './order-terms.ts'
import { benchInProcess } from './sandbox-in-process.ts'
import { writeResults } from './write-results.ts'

/**
 * The sandbox beside itself with a database, Prism, and a server that only sends bytes: one machine, one run. The
 * sandboxes of other commits are measured beside them.
 */
export async function benchSandbox(versions: Readonly<Record<string, BuiltVersion>>): Promise<void> {
  const seed = await createSandbox({ limits: false })
  const { servers } = (await (await seed.fetch(authorized(seed.apiKey))).json()) as {
    servers: { uuid: string }[]
  }
  const loads = createLoads(seed.apiKey, servers[0]!.uuid, await findPrice(seed))
  const commands = await listServers(seed, Object.values(loads), versions)
  await seed.close()

  const results = await measureServers(commands, loads)
  printServers(results)
  const inProcess = await benchInProcess(versions)
  writeResults('sandbox', { overHttp: results, inProcess })
}

function createLoads(apiKey: string, uuid: string, total: number): Record<string, LoadRequest> {
  const headers = { Authorization: `Bearer ${apiKey}` }
  const order = { ...orderTerms, expected_total_price: total, dry_run: true }
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

interface Running {
  readonly name: string
  readonly process: ChildProcess
  readonly baseUrl: string
}

type Figures = Record<string, Record<string, number>>

const rounds = 5

/** Starts all servers and measures them in turns, so that what else the machine does is the same for each. */
async function measureServers(
  commands: Readonly<Record<string, (port: string) => readonly string[]>>,
  loads: Readonly<Record<string, LoadRequest>>,
): Promise<Figures> {
  const figures: Figures = {}
  const running: Running[] = []
  try {
    for (const [name, command] of Object.entries(commands)) {
      const port = String(await findFreePort())
      const start = performance.now()
      const server = {
        name,
        baseUrl: `http://127.0.0.1:${port}`,
        process: spawn(process.execPath, command(port), { stdio: 'ignore' }),
      }
      running.push(server)
      await firstResponse(server.baseUrl, loads['list']!, server.process)
      figures[name] = { 'first response, ms': performance.now() - start }
    }
    for (const { name, baseUrl, process } of running) {
      // The execution log keeps every request for 90 days, so memory is compared after equal work.
      figures[name]!['fresh, MB'] = memoryOf(process)
      await sendMany(baseUrl, loads['list']!, 10_000)
      figures[name]!['after 10,000 requests, MB'] = memoryOf(process)
    }
    for (const [load, request] of Object.entries(loads)) {
      const measured = running.map(() => [] as number[])
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, { baseUrl }] of running.entries())
          measured[index]!.push(await measureThroughput(baseUrl, request))
      }
      for (const [index, { name }] of running.entries())
        figures[name]![`${load}, requests/s`] = median(measured[index]!)
    }
    return figures
  } finally {
    for (const { process } of running) process.kill()
  }
}

function printServers(figures: Figures): void {
  const names = Object.keys(figures)
  console.log(`The sandbox over HTTP          ${names.map((name) => name.padStart(14)).join('')}  to bare`)
  for (const row of Object.keys(figures['sandbox']!)) {
    const cells = names.map((name) => figures[name]![row]!.toFixed(0).padStart(14)).join('')
    const ratio = figures['sandbox']![row]! / figures['bare']![row]!
    console.log(`  ${row.padEnd(28)} ${cells}  ${ratio.toFixed(2).padStart(7)}`)
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

function authorized(apiKey: string, path = '/v1/vps/servers'): Request {
  return new Request(`http://127.0.0.1:4010${path}`, { headers: { Authorization: `Bearer ${apiKey}` } })
}
