import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { End } from '@hostwright/machine/start-child'
import { runCommand } from '../../../command-line/src/run-command.ts'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { findContradiction, type Violation } from '../checks.ts'
import { products } from '../products.ts'
import { createRandom, type Random } from '../random.ts'
import type { Outcome } from '../report.ts'
import { createTruth, type Truth } from '../truth.ts'

interface Account {
  readonly sandbox: Sandbox
  readonly url: string
  readonly folder: string
  readonly random: Random
  aheadMs: number
  /** How long a run takes on this machine at present, in milliseconds. */
  usualMs: number
  kills: number
  orders: number
  unknown: number
}

/** One order, with its own API key, journal and command line. */
interface Wish {
  readonly account: Account
  readonly truth: Truth
  readonly name: string
  readonly isNamed: boolean
  readonly apiKey: string
  readonly line: string
}

const mostRuns = 32
// Accounts that order at the same time: a command waits for responses half of its time.
const accounts = 2

/** Kills `hostwright order` at random moments, and runs the same line again until it reports the contract. */
export async function runOrderKills(kills: number, seed: number): Promise<Outcome & { kills: number }> {
  const start = performance.now()
  const share = Math.ceil(kills / accounts)
  const seeds = Array.from({ length: accounts }, (_, index) => seed + index)
  const all = await Promise.all(seeds.map((one) => killOnAccount(share, one)))
  const sum = (name: 'kills' | 'orders' | 'unknown'): number =>
    all.reduce((total, { account }) => total + account[name], 0)
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  const figures = {
    'kills of the command': sum('kills'),
    orders: sum('orders'),
    'exit code 3': sum('unknown'),
    seconds,
  }
  return { kills: sum('kills'), figures, violations: all.flatMap(({ violations }) => violations) }
}

async function killOnAccount(
  kills: number,
  seed: number,
): Promise<{ account: Account; violations: Violation[] }> {
  const account = await openAccount(seed)
  const violations: Violation[] = []
  try {
    while (account.kills < kills) {
      account.orders += 1
      violations.push(...(await runWish(account, seed, account.orders)))
    }
  } finally {
    await account.sandbox.close()
    await rm(account.folder, { recursive: true, force: true })
  }
  return { account, violations }
}

async function openAccount(seed: number): Promise<Account> {
  const assumptions = { 'completed-order-replay': 'order-again' } as const
  const sandbox = await createSandbox({ limits: false, assumptions })
  sandbox.account.setBalance(1_000_000_000)
  sandbox.transitions.set('signup', { mode: 'immediate' })
  const { url } = await sandbox.listen({ port: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-order-kills-'))
  const random = createRandom(seed)
  return { sandbox, url, folder, random, aheadMs: 0, usualMs: 600, kills: 0, orders: 0, unknown: 0 }
}

function toWish(account: Account, name: string, isNamed: boolean): Wish {
  const line = `order vps --plan standard-2gb --period 1 --image debian-13 ${isNamed ? '--name' : '--intent'} ${name} --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --json`
  const apiKey = account.sandbox.keys.create({ allow_signup: true })
  return { account, truth: createTruth(account.sandbox), name, isNamed, apiKey, line }
}

async function runWish(account: Account, seed: number, number: number): Promise<Violation[]> {
  const wish = toWish(account, `web-${seed}-${number}`, number % 2 === 0)
  const violation = await insist(wish)
  const bought = wish.truth.executions()
  const found: (Violation | false | undefined)[] = [
    violation,
    !violation && wish.isNamed && bought[0]?.name !== wish.name && contradiction('it is not called so'),
    bought.length > 1 && { check: 'executed more than once', message: `${bought.length} contracts` },
    bought.length < 1 &&
      violation?.check !== undecided && { check: 'an order is lost', message: 'no contract' },
  ]
  const again = `npx pnpm test:order-kills --seed ${seed}`
  return found.flatMap((one) => (one ? [{ ...one, message: `${wish.name}: ${one.message}`, again }] : []))
}

const undecided = 'it does not end'
const contradiction = (message: string): Violation => ({ check: 'contradicts the truth', message })

/** Repeats the line until it reports the contract. Returns the first violation, if any. */
async function insist(wish: Wish): Promise<Violation | undefined> {
  const { account, line } = wish
  const { random, sandbox } = account
  const { operationId } = products.vps
  // Some responses are lost and some are late, so that kills find every state.
  const fault = random()
  if (fault < 0.2) sandbox.faults.add({ operationId, nth: 2, effect: 'drop-response' })
  else if (fault < 0.7) sandbox.faults.add({ operationId, times: mostRuns, effect: { latencyMs: 150 } })
  let deaths = 1 + Math.floor(random() * 8)
  let last = ''
  try {
    for (let run = 0; run < mostRuns; run += 1) {
      const isKilled = deaths > 0 && random() < 0.75
      const killAfterMs = isKilled ? Math.floor(random() * 1.3 * account.usualMs) : undefined
      const startedAt = performance.now()
      const { exitCode, stdout, stderr } = await start(wish, line, killAfterMs)
      if (exitCode === null) {
        account.kills += 1
        deaths -= 1
        continue
      }
      account.usualMs = (3 * account.usualMs + performance.now() - startedAt) / 4
      if (exitCode === 0) return readContract(wish, stdout)
      if (exitCode === 3) {
        last = stderr
        const violation = await passTime(wish, stderr)
        if (violation) return violation
      } else if (exitCode !== 5) return { check: 'a process has failed', message: `${exitCode}: ${stderr}` }
    }
  } finally {
    sandbox.faults.clear()
  }
  return { check: undecided, message: `unknown after ${mostRuns} runs: ${last}` }
}

function readContract({ truth }: Wish, stdout: string): Violation | undefined {
  const { state, uuid } = JSON.parse(stdout) as { readonly state?: string; readonly uuid?: string }
  const isKnown = truth.executions().some(({ contract }) => contract === uuid)
  return isKnown && (state === 'ordered' || state === 'existing') ? undefined : contradiction(stdout)
}

// A timer that runs the line every half hour reads the message of no run.
const timerMs = 1_800_000

/**
 * Advances the time that the message names, or as long as a timer waits. The command line that the message suggests
 * next must then return a true verdict.
 */
async function passTime(wish: Wish, stderr: string): Promise<Violation | undefined> {
  const { account, truth } = wish
  account.unknown += 1
  const [, count, unit] = / in (\d+) (minute|second)s?\b/.exec(stderr) ?? []
  const namedMs = Number(count ?? 1) * (unit === 'second' ? 1000 : 60_000)
  const ms = account.random() < 0.5 ? namedMs : Math.max(namedMs, timerMs)
  account.aheadMs += ms
  await account.sandbox.clock.advance(ms)
  const { next = '' } = /(?:Next: |"next":")hostwright (?<next>[^"\n]*)/.exec(stderr)?.groups ?? {}
  // After entries of the log that this journal does not know, the message names a time, and the line is run again.
  if (next.startsWith('order vps ') || (next.startsWith('vps list') && count)) return undefined
  if (!next.startsWith('orders reconcile '))
    return { check: 'told nothing certain', message: `no line that settles it: ${stderr}` }
  const own = truth.executions().map(({ contract }) => contract)
  const { exitCode, stdout, stderr: said } = await start(wish, `${next} --json`)
  if (exitCode === 3) return undefined
  if (exitCode !== 0) return { check: 'told nothing certain', message: `not settled: ${said}` }
  const { outcome } = JSON.parse(stdout) as { readonly outcome: 'executed' | 'not-executed' }
  const problem = findContradiction({ outcome, contracts: [] }, own)
  return problem === undefined ? undefined : contradiction(problem)
}

function start({ account, apiKey, name }: Wish, line: string, killAfterMs?: number): Promise<End> {
  const { folder, url, aheadMs } = account
  const env = {
    HOSTWRIGHT_BASE_URL: url,
    HOSTWRIGHT_API_KEY: apiKey,
    HOSTWRIGHT_CONFIG_DIR: join(folder, name),
    ROOT_PASSWORD: products.vps.terms.root_password,
  }
  return runCommand(line, { env, aheadMs, killAfterMs })
}
