import { readdir } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { type Ended, type Environment, runCommand, type Server, startServer } from './processes.ts'

/** The totals of all kills. */
export interface Figures {
  readonly kills: number
  readonly orders: number
  readonly requests: number
  /** Most requests within a minute. */
  readonly mostPerMinute: number
  /** Responses of the API that a limit was exceeded. */
  readonly limited: number
  /** Names of VPSs that do not exist exactly once. */
  readonly wrong: readonly string[]
  /** Records that an apply has left out, or made twice. */
  readonly wrongRecords: readonly string[]
  /** Commands that ended in another way than they may. */
  readonly failures: readonly string[]
  /** Folders of order journals: one for all processes. */
  readonly journals: readonly string[]
}

interface World {
  readonly sandbox: Sandbox
  readonly env: Environment & Readonly<Record<'HOSTWRIGHT_BASE_URL' | 'HOSTWRIGHT_API_KEY', string>>
  readonly random: () => number
  readonly folder: string
  aheadMs: number
  kills: number
  readonly failures: string[]
  /** All requests by their ids: the sandbox keeps the last ones only. */
  readonly requests: Map<number, { readonly at: number; readonly status: number | null }>
}

// A share of the kills waits for no minute to pass; a long run has the limits of the API.
const most = { perMinute: 300, concurrent: 20 }
const longRun = 20
const server = 'hw123456.example.jp'
const domain = 'example.com'
const mostRuns = 12

/**
 * Lets two servers and two command lines work on one account at the same time, and kills them at random moments: one server
 * applies DNS records; the other quotes an order, whose plan one command line applies, while the other orders the same VPS
 * by its name. What was killed starts again.
 */
export async function runKills(kills: number, seed: number, redisUrl: string): Promise<Figures> {
  const sandbox = await createSandbox(
    kills > longRun ? {} : { limits: { vps: most, server: most, common: most } },
  )
  sandbox.account.setBalance(1_000_000_000)
  sandbox.transitions.set('signup', { mode: 'immediate' })
  sandbox.faults.add({ probability: 0.3, effect: { latencyMs: 120 } })
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-agents-'))
  const { url } = await sandbox.listen({ port: 0 })
  const env = {
    HOSTWRIGHT_BASE_URL: url,
    HOSTWRIGHT_API_KEY: sandbox.apiKey,
    HOSTWRIGHT_CONFIG_DIR: folder,
    HOSTWRIGHT_REDIS_URL: redisUrl,
    ROOT_PASSWORD: 'Correct-Horse-7',
  }
  const random = toRandom(seed)
  const requests: World['requests'] = new Map()
  const world: World = { sandbox, env, folder, random, requests, aheadMs: 0, kills: 0, failures: [] }
  const names: string[] = []
  try {
    const context = `context add work --base-url ${url} --api-key-env HOSTWRIGHT_API_KEY`
    await runCommand(context.split(' '), env)
    // The first responses tell all processes what the account may do.
    for (const line of ['vps list', 'hosting list', 'logs']) await runCommand(line.split(' '), env)
    while (world.kills < kills) {
      names.push(`web-${seed}-${names.length + 100}`)
      await runRound(world, names.at(-1)!)
      for (const request of sandbox.journal().requests) requests.set(request.id, request)
    }
    return await toFigures(world, names)
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One VPS that two programs order, and one record that an agent adds. */
async function runRound(world: World, name: string): Promise<void> {
  const planned = await keepServing(world, async (agent) => {
    const order = { product: 'vps', name, plan_id: 'standard-2gb', period: 1, image_id: 'debian-13' }
    const { applied_by: line } =
      (await agent.call('quote_order', { ...order, max_total_price: 30_000 })) ?? {}
    return typeof line === 'string' ? line.replace('a person: hostwright ', '') : undefined
  })
  const applying = `${planned.replace('FOLDER', join(world.folder, 'secrets'))} --yes --json`
  const ordering = `order vps --plan standard-2gb --period 1 --image debian-13 --name ${name} --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --json --context work`
  await Promise.all([
    insist(world, ordering),
    insist(world, applying),
    keepServing(world, (agent) => addRecord(agent, name)),
  ])
}

async function addRecord(agent: Server, host: string): Promise<string | undefined> {
  const records = `{ records: [{ host: ${host}, type: A, content: 203.0.113.1 }] }`
  const file = `version: 1\nhosting: { ${server}: { domains: { ${domain}: { dns: ${records} } } } }`
  const { digest, changes } = (await agent.call('plan', { file })) ?? {}
  if (Array.isArray(changes) && changes.length === 0) return 'done'
  const { done } = (await agent.call('apply', { digest })) ?? {}
  return Array.isArray(done) && done.length > 0 ? 'done' : undefined
}

/** Starts a server and works with it, and does so again after it was killed. */
async function keepServing(
  world: World,
  work: (agent: Server) => Promise<string | undefined>,
): Promise<string> {
  for (let run = 0; run < mostRuns; run += 1) {
    const agent = await startServer(world.env, ['--allow', 'write', '--spend', '30000'])
    const killing = run < 2 && world.random() < 0.6
    const working = work(agent)
    if (killing) {
      await pause(Math.floor(world.random() * 500))
      agent.kill()
      world.kills += 1
    }
    const result = await working
    await agent.close()
    if (result !== undefined) return result
  }
  throw new Error(`a server has not finished after ${mostRuns} starts`)
}

/** Runs a line until it says that the VPS is there. */
async function insist(world: World, line: string): Promise<void> {
  let last: Ended | undefined
  for (let run = 0; run < mostRuns; run += 1) {
    const killAfterMs = run < 2 ? 300 + Math.floor(world.random() * 1_500) : undefined
    last = await runCommand(line.split(' '), toEnvironment(world, line), killAfterMs)
    if (last.exitCode === 0) return
    if (last.exitCode === null) world.kills += 1
    else if (last.exitCode === 3) await passTime(world)
    // The other program has ordered in the meantime, so the plan is not that of the account any more.
    else if (line.startsWith('apply') && last.exitCode === 1) return
  }
  world.failures.push(`${line}: ${last?.exitCode} ${last?.stderr}`)
}

/** A line with a context has the address and the key from there; its journal is still that of the servers. */
function toEnvironment({ env, aheadMs }: World, line: string): Environment {
  const { HOSTWRIGHT_BASE_URL: _, HOSTWRIGHT_API_KEY: __, ...rest } = env
  return { ...(line.includes('--context') ? rest : env), AHEAD_MS: String(aheadMs) }
}

/** Lets the time pass after which it is known whether a request was executed. */
async function passTime(world: World): Promise<void> {
  const ms = 80 * 60_000
  world.aheadMs += ms
  await world.sandbox.clock.advance(ms)
}

async function toFigures(world: World, names: readonly string[]): Promise<Figures> {
  const { sandbox, folder, kills, failures } = world
  const requests = [...world.requests.values()]
  const times = requests.map(({ at }) => at).toSorted((one, other) => one - other)
  const mostPerMinute = Math.max(
    ...times.map((time, index) => index + 1 - times.findIndex((early) => early > time - 60_000)),
  )
  const list = async <Item>(path: string, property: string): Promise<readonly Item[]> => {
    const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
    const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1${path}`, { headers }))
    return ((await response.json()) as Record<string, readonly Item[]>)[property]!
  }
  const servers = await list<{ readonly name: string }>('/vps/servers', 'servers')
  const records = await list<{ readonly host: string }>(`/server/${server}/dns?domain=${domain}`, 'records')
  return {
    kills,
    orders: names.length,
    requests: requests.length,
    mostPerMinute,
    limited: requests.filter(({ status }) => status === 429).length,
    wrong: names.filter((name) => servers.filter((one) => one.name === name).length !== 1),
    wrongRecords: names.filter((name) => records.filter(({ host }) => host.startsWith(name)).length !== 1),
    failures,
    journals: await readdir(join(folder, 'orders')),
  }
}

/** A generator of its own: the same seed gives the same kills. */
function toRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
