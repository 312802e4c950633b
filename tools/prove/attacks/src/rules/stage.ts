import { createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { vi } from 'vitest'

/** Effect of a request: `order` spends money, `dry-run` tries the same, `read` is everything else. */
type Kind = 'order' | 'dry-run' | 'read'

/** A request on its way to the API. */
export interface Step {
  readonly kind: Kind
  readonly path: string
  readonly request: Request
}

/** Stands between a program and the API: it may pass a request on, once or more, and change the response. */
export type Alter = (step: Step, pass: () => Promise<Response>) => Promise<Response>

/** Journal, key and other settings of one program. */
interface ProgramOptions {
  readonly journal?: OrderJournal
  /** The key as the program knows it. @default a key that may order */
  readonly key?: string | (() => string | Promise<string>)
  readonly address?: string
  readonly alter?: Alter
  /** Whether `alter` sends at most once by the runtime's own `fetch`, and the program says so. @default false */
  readonly isPlain?: boolean
}

/** The key that may do everything. It does not look like a sandbox's, so that the account counts as a real one. */
export const mainKey = 'live-key-of-the-account'

const orderPaths = new Set(['/v1/vps/servers', '/v1/server'])

async function toKind(request: Request, path: string): Promise<Kind> {
  if (request.method !== 'POST' || !orderPaths.has(path)) return 'read'
  const body: unknown = await request.clone().json()
  return typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true
    ? 'dry-run'
    : 'order'
}

/**
 * Hides what only a sandbox has: its keys, its address and the header with its world. Each order gets an
 * Idempotency-Key of its own, because no promise may rely on an API that keeps these keys.
 */
function toRealApi(sandbox: Sandbox, keys: ReadonlyMap<string, string>) {
  let orders = 0
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const headers = new Headers(request.headers)
    const key = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    headers.set('Authorization', `Bearer ${keys.get(key) ?? key}`)
    if (headers.has('Idempotency-Key')) headers.set('Idempotency-Key', `order-number-${(orders += 1)}`)
    const { method } = request
    const body = method === 'GET' ? null : await request.clone().arrayBuffer()
    const target = `${sandbox.baseUrl}${url.pathname}${url.search}`
    const response = await sandbox.fetch(
      new Request(target, { method, headers, body, signal: request.signal }),
    )
    response.headers.delete('Sandbox-World')
    return response
  }
}

// A morning in the middle of a month: prices change at midnight in Japan, when fewer days of the month are left.
const startAt = Date.UTC(2026, 9, 14, 0)

/** An account at an API that looks real, and programs that order there. */
export async function createStage(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ speed: 0, world: 'empty', limits: false, startAt, ...options })
  const { clock } = sandbox
  const keys = new Map([[mainKey, sandbox.apiKey]])
  const real = toRealApi(sandbox, keys)
  const program = ({
    journal = createMemoryJournal(),
    key = mainKey,
    address,
    alter,
    isPlain = false,
  }: ProgramOptions = {}) => {
    const send = async (request: Request): Promise<Response> => {
      const path = new URL(request.url).pathname
      const pass = () => real(request)
      if (alter === undefined) return pass()
      return alter({ kind: await toKind(request, path), path, request }, pass)
    }
    const client = createClient({
      baseUrl: address ?? 'https://api.example.org',
      apiKey: key,
      fetch: Object.assign(send, { isPlain }),
      now: clock.now,
      sleep: clock.sleep,
      journal,
    })
    return { client, journal, vps: createVps(client).orders, hosting: createHosting(client).orders }
  }
  return {
    sandbox,
    program,
    /** Makes the API know another key that may order, or one with other rights. */
    addKey: (name: string, rights = {}) => {
      keys.set(name, sandbox.keys.create({ permission_type: 'full', allow_signup: true, ...rights }))
      return name
    },
    /** How many orders were executed, and so paid. */
    paid: () => sandbox.servers().length,
    later: (minutes: number) => clock.advance({ minutes }),
  }
}

export type Stage = Awaited<ReturnType<typeof createStage>>

/** The order of a VPS, without a name unless one is given. */
export const anOrder = (name?: string) => ({
  ...(name === undefined ? {} : { name }),
  plan_id: 'standard-2gb' as const,
  period: 12 as const,
  image_id: 'debian-13' as const,
})

export const password = 'Correct-Horse-7'

/** The password, the consent and a price limit, for `ensure`. */
export const consent = { root_password: password, agree_to_terms: true, maxTotalPrice: 100_000 } as const

/** The order of a hosting server. */
export const aServer = (id?: string) => ({
  ...(id === undefined ? {} : { server_id: id }),
  plan_id: 'standard' as const,
  period: 12 as const,
})

export const hostingConsent = { agree_to_terms: true, maxTotalPrice: 100_000 } as const

/** Returns the reason of a rejected promise; `undefined` if it was fulfilled. */
export const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Changes the response to some requests, after the API has done what they ask for. */
export const after =
  (kind: Kind, toResponse: (response: Response) => Response | Promise<Response>, times = Infinity): Alter =>
  async (step, pass) => {
    const response = await pass()
    if (step.kind !== kind || times <= 0) return response
    times -= 1
    return toResponse(response)
  }

/** Breaks the connection after the API has done what the request asks for. */
export const lost = (kind: Kind, times = 1): Alter =>
  after(
    kind,
    () => {
      throw new TypeError('fetch failed')
    },
    times,
  )

/** Breaks the connection before the API has got the request. */
export const neverArrives =
  (kind: Kind, times = 1): Alter =>
  async (step, pass) => {
    if (step.kind !== kind || times <= 0) return pass()
    times -= 1
    throw new TypeError('fetch failed')
  }

/** An error in the form of the API. */
export const apiError = (status: number, code: string) =>
  Response.json({ error: { code, message: 'Rejected.' } }, { status })

/** A page as a proxy or a gateway shows it. */
export const page = (status: number, headers = {}) =>
  new Response('<!doctype html><title>Sorry</title>', {
    status,
    headers: { 'Content-Type': 'text/html', ...headers },
  })

/** Lets pending work go on, and resolves with false. */
const turn = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)))

/**
 * Lets ten minutes pass, for timers and for the clock of the API, unless the promise settles before, and returns how
 * many seconds it took.
 */
export async function secondsUntilSettled({ sandbox }: Stage, promise: Promise<unknown>): Promise<number> {
  const settled = promise.then(
    () => true,
    () => true,
  )
  for (let seconds = 0; seconds < 600; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    await sandbox.clock.advance({ seconds: 1 })
    for (let turns = 0; turns < 10; turns += 1) if (await Promise.race([settled, turn()])) return seconds
  }
  return 600
}
