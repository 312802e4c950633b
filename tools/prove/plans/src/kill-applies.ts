import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type End, fromSource, startChild } from '@hostwright/machine/start-child'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { planAccount } from '@hostwright/plan'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { createVps } from '@hostwright/vps'
import { desired } from './crash-scene.ts'

/** Figures of a run in which processes are killed with signal 9. */
export interface KillFigures {
  readonly kills: number
  /** Changes that the last process of each account left. */
  readonly changesLeft: number
  /** Servers beyond those in the file. */
  readonly serversTooMany: number
}

const program = join(import.meta.dirname, 'apply-child.ts')
const mostProcesses = 6
// Prices change at midnight in Japan, so the account starts at noon.
const noon = Date.parse('2026-10-01T12:00:00+09:00')

/** Kills a process that applies a file after some of its writes, and starts others until one finishes. */
export async function killApplies(writes: readonly number[]): Promise<KillFigures> {
  const figures = { kills: 0, changesLeft: 0, serversTooMany: 0 }
  for (const count of writes) {
    const seen = await killApply(count)
    figures.kills += seen.kills
    figures.changesLeft += seen.changesLeft
    figures.serversTooMany += seen.serversTooMany
  }
  return figures
}

async function killApply(count: number): Promise<KillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-plans-'))
  const sandbox = await createSandbox({ speed: 0, startAt: noon, limits: false })
  const { url, close } = await sandbox.listen({ port: 0 })
  try {
    let kills = 0
    for (let number = 0; number < mostProcesses; number++) {
      const args = [...fromSource, program, url, sandbox.apiKey, folder]
      const { signal, exitCode } = await runAndKill(args, sandbox, number === 0 ? count : Infinity)
      if (signal === 'SIGKILL') kills += 1
      else if (exitCode === 0) break
      // The outcome of a recent order can still be unknown; it shows after some minutes.
      else await sandbox.clock.advance({ minutes: 20 })
    }
    return { kills, ...(await lookAt(sandbox)) }
  } finally {
    await close()
    await sandbox.close()
    await rm(folder, { recursive: true })
  }
}

/** Kills a process after the API has received some writes, unless it ends before. */
async function runAndKill(args: readonly string[], sandbox: Sandbox, count: number): Promise<End> {
  const before = countWrites(sandbox)
  const child = startChild(args)
  const timer = setInterval(() => {
    if (countWrites(sandbox) - before >= count) void child.kill()
  }, 1)
  return child.ended.finally(() => clearInterval(timer))
}

function countWrites(sandbox: Sandbox): number {
  return sandbox.journal().requests.filter(({ method }) => method !== 'GET').length
}

async function lookAt(sandbox: Sandbox): Promise<Omit<KillFigures, 'kills'>> {
  const { baseUrl, apiKey, fetch } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, pacing: false })
  const changesLeft = (await planAccount(client, desired)).changes.length
  const servers = (await createVps(client).servers()).length + (await createHosting(client).servers()).length
  return { changesLeft, serversTooMany: servers - 4 }
}
