import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { runCommand } from './run-command.ts'

/** What came of it. */
export interface KillFigures {
  readonly kills: number
  readonly orders: number
  /** How often the exit code was 3. */
  readonly unknown: number
  readonly double: readonly string[]
  readonly lost: readonly string[]
  /** What was told and is not so. */
  readonly untrue: readonly string[]
  /** Orders that the same line does not settle in twelve runs. */
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

/** One order that somebody means: a key, a journal and a line of their own. */
interface Wish {
  readonly account: Account
  readonly name: string
  readonly isNamed: boolean
  readonly apiKey: string
  readonly line: string
}

const undecided = 'undecided'

const horizonMs = 80 * 60_000
const usualMs = 900

/** Kills `hostwright order` at random moments, and runs the same line again until it has said what became of it. */
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
      const wish = toWish(account, `web-${seed}-${orders}`, orders % 2 === 0)
      const before = await listNames(account)
      const problem = await insist(wish)
      const names = await listNames(account)
      const count = names.length - before.length
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

function toWish(account: Account, name: string, isNamed: boolean): Wish {
  const line = `order vps --plan standard-2gb --period 1 --image debian-13${isNamed ? ` --name ${name}` : ` --intent ${name}`} --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --json`
  return { account, name, isNamed, apiKey: account.sandbox.keys.create({ allow_signup: true }), line }
}

async function openAccount(seed: number): Promise<Account> {
  const sandbox = await createSandbox({
    limits: false,
    assumptions: { 'completed-order-replay': 'orders again' },
  })
  sandbox.account.setBalance(1_000_000_000)
  sandbox.transitions.set('signup', { mode: 'immediate' })
  const { url } = await sandbox.listen({ port: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-order-kills-'))
  let state = seed >>> 0
  // Numbers that depend on the seed only.
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { sandbox, url, folder, random, aheadMs: 0, kills: 0, unknown: 0 }
}

/** Runs the line until it has said what became of the order. Gives what it told wrongly. */
async function insist(wish: Wish): Promise<string | undefined> {
  const { account, line } = wish
  const { faults } = account.sandbox
  // Most responses come; some are lost, some late, so that a kill finds every state.
  const fault = account.random()
  if (fault < 0.2) faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  else if (fault < 0.6) faults.add({ operationId: 'orderVps', times: 2, effect: { latencyMs: 150 } })
  const deaths = 1 + Math.floor(account.random() * 3)
  try {
    for (let run = 0; run < 12; run += 1) {
      const killAfterMs = run < deaths ? Math.floor(account.random() * usualMs) : undefined
      const { exitCode, stdout, stderr } = await start(wish, line, killAfterMs)
      if (exitCode === 0) return stdout.includes('"state"') ? undefined : `told nothing: ${stdout}`
      if (exitCode === null) account.kills += 1
      else if (exitCode === 3) await passHorizon(wish)
      else if (exitCode !== 5) return `exit code ${exitCode}: ${stderr}`
    }
  } finally {
    faults.clear()
  }
  return `${undecided}: told nothing in 12 runs`
}

/** Lets the horizon pass after an exit code 3: then the same line has to go on. */
async function passHorizon(wish: Wish): Promise<void> {
  const { account } = wish
  account.unknown += 1
  account.aheadMs += horizonMs
  await account.sandbox.clock.advance(horizonMs)
  await start(wish, 'vps list')
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
