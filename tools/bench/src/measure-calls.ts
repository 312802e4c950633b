import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { MeasuredClient, Program } from './measured-clients.ts'
import { median } from './median.ts'

/** What a call costs. */
export interface CallCost {
  /** Microseconds a call (median). */
  readonly us: number
  /** Beside a bare fetch in the same round (median). */
  readonly ratio: number
}

const rounds = 60
const callsPerRound = 100

/**
 * What a call of each client costs beside a bare fetch of the same answer, from one loopback server.
 * Rounds are paired, client by client, so that the machine's moods hit both.
 */
export async function measureCalls(clients: readonly MeasuredClient[]): Promise<Record<string, CallCost>> {
  const server = fork(new URL('loopback-server.ts', import.meta.url))
  const [port] = (await once(server, 'message')) as [number]
  const baseUrl = `http://127.0.0.1:${port}`
  const costs: Record<string, CallCost> = {}
  for (const { name, program } of clients) {
    const { create } = (await import(program.href)) as Program
    costs[name] = await compare(toBareFetch(baseUrl), create(baseUrl))
  }
  server.kill()
  return costs
}

function toBareFetch(baseUrl: string): () => Promise<unknown> {
  const headers = { Accept: 'application/json', Authorization: 'Bearer bench' }
  return async () => (await fetch(`${baseUrl}/v1/vps/plans`, { headers })).json()
}

async function compare(bare: () => Promise<unknown>, call: () => Promise<unknown>): Promise<CallCost> {
  const times: number[] = []
  const ratios: number[] = []
  for (let round = -5; round < rounds; round += 1) {
    const bareUs = await timeOf(bare)
    const us = await timeOf(call)
    if (round < 0) continue // to warm up
    times.push(us)
    ratios.push(us / bareUs)
  }
  return { us: median(times), ratio: median(ratios) }
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < callsPerRound; index += 1) await call()
  return ((performance.now() - start) / callsPerRound) * 1000
}
