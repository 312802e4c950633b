import type { Client } from '@hostwright/common'
import { applyPlan, planAccount } from '@hostwright/plan'
import { createVps } from '@hostwright/vps'
import { createHosting } from '@hostwright/hosting'
import type { SandboxOptions } from '@hostwright/sandbox'
import { allowances, createCrashScene, type CrashScene, type Death, desired } from './crash-scene.ts'

/** Figures of a run in which processes die at every write. */
export interface CrashFigures {
  readonly deaths: number
  /** Accounts that differed from the file after the next process. */
  readonly unfinished: readonly string[]
  /** Servers that were ordered more than once. */
  readonly orderedTwice: readonly string[]
  /** Resources that were created more than once. */
  readonly madeTwice: readonly string[]
}

/** Kills a process that applies a file at each of its writes, and lets another process plan and apply the same file. */
export async function runCrashes(
  isJournalKept: boolean,
  options: SandboxOptions & { readonly every?: number } = {},
): Promise<CrashFigures> {
  const { every = 1, ...sandboxOptions } = options
  const seen = { unfinished: [] as string[], orderedTwice: [] as string[], madeTwice: [] as string[] }
  let deaths = 0
  for (let write = 1; ; write += every) {
    let hasDied = false
    for (const isCarriedOut of [false, true]) {
      const scene = await createCrashScene(isJournalKept, sandboxOptions)
      hasDied = (await crash(scene, { write, isCarriedOut }, seen)) || hasDied
      await scene.close()
    }
    if (!hasDied) return { deaths, ...seen }
    deaths += 2
  }
}

interface Seen {
  readonly unfinished: string[]
  readonly orderedTwice: string[]
  readonly madeTwice: string[]
}

async function crash(scene: CrashScene, death: Death, seen: Seen): Promise<boolean> {
  const name = `write ${death.write}${death.isCarriedOut ? ', carried out' : ''}`
  const first = scene.start(death)
  const plan = await planAccount(first.client, desired)
  const error = await applyPlan(plan, { client: first.client, ...allowances }).catch(
    (cause: unknown) => cause,
  )
  const hasDied = error instanceof Error
  const next = scene.start()
  const problem = await converge(scene, next.client)
  if (problem !== undefined) seen.unfinished.push(`${name} (${first.writes.at(-1)}): ${problem}`)
  await countServers(scene, name, seen)
  return hasDied
}

/** Plans and applies the file until no change is left. Waits while the outcome of an order is unknown. */
async function converge(scene: CrashScene, client: Client): Promise<string | undefined> {
  let problem: string | undefined
  for (let round = 0; round < 12; round++) {
    const plan = await planAccount(client, desired)
    if (plan.changes.length === 0) return undefined
    const result = await applyPlan(plan, { client, ...allowances }).catch((cause: unknown) => cause)
    problem = result instanceof Error ? result.message : plan.changes.map(({ address }) => address).join(', ')
    const isOpen = /it is unknown|ordered elsewhere:|may or may not have been executed/.test(problem)
    if (isOpen) await scene.sandbox.clock.advance({ minutes: 10 })
    else if (round > 0 && result instanceof Error) return problem
  }
  return problem
}

/** Records servers, records, jobs, filters and databases that exist more than once. */
async function countServers(scene: CrashScene, name: string, seen: Seen): Promise<void> {
  await scene.sandbox.clock.advance({ hours: 3 })
  const { client } = scene.start()
  const vps = (await createVps(client).servers()).map((server) => server.name)
  const hosting = createHosting(client)
  const servers = await hosting.servers()
  const ids = servers.map(({ server_id }) => server_id)
  for (const twice of [...listTwice(vps), ...listTwice(ids)]) seen.orderedTwice.push(`${name}: ${twice}`)
  if (vps.length !== 2 || ids.length !== 2) seen.orderedTwice.push(`${name}: ${[...vps, ...ids].join(', ')}`)
  const site = hosting.server('hw123456.example.jp')
  const made = [
    ...(await site.dns.list()).map(({ host, type, content }) => `${host} ${type} ${content}`),
    ...(await site.cron.list()).map(({ command }) => command),
    ...(await site.mailFilters.list()).map(({ domain }) => domain),
    ...(await site.databases.list()).map(({ db_name }) => db_name),
  ]
  for (const twice of listTwice(made)) seen.madeTwice.push(`${name}: ${twice}`)
}

function listTwice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
