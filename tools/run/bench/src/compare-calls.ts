// A process of its own for each comparison; the address and the client's program are its arguments.
import type { Program } from './measured-clients.ts'

/** A call of a client and a bare fetch right beside it, in microseconds. */
export interface Pair {
  readonly us: number
  readonly bareUs: number
}

// As long as the runtime takes to compile what it will, and as long again and more.
const warmUpMs = 2_000
const measuredMs = 4_000

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

async function compareFor(ms: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    // In turns, so that neither always comes after the other.
    const isBareFirst = pairs.length % 2 === 0
    const first = await timeOf(isBareFirst ? bare : call)
    const second = await timeOf(isBareFirst ? call : bare)
    pairs.push(isBareFirst ? { bareUs: first, us: second } : { bareUs: second, us: first })
  }
  return pairs
}

await compareFor(warmUpMs)
process.send?.(await compareFor(measuredMs), () => process.exit())
