// A process of its own for each comparison; the address and the client's program are its arguments.
import type { Program } from './measured-clients.ts'

/** A number of calls of a client, and as many of a bare fetch beside them: microseconds a call. */
export interface Round {
  readonly us: number
  readonly bareUs: number
}

const warmUpRounds = 20
const rounds = 20
const callsPerRound = 100

const [baseUrl = '', program = ''] = process.argv.slice(2)
const { create } = (await import(program)) as Program
const call = create(baseUrl)
const headers = { Accept: 'application/json', Authorization: 'Bearer bench' }
const bare = async (): Promise<unknown> => (await fetch(`${baseUrl}/v1/vps/plans`, { headers })).json()

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < callsPerRound; index += 1) await task()
  return ((performance.now() - start) / callsPerRound) * 1000
}

const measured: Round[] = []
for (let round = 0; round < warmUpRounds + rounds; round += 1) {
  // In pairs, so that the machine's moods hit both.
  const bareUs = await timeOf(bare)
  const us = await timeOf(call)
  if (round >= warmUpRounds) measured.push({ us, bareUs })
}
process.send?.(measured, () => process.exit())
