// A process of its own for each comparison; the address and the client's program are its arguments.
import type { Program } from './measured-clients.ts'

/** A call of a client and a bare fetch right beside it, in microseconds. */
export interface Pair {
  readonly us: number
  readonly bareUs: number
}

// As many as it takes until the runtime has compiled what it will, on however slow a machine; and as many again.
const warmUpPairs = 6_000
const measuredPairs = 6_000

const [baseUrl = '', program = ''] = process.argv.slice(2)
const { create } = (await import(program)) as Program
const call = create(baseUrl)
const headers = { Accept: 'application/json', Authorization: 'Bearer bench' }
const bare = async (): Promise<unknown> => (await fetch(`${baseUrl}/v1/vps/plans`, { headers })).json()

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return (performance.now() - start) * 1000
}

async function compare(count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  while (pairs.length < count) {
    // In turns, so that neither always comes after the other.
    const isBareFirst = pairs.length % 2 === 0
    const first = await timeOf(isBareFirst ? bare : call)
    const second = await timeOf(isBareFirst ? call : bare)
    pairs.push(isBareFirst ? { bareUs: first, us: second } : { bareUs: second, us: first })
  }
  return pairs
}

await compare(warmUpPairs)
process.send?.(await compare(measuredPairs), () => process.exit())
