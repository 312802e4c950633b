// Compares a client with a bare fetch. Each comparison is a separate process; its arguments are the server's address
// and the client's program.
import type { Program } from './measured-clients.ts'

/** Times of one call of the client and one bare fetch right beside it, in microseconds. */
export interface Pair {
  readonly us: number
  readonly bareUs: number
}

// Long enough for the runtime to compile the code that runs often: in longer comparisons the ratio is the same.
const warmUpMs = 1_000
const measuredMs = 1_500

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
    // The order alternates, so that neither side always runs second.
    const isBareFirst = pairs.length % 2 === 0
    const first = await timeOf(isBareFirst ? bare : call)
    const second = await timeOf(isBareFirst ? call : bare)
    pairs.push(isBareFirst ? { bareUs: first, us: second } : { bareUs: second, us: first })
  }
  return pairs
}

await compareFor(warmUpMs)
process.send?.(await compareFor(measuredMs), () => process.exit())
