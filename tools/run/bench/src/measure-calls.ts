import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Pair } from './compare-calls.ts'
import type { MeasuredClient } from './measured-clients.ts'
import { median } from './median.ts'

/** Cost of a call. */
export interface CallCost {
  /** Median in microseconds. */
  readonly us: number
  /**
   * Time of the call as a multiple of a bare fetch. It is the median of pairs, so pauses of the machine do not change
   * it.
   */
  readonly ratio: number
  /**
   * The same ratio of the total times, which include the client's garbage collection and every pause of the machine.
   */
  readonly ratioOfAll: number
}

const processes = 3

/**
 * Measures a call of each client beside a bare fetch of the same response, from one loopback server. Each client runs
 * in processes of its own, so that it does not profit from code that the runtime compiled for another one. The process
 * with the lowest ratio counts: other work of the machine empties memory caches, and a client uses more of them than a
 * bare fetch does.
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
