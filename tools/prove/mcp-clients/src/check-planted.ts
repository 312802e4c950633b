import { fileURLToPath } from 'node:url'
import type { ForeignClient } from './clients.ts'
import { listFaults } from './list-faults.ts'
import { runProgram } from './run-program.ts'

const server = {
  command: process.execPath,
  args: [fileURLToPath(new URL('planted-server.ts', import.meta.url))],
  env: {},
}
const calls = ['free', 'fails'].map((name) => ({ name, arguments: {}, expected: 'done' }))

/** Lists the planted faults that a client's run does not find. */
export async function listUnfound(client: ForeignClient): Promise<readonly string[]> {
  const report = await runProgram(client, server, calls)
  const faults = listFaults(report, calls, ['free', 'fails', 'left'], client.isStrict)
  const planted = ['fails with {}', 'left: not called', ...(client.isStrict ? ['free: not strict'] : [])]
  return planted.filter((one) => !faults.some((fault) => fault.includes(one)))
}
