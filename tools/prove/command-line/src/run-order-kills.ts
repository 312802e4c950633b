import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { runCommand } from './run-command.ts'

/** The result of all kills. */
export interface KillFigures {
  readonly kills: number
  readonly orders: number
  /** How often the exit code was 3. */
  readonly unknown: number
  /** Orders that were executed more than once. */
  readonly double: readonly string[]
  /** Orders that were reported and not executed. */
  readonly lost: readonly string[]
  /** Orders of which the command said something wrong. */
  readonly untrue: readonly string[]
  /** Orders whose outcome was still unknown after the times that the command had named. */
  readonly undecided: readonly string[]
}

interface Account {
  readonly sandbox: Sandbox
  readonly url: string
  readonly folder: string
  readonly random: () => number
  aheadMs: number
  kills: number
  unknown: number
}

/** One order: an API key, a journal and a line of its own. */
interface Wish {
  readonly account: Account
  readonly name: string
  readonly isNamed: boolean
  readonly apiKey: string
  readonly line: string
  /** How many VPSs there were before it. */
  readonly before: number
}

const undecided = 'undecided'

// A run takes about as long, in milliseconds.
const usualMs = 1_200
const mostRuns = 16

/** Kills `hostwright order` at random moments, and runs the same line again until it reports the contract. */
export async function runOrderKills(kills: number, seed: number): Promise<KillFigures> {
  const account = await openAccount(seed)
  const figures = {
    double: [] as string[],
    lost: [] as string[],
    untrue: [] as string[],
    undecided: [] as string[],
  }
  let orders = 0
  try {
    while (account.kills < kills) {
      orders += 1
      const before = (await listNames(account)).length
      const wish = toWish(account, `web-${seed}-${orders}`, orders % 2 === 0, before)
      const problem = await insist(wish)
      const names = await listNames(account)
      const count = names.length - before
      const isUndecided = problem?.startsWith(undecided) === true
      if (isUndecided) figures.undecided.push(`${wish.name} ${problem}`)
      else if (problem) figures.untrue.push(`${wish.name}: ${problem}`)
      else if (wish.isNamed && !names.includes(wish.name)) figures.untrue.push(`${wish.name}: not called so`)
      if (count > 1) figures.double.push(`${wish.name}: ${count} contracts`)
      if (count < 1 && !isUndecided) figures.lost.push(`${wish.name}: none`)
    }
  } finally {
    await account.sandbox.close()
    await rm(account.folder, { recursive: true, force: true })
  }
  return { kills: account.kills, orders, unknown: account.unknown, ...figures }
}

function toWish(account: Account, name: string, isNamed: boolean, before: number): Wish {
  const line = `order vps --plan standard-2gb --period 1 --image debian-13 ${isNamed ? '--name' : '--intent'} ${name} --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --json`
  const apiKey = account.sandbox.keys.create({ allow_signup: true })
  return { account, name, isNamed, apiKey, line, before }
}

async function openAccount(seed: number): Promise<Account> {
  const sandbox = await createSandbox({
    limits: false,
    assumptions: { 'completed-order-replay': 'order-again' },
  })
  sandbox.account.setBalance(1_000_000_000)
  sandbox.transitions.set('signup', { mode: 'immediate' })
  const { url } = await sandbox.listen({ port: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-order-kills-'))
  let state = seed >>> 0
  // A generator of its own: the same seed gives the same kills.
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { sandbox, url, folder, random, aheadMs: 0, kills: 0, unknown: 0 }
}

/** Runs the line until it reports the contract. Returns what the command said wrongly. */
async function insist(wish: Wish): Promise<string | undefined> {
  const { account, line } = wish
  const { faults } = account.sandbox
  // Most responses come; some are lost, some late, so that a kill finds every state.
  const fault = account.random()
  if (fault < 0.2) faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  else if (fault < 0.6) faults.add({ operationId: 'orderVps', times: 2, effect: { latencyMs: 150 } })
  const deaths = 1 + Math.floor(account.random() * 3)
  let last = ''
  try {
    for (let run = 0; run < mostRuns; run += 1) {
      const killAfterMs = run < deaths ? Math.floor(account.random() * usualMs) : undefined
      const { exitCode, stdout, stderr } = await start(wish, line, killAfterMs)
      if (exitCode === 0) return readContract(stdout)
      if (exitCode === null) account.kills += 1
      else if (exitCode === 3) {
        last = stderr
        const problem = await passTime(wish, stderr)
        if (problem) return problem
      } else if (exitCode !== 5) return `exit code ${exitCode}: ${stderr}`
    }
  } finally {
    faults.clear()
  }
  return `${undecided} after ${mostRuns} runs: ${last}`
}

function readContract(stdout: string): string | undefined {
  const { state, uuid } = JSON.parse(stdout) as { readonly state?: string; readonly uuid?: string }
  return uuid && (state === 'ordered' || state === 'existing') ? undefined : `no contract: ${stdout}`
}

/** Lets the time pass that the message names. The line that it says to type next must then tell the truth. */
async function passTime(wish: Wish, stderr: string): Promise<string | undefined> {
  const { account, name, isNamed } = wish
  account.unknown += 1
  const [, count, unit] = / in (\d+) (minutes|seconds)/.exec(stderr) ?? []
  const ms = Number(count ?? 1) * (unit === 'seconds' ? 1000 : 60_000)
  account.aheadMs += ms
  await account.sandbox.clock.advance(ms)
  const { next = '' } = /(?:Next: |"next":")hostwright (?<next>[^"\n]*)/.exec(stderr)?.groups ?? {}
  if (next.startsWith('order vps ')) return undefined
  if (!next.startsWith('orders reconcile ')) return `no line that settles it: ${stderr}`
  const names = await listNames(account)
  const { exitCode, stdout, stderr: said } = await start(wish, `${next} --json`)
  if (exitCode === 3) return undefined
  if (exitCode !== 0) return `not settled: ${said}`
  const { outcome } = JSON.parse(stdout) as { readonly outcome: string }
  const isThere = isNamed ? names.includes(name) : names.length > wish.before
  return isThere === (outcome === 'executed') ? undefined : `${outcome}, and the VPSs are ${names.join(', ')}`
}

function start(
  { account, apiKey, name }: Wish,
  line: string,
  killAfterMs?: number,
): ReturnType<typeof runCommand> {
  const { url, folder, aheadMs } = account
  const env = {
    HOSTWRIGHT_BASE_URL: url,
    HOSTWRIGHT_API_KEY: apiKey,
    HOSTWRIGHT_CONFIG_DIR: join(folder, name),
    ROOT_PASSWORD: 'Correct-Horse-7',
  }
  return runCommand(line.split(' '), { env, aheadMs, killAfterMs })
}

/** The names of the contracts that the account shows. */
async function listNames({ sandbox }: Account): Promise<string[]> {
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/vps/servers`, { headers }))
  const { servers } = (await response.json()) as { readonly servers: readonly { readonly name: string }[] }
  return servers.map(({ name }) => name)
}
