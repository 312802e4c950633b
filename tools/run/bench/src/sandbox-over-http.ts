import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@hostwright/machine/start-listening'
import autocannon from 'autocannon'
import { median } from './median.ts'
import { type Load, recordLoads } from './record-loads.ts'

const require = createRequire(import.meta.url)
const rounds = 5
const connections = 10

interface Running {
  readonly process: ChildProcess
  readonly baseUrl: string
  readonly figures: Record<string, number>
}

/**
 * Measures the sandbox, the sandbox with a database, Prism, and a server that only sends the same bytes. They run in
 * turns on one machine, so that other work of the machine affects each of them equally.
 */
export async function measureServers(): Promise<Record<string, Record<string, number>>> {
  const loads = await recordLoads()
  const running: Record<string, Running> = {}
  try {
    for (const [name, args] of Object.entries(toCommands(loads)))
      running[name] = await start(args, loads['list']!)
    for (const { process, baseUrl, figures } of Object.values(running)) {
      // The execution log keeps every request for 90 days, so memory is compared after the same number of requests.
      figures['fresh, MB'] = memoryOf(process)
      await autocannon({ ...toRequest(baseUrl, loads['list']!), amount: 10_000 })
      figures['after 10,000 requests, MB'] = memoryOf(process)
    }
    for (const [name, load] of Object.entries(loads)) await measureLoad(name, load, Object.values(running))
    return Object.fromEntries(Object.entries(running).map(([name, { figures }]) => [name, figures]))
  } finally {
    for (const { process } of Object.values(running)) process.kill()
  }
}

/** Returns the arguments with which Node starts each server on a port. */
function toCommands(
  loads: Readonly<Record<string, Load>>,
): Record<string, (port: string) => readonly string[]> {
  const command = join(dirname(require.resolve('@hostwright/sandbox/package.json')), 'dist/command.js')
  const description = require.resolve('@hostwright/openapi/openapi.json')
  const bare = fileURLToPath(new URL('programs/bare-server.ts', import.meta.url))
  return {
    sandbox: (port) => [command, '--port', port, '--no-limits'],
    'in a database': (port) => [command, '--port', port, '--no-limits', '--db', ':memory:'],
    Prism: (port) => [findPrism(), 'mock', '-h', '127.0.0.1', '-p', port, description],
    bare: (port) => [bare, port, JSON.stringify(Object.values(loads))],
  }
}

/** Returns the path of the script that the command `prism` runs. */
function findPrism(): string {
  const manifest = require.resolve('@stoplight/prism-cli/package.json')
  const { bin } = require(manifest) as { bin: { prism: string } }
  return join(dirname(manifest), bin.prism)
}

async function start(args: (port: string) => readonly string[], load: Load): Promise<Running> {
  const port = String(await findFreePort())
  const baseUrl = `http://127.0.0.1:${port}`
  const begin = performance.now()
  const server = spawn(process.execPath, args(port), { stdio: 'ignore' })
  while (server.exitCode === null) {
    const response = await fetch(baseUrl + load.path, { headers: load.headers }).catch(() => undefined)
    if (response?.ok)
      return { process: server, baseUrl, figures: { 'first response, ms': performance.now() - begin } }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`The server ended with ${server.exitCode}`)
}

async function measureLoad(name: string, load: Load, servers: readonly Running[]): Promise<void> {
  const measured = new Map(servers.map((server): [Running, number[]] => [server, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ baseUrl }, rates] of measured) {
      const { requests, non2xx, errors } = await autocannon({ ...toRequest(baseUrl, load), duration: 1 })
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} rejected, ${errors} failed`)
      rates.push(requests.average)
    }
  }
  for (const [{ figures }, rates] of measured) figures[`${name}, requests/s`] = median(rates)
}

function toRequest(baseUrl: string, { method, path, headers, body }: Load): autocannon.Options {
  return { url: baseUrl + path, connections, method, headers, ...(body !== undefined && { body }) }
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}
