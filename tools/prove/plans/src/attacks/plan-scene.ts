import { type Client, createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { interceptJournal } from '../../../orders/src/index.ts'
import { createHosting, type Site } from '@hostwright/hosting'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { createVps, type ServerHandle } from '@hostwright/vps'
import { onTestFinished, test as base } from 'vitest'
import { type Deed, isWrite, readBody, toDeed } from './deed.ts'
import {
  type ApplyOptions,
  applyPlan,
  parseDesired,
  type Plan,
  planAccount,
  planZone,
  type Zone,
} from '@hostwright/plan'
import { type Approval, createPlanTruth, type PlanTruth } from './plan-truth.ts'

export const server = 'hw123456.example.jp'
export const on = `hosting/${server}`
export const password = 'Correct-Horse-7'

/** Returns a file with this content of the server. */
export const onServer = (text: string): string => `version: 1\nhosting: { ${server}: { ${text} } }`

/** Returns a file with this content of the domain `example.com`. */
export const onDomain = (text: string): string => onServer(`domains: { example.com: { ${text} } }`)

/** Returns a file that orders the VPS `web-02`, with further properties of it. */
export const orderFile = (limit = 25_000, further = ''): string => `
version: 1
vps:
  web-02:${further}
    order: ${toOrder(limit)}`

/** Returns the order of a VPS, as a file has it. */
export const toOrder = (limit = 25_000): string =>
  `{ plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: ${limit}, root_password: { env: ROOT }, agree_to_terms: true }`

/** Returns a file with the records of `example.com`; with `prune`, the account keeps no others. */
export const zoneFile = (records = "[{ host: '@', type: A, content: 198.18.0.1 }]", prune = true): string => `
version: 1
hosting: { ${server}: { domains: { example.com: { dns: { prune: ${prune}, records: ${records} } } } } }`

/** A file that changes a setting, databases, records and a job: eight writes, if there is a database that it lacks. */
export const mixedFile: string = `
version: 1
hosting:
  ${server}:
    memo: shop
    prune: [databases]
    databases: { a: {}, b: {} }
    domains:
      example.com: { dns: { prune: true, records: [{ host: '@', type: A, content: 198.18.0.1 }, { host: api, type: A, content: 192.0.2.7 }] } }
    cron: [{ minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: php nightly.php, enabled: false }]`

/** Interceptor between a process and the API; `write` counts from 1 and is undefined for a read. */
export type Between = (
  request: Request,
  forward: () => Promise<Response>,
  write: number | undefined,
) => Promise<Response>

/** Outcome of an apply, whether it succeeded or failed. */
export interface Outcome {
  readonly done: readonly string[]
  readonly left: readonly unknown[]
  readonly changedSince: readonly string[]
  readonly error: Error | undefined
  /** Everything that the caller received, as text. */
  readonly told: string
  /** Writes that reached the sandbox during the apply, as `METHOD /path`. */
  readonly writes: readonly string[]
}

/** Process that plans and applies. Each of its writes is compared with the approved plans. */
export interface Runner {
  readonly client: Client
  between: Between
  plan(file: string | object, options?: object): Promise<Plan>
  zone(zone: object, options?: object): Promise<Plan>
  /** Applies a plan. `approved` is the plan that a person has read, if that is a different one. */
  apply(plan: Plan, options?: Omit<ApplyOptions, 'client'>, approved?: Plan): Promise<Outcome>
  /** Kills the process at its nth write from now, before or after the sandbox executes that write. */
  dieAt(write: number, isCarriedOut: boolean): void
}

export interface Scene {
  readonly sandbox: Sandbox
  readonly truth: PlanTruth
  /** Client of a colleague, whose writes need no approval. */
  readonly site: Site
  readonly colleague: Client
  vps(name: string): Promise<ServerHandle>
  runner(options?: RunnerOptions): Runner
  /** Proves the ownership of domains, which mail needs. */
  prove(...domains: readonly string[]): Promise<void>
}

export interface RunnerOptions {
  readonly journal?: OrderJournal
  readonly apiKey?: string
  readonly now?: () => number
}

/** Creates a small account whose clock stands still until a test advances it. */
export async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({ speed: 0, limits: false, ...options })
  const truth = createPlanTruth()
  onTestFinished(async () => {
    // Every test checks that each write was in the approved plan.
    try {
      truth.finish()
    } finally {
      await sandbox.close()
    }
  })
  const { now, sleep } = sandbox.clock
  const access = { baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey, fetch: sandbox.fetch, now, sleep }
  const colleague = createClient({ ...access, pacing: false })
  const site = createHosting(colleague).server(server)
  return {
    sandbox,
    truth,
    site,
    colleague,
    async vps(name) {
      const found = (await createVps(colleague).servers()).find((one) => one.name === name)
      return createVps(colleague).server(found?.uuid ?? name)
    },
    runner: (given) => createRunner(sandbox, truth, given),
    async prove(...domains) {
      const { domain_validation_token: token } = await site.info()
      const content = `ownership-verify=${token}`
      for (const domain of domains)
        await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
    },
  }
}

type Fixtures = Pick<Scene, 'sandbox' | 'truth' | 'site' | 'colleague' | 'vps' | 'prove'>

/** Test function with an account and a process that plans, created on demand. */
export const test = base.extend<Fixtures & { scene: Scene; runner: Runner }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
  scene: async ({}, use) => use(await setUp()),
  runner: async ({ scene }, use) => use(scene.runner()),
  sandbox: async ({ scene }, use) => use(scene.sandbox),
  truth: async ({ scene }, use) => use(scene.truth),
  site: async ({ scene }, use) => use(scene.site),
  colleague: async ({ scene }, use) => use(scene.colleague),
  vps: async ({ scene }, use) => use(scene.vps),
  prove: async ({ scene }, use) => use(scene.prove),
})

interface Life {
  death?: { readonly write: number; readonly isCarriedOut: boolean }
  isDead: boolean
  count: number
}

const dead = (): Error => new Error('The process is dead.')

function createRunner(sandbox: Sandbox, truth: PlanTruth, given: RunnerOptions = {}): Runner {
  const approvals: Approval[] = []
  const own = new Set<string>()
  // Two runners may write at the same time; each reports only its own writes.
  const mine: Deed[] = []
  const life: Life = { isDead: false, count: 0 }
  const carryOut = async (request: Request, body: Deed['body'] | undefined): Promise<Response> => {
    if (body === undefined) return sandbox.fetch(request)
    const deed = await toDeed(sandbox, request, body, own)
    truth.deeds.push(deed)
    mine.push(deed)
    const response = await sandbox.fetch(request)
    // An HTML page means that the request was not executed, and a dead process receives no response.
    const isPage = response.headers.get('Content-Type')?.includes('html') === true
    if (!isPage && !life.isDead) deed.status = response.status
    if (response.ok && !isPage) truth.check(deed, approvals)
    if (response.ok && !isPage && deed.method === 'POST') await noteOwn(own, deed, response.clone())
    return response
  }
  const { journal = createMemoryJournal() } = given
  const runner: { between: Between } = { between: async (_, forward) => forward() }
  const client = createClient({
    baseUrl: sandbox.baseUrl,
    apiKey: given.apiKey ?? sandbox.apiKey,
    journal: interceptJournal(
      () => journal,
      async (work) => (life.isDead ? Promise.reject(dead()) : work()),
    ),
    now: given.now ?? sandbox.clock.now,
    monotonic: sandbox.clock.now,
    sleep: async (ms, signal) => (life.isDead ? Promise.reject(dead()) : sandbox.clock.sleep(ms, signal)),
    pacing: false,
    async fetch(request) {
      if (life.isDead) throw dead()
      const body = request.method === 'GET' ? {} : await readBody(request)
      const written = isWrite(request, body) ? body : undefined
      if (written !== undefined) life.count += 1
      const isLast = written !== undefined && life.count === life.death?.write
      if (isLast) life.isDead = true
      if (isLast && life.death?.isCarriedOut !== false) await carryOut(request, written)
      if (isLast) throw dead()
      return runner.between(request, async () => carryOut(request, written), written && life.count)
    },
  })
  return Object.assign(runner, {
    client,
    plan: async (file: string | object, options?: object) => planAccount(client, parseDesired(file), options),
    zone: async (zone: Zone, options?: object) => planZone(client, zone, options),
    async apply(plan: Plan, options: Omit<ApplyOptions, 'client'> = {}, approved = plan) {
      approvals.push({ plan: approved, options })
      return witness(truth, mine, plan, { client, ...options }, () => life.isDead)
    },
    dieAt(write: number, isCarriedOut: boolean) {
      life.death = { write: life.count + write, isCarriedOut }
    },
  })
}

/** Adds the paths of the resource that a process has created, if the response identifies it. */
async function noteOwn(own: Set<string>, { path, body }: Deed, response: Response): Promise<void> {
  const answer = JSON.parse((await response.text()) || '{}') as Record<string, unknown>
  const names = [...Object.values(answer), body['domain'], body['subdomain'], body['mail_address']]
  for (const name of names)
    if (typeof name === 'string' || typeof name === 'number') own.add(`${path}/${name}`)
}

async function witness(
  truth: PlanTruth,
  deeds: readonly Deed[],
  plan: Plan,
  options: ApplyOptions,
  isDead: () => boolean,
): Promise<Outcome> {
  const secrets = new Set<string>([password])
  const events: unknown[] = []
  const before = deeds.length
  const given: ApplyOptions = {
    resolveSecret: () => password,
    onSecret: ({ value }) => void secrets.add(value),
    onProgress: (event) => events.push(event),
    ...options,
  }
  const result: unknown = await applyPlan(plan, given).catch((error: unknown) => error)
  const {
    done = [],
    left = [],
    changedSince = [],
  } = result as Partial<Record<'done' | 'left' | 'changedSince', never[]>>
  const error = result instanceof Error ? result : undefined
  const told = `${error?.message ?? ''} ${JSON.stringify(result, hideClients)} ${JSON.stringify(events)}`
  const arrived = deeds.slice(before)
  for (const secret of secrets)
    if (`${told} ${JSON.stringify(plan)}`.includes(secret)) truth.breach('a secret was told')
  const isOk = arrived.some(({ status = 500 }) => status < 300)
  // The message of a dead process reaches no caller, so it is not checked.
  if (isOk && !isDead() && /nothing was sent(?! by this call)|\b0 (of the )?changes made/i.test(told))
    truth.breach(`a write was denied: ${told}`)
  return {
    done,
    left,
    changedSince: changedSince.map(({ address }) => String(address)),
    error,
    told,
    writes: arrived.map(({ method, path }) => `${method} ${path}`),
  }
}

const hideClients = (key: string, value: unknown): unknown =>
  key === 'client' || key === 'request' || value instanceof Request
    ? undefined
    : value instanceof Error
      ? { ...(value as object), message: value.message, cause: value.cause }
      : value

/** Runs an action immediately before the first write of an apply arrives. */
export function atFirstWrite(runner: Runner, act: () => Promise<unknown>): void {
  let isOver = false
  runner.between = async (_, forward, write) => {
    if (write !== undefined && !isOver) {
      isOver = true
      await act()
    }
    return forward()
  }
}
