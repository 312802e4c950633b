import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@hostwright/prism'
import { createSandbox } from '@hostwright/sandbox'
import autocannon from 'autocannon'
import type { BuiltVersion } from './build-version.ts'
import { listServers } from './measured-servers.ts'
import { findPrice, orderTerms } from './order-terms.ts'
import { writeResults } from './write-results.ts'

const sizes = [10, 1_000, 50_000]
const program = fileURLToPath(new URL('programs/filled-sandbox.ts', import.meta.url))

/** What the program prints once it is filled. */
interface Filled {
  readonly figures: Readonly<Record<string, number>>
  /** Its memory before the lists were read. */
  readonly megabytes: number
  readonly url: string
  readonly apiKey: string
  readonly terms: object
}

/** How writes, lists, orders over HTTP and memory grow with the number of records, in memory and in a database. */
export async function benchGrowth(versions: Readonly<Record<string, BuiltVersion>>): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@hostwright/sandbox/node')
  const kinds: Record<string, readonly string[]> = { sandbox: [entry], 'in a database': [entry, ':memory:'] }
  for (const [name, version] of Object.entries(versions)) kinds[name] = [version.entry]
  const results: Record<string, Record<number, Record<string, number>>> = {}
  for (const [name, [from, db]] of Object.entries(kinds)) {
    results[name] = {}
    for (const size of sizes) results[name][size] = await measureSize(from!, size, db)
    print(name, results[name])
  }
  const others = await measureOthers()
  for (const [name, orders] of Object.entries(others))
    console.log(`${name}: ${orders.toFixed(0)} orders/s over HTTP`)
  writeResults('sandbox-growth', { sandboxes: results, ordersOfOthers: others })
}

/** The same orders, sent to servers that keep nothing: Prism, and one that only sends bytes. */
async function measureOthers(): Promise<Record<string, number>> {
  const sandbox = await createSandbox({ limits: false })
  const { apiKey } = sandbox
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' }
  const terms = { ...orderTerms, expected_total_price: await findPrice(sandbox) }
  const load = {
    method: 'POST',
    path: '/v1/vps/servers',
    headers: { ...headers, 'Idempotency-Key': 'other-order-1' },
    body: JSON.stringify(terms),
  } as const
  const commands = await listServers(sandbox, [load], {})
  await sandbox.close()
  const measured: Record<string, number> = {}
  for (const name of ['Prism', 'bare']) {
    const port = String(await findFreePort())
    const url = `http://127.0.0.1:${port}`
    const child = spawn(process.execPath, commands[name]!(port), { stdio: 'ignore' })
    try {
      while (!(await fetch(`${url}${load.path}`, load).catch(() => undefined))?.ok) await setTimeout(20)
      measured[name] = await measureOrders(url, apiKey, terms)
    } finally {
      child.kill()
    }
  }
  return measured
}

async function measureSize(entry: string, size: number, db?: string): Promise<Record<string, number>> {
  const child = spawn(process.execPath, [program, entry, String(size), ...(db === undefined ? [] : [db])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    const { figures, megabytes, url, apiKey, terms } = JSON.parse(line) as Filled
    const orders = await measureOrders(url, apiKey, terms)
    return {
      ...figures,
      'orders/s over HTTP': orders,
      'MB after the writes': megabytes,
      'MB after the lists and orders': memoryOf(child),
    }
  } finally {
    child.kill()
  }
}

/** Real orders from ten connections, each with an Idempotency-Key of its own. */
async function measureOrders(url: string, apiKey: string, terms: object): Promise<number> {
  let sent = 0
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 10,
    duration: 3,
    requests: [
      {
        method: 'POST',
        path: '/v1/vps/servers',
        body: JSON.stringify(terms),
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'Idempotency-Key': `http-order-${(sent += 1)}` },
        }),
      },
    ],
  })
  if (non2xx + errors > 0) throw new Error(`Orders: ${non2xx} refused, ${errors} failed`)
  return requests.average
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}

function print(name: string, bySize: Readonly<Record<number, Readonly<Record<string, number>>>>): void {
  console.log(`Growth, ${name}: ms     ${sizes.map((size) => String(size).padStart(10)).join('')}`)
  for (const row of Object.keys(bySize[sizes[0]!]!)) {
    const cells = sizes.map((size) => bySize[size]![row]!)
    const isTime = !/MB|HTTP/.test(row)
    console.log(
      `  ${row.padEnd(28)} ${cells.map((cell) => cell.toFixed(isTime ? 3 : 0).padStart(10)).join('')}`,
    )
  }
}
