import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Round } from './compare-calls.ts'
import type { MeasuredClient } from './measured-clients.ts'
import { median } from './median.ts'

/** What a call costs. */
export interface CallCost {
  /** Microseconds a call (median). */
  readonly us: number
  /** Beside a bare fetch in the same round (median). */
  readonly ratio: number
}

const processes = 3

/**
 * What a call of each client costs beside a bare fetch of the same answer, from one loopback server. A
 * client is measured in processes of its own, so that none runs on what another made the runtime compile.
 */
export async function measureCalls(clients: readonly MeasuredClient[]): Promise<Record<string, CallCost>> {
  const server = start('loopback-server.ts')
  const [port] = (await once(server, 'message')) as [number]
  const costs: Record<string, CallCost> = {}
  for (const { name, program } of clients) {
    const rounds: Round[] = []
    for (let process = 0; process < processes; process += 1) {
      const comparison = start('compare-calls.ts', `http://127.0.0.1:${port}`, program.href)
      const [measured] = (await once(comparison, 'message')) as [Round[]]
      rounds.push(...measured)
    }
    costs[name] = {
      us: median(rounds.map(({ us }) => us)),
      ratio: median(rounds.map(({ us, bareUs }) => us / bareUs)),
    }
  }
  server.kill()
  return costs
}

function start(program: string, ...args: string[]): ChildProcess {
  return fork(new URL(program, import.meta.url), args)
}
