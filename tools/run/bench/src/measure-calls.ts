import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Pair } from './compare-calls.ts'
import type { MeasuredClient } from './measured-clients.ts'
import { median } from './median.ts'

/** What a call costs. */
export interface CallCost {
  /** Microseconds; the median. */
  readonly us: number
  /** The time of a bare fetch, as a multiple; the median of pairs, which no pause of the machine moves. */
  readonly ratio: number
  /** The same of all time together: the client's garbage is in it, and every pause of the machine. */
  readonly ratioOfAll: number
}

const processes = 3

/**
 * What a call of each client costs beside a bare fetch of the same response, from one loopback server. A
 * client is measured in processes of its own, so that none runs on what another made the runtime compile. The
 * process with the lowest ratio counts: what else the machine does takes memory caches away, of which a client needs more.
 */
export async function measureCalls(clients: readonly MeasuredClient[]): Promise<Record<string, CallCost>> {
  const server = start('loopback-server.ts')
  const [port] = (await once(server, 'message')) as [number]
  const costs: Record<string, CallCost> = {}
  for (const { name, program } of clients) {
    const measured: CallCost[] = []
    for (let process = 0; process < processes; process += 1) {
      const comparison = start('compare-calls.ts', `http://127.0.0.1:${port}`, program.href)
      const [pairs] = (await once(comparison, 'message')) as [Pair[]]
      measured.push(costOf(pairs))
    }
    costs[name] = measured.toSorted((one, other) => one.ratio - other.ratio)[0]!
  }
  server.kill()
  return costs
}

function costOf(pairs: readonly Pair[]): CallCost {
  let all = 0
  let allBare = 0
  for (const { us, bareUs } of pairs) {
    all += us
    allBare += bareUs
  }
  return {
    us: median(pairs.map(({ us }) => us)),
    ratio: median(pairs.map(({ us, bareUs }) => us / bareUs)),
    ratioOfAll: all / allBare,
  }
}

function start(program: string, ...args: string[]): ChildProcess {
  return fork(new URL(program, import.meta.url), args)
}
