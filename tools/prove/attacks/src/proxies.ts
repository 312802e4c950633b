import { type Kind, type Quoted } from '../../orders/src/index.ts'
import { toJapanTime } from '@hostwright/common'
import { expect } from 'vitest'
import type { Proxy } from './connect.ts'
import { type Buyer, direct, minute, type Scene, through, unknownOutcome } from './scene.ts'

interface Entry {
  readonly method: string
  readonly created_at: string
}
interface Listed {
  readonly uuid?: string
  readonly servername?: string
  readonly name?: string
}

/** Replaces the JSON response body. */
export async function rewrite(response: Response, change: (body: never) => unknown): Promise<Response> {
  if (!response.ok) return response
  const { status, headers } = response
  const changed = change((await response.json()) as never)
  const kept = new Headers(headers)
  kept.delete('Content-Length')
  return Response.json(changed, { status, headers: kept })
}

/** Handles a buyer's orders; all other requests are forwarded. */
export function onOrder(
  buyer: Buyer,
  act: (forward: () => Promise<Response>, request: Request) => Promise<Response>,
): void {
  through(buyer, async (request, forward, kind) => (kind === 'order' ? act(forward, request) : forward()))
}

/** Replaces the responses to a buyer's orders after the orders were executed. */
export function answerOrders(buyer: Buyer, answer: (executed: Response) => Promise<Response>): void {
  onOrder(buyer, async (forward) => answer(await forward()))
}

/** Acts after each of a buyer's orders was executed, and before its response arrives. */
export function afterOrder(buyer: Buyer, act: () => unknown): void {
  answerOrders(buyer, async (executed) => {
    await act()
    return executed
  })
}

/** Checks that an order left and was executed once, that its outcome is unknown, and that it is not placed again. */
export async function expectSentOnce(
  scene: Scene,
  buyer: Buyer,
  quote: Quoted,
  error: unknown,
): Promise<void> {
  buyer.proxy = direct
  await buyer.place(quote).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  expect(error).toMatchObject(unknownOutcome)
}

/** Replaces the responses to requests of a kind after they were executed, at most so many times. */
export function after(
  kind: Kind,
  answer: (executed: Response) => Response | Promise<Response>,
  times = Infinity,
): Proxy {
  let left = times
  return async (_, forward, actual) => {
    const response = await forward()
    if (actual !== kind || left <= 0) return response
    left -= 1
    return answer(response)
  }
}

/** Executes requests of a kind, and then breaks the connection. */
export const lost = (kind: Kind, times = 1): Proxy => after(kind, breakConnection, times)

/** Breaks the connection before the API has got a request of a kind. */
export function neverArrives(kind: Kind, times = 1): Proxy {
  let left = times
  return async (_, forward, actual) => {
    if (actual !== kind || left <= 0) return forward()
    left -= 1
    return breakConnection()
  }
}

function breakConnection(): never {
  throw new TypeError('fetch failed')
}

/** Executes orders, and then breaks the connection. */
export const loseResponses: Proxy = lost('order', Infinity)

/** Creates an HTML page such as a proxy or a firewall sends. */
export function page(status: number, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'text/html' }
  return new Response('<h1>Request blocked</h1>', { status, headers: { ...type, ...headers } })
}

/** Creates an error in the API's form. */
export function apiError(status: number, code: string, message = 'No.'): Response {
  return Response.json({ error: { code, message } }, { status })
}

/** Filters the list of contracts. */
export function filterList(isShown: (listed: Listed) => boolean): Proxy {
  return async (_, forward, kind) =>
    kind === 'list'
      ? rewrite(await forward(), ({ servers }: { servers: readonly Listed[] }) => ({
          servers: servers.filter(isShown),
        }))
      : forward()
}

/** Shows a buyer only some of the contracts in the list. */
export function showOnly(buyer: Buyer, isShown: (listed: Listed) => boolean): void {
  through(buyer, filterList(isShown))
}

/** Removes the orders from the execution log, but not their dry runs: the fault that loses a response loses its entry. */
export function loseEntries(scene: Scene, ...buyers: readonly Buyer[]): void {
  changeEntries(scene, buyers, () => [])
}

/** Shows another status for the orders in the execution log, such as that of the gateway in front of the backend. */
export function showStatus(scene: Scene, status: number, ...buyers: readonly Buyer[]): void {
  changeEntries(scene, buyers, (entry) => [{ ...entry, status_code: status }])
}

function changeEntries(
  { sandbox: { clock } }: Scene,
  buyers: readonly Buyer[],
  change: (order: Entry) => readonly Entry[],
): void {
  // No order shares its second with a dry run: the log has a resolution of one second, and no bodies.
  const dryRuns = new Set<string>()
  const proxy: Proxy = async (_, forward, kind) => {
    if (kind === 'order') {
      await clock.advance(1_000)
      try {
        return await forward()
      } finally {
        await clock.advance(1_000)
      }
    }
    if (kind === 'dry-run') dryRuns.add(toJapanTime(new Date(clock.now())))
    if (kind !== 'log') return forward()
    return rewrite(await forward(), (body: { logs: readonly Entry[] }) => {
      const isOrder = ({ method, created_at }: Entry): boolean =>
        method === 'POST' && !dryRuns.has(created_at)
      const logs = body.logs.flatMap((entry) => (isOrder(entry) ? change(entry) : [entry]))
      return { ...body, logs, count: logs.length }
    })
  }
  for (const buyer of buyers) through(buyer, proxy)
}

/** Narrows a key to some contracts: the list and `/v1/me` say so. */
export function narrow(targets: readonly string[]): Proxy {
  const list = filterList(({ uuid, servername }) => targets.includes(uuid ?? servername ?? ''))
  return async (request, forward, kind) => {
    if (kind !== 'me') return list(request, forward, kind)
    return rewrite(await forward(), ({ services, ...info }: { services: Record<string, object> }) => {
      const narrowed = { target_mode: 'selected', targets }
      const vps = { ...services['vps'], ...narrowed }
      const server = { ...services['server'], ...narrowed }
      return { ...info, services: { ...services, vps, server } }
    })
  }
}

/** Sets the header `Date` of a buyer's responses, as a gateway with its own clock does. */
export function setDates(buyer: Buyer, { sandbox: { clock } }: Scene, aheadMs: (kind: Kind) => number): void {
  through(buyer, async (_, forward, kind) => {
    const response = await forward()
    const headers = new Headers(response.headers)
    headers.set('Date', new Date(clock.now() + aheadMs(kind)).toUTCString())
    return new Response(response.body, { status: response.status, headers })
  })
}

/** A gateway that gives up after a minute, in front of a backend that finishes later. */
export const gateway = (finishLateMs: number) => ({ finishLateMs, answerAfterMs: minute }) as const

/** Returns a promise that never settles. */
export const never = async <T>(): Promise<T> => new Promise<T>(() => {})

/** Renames every VPS that was bought, as its owner can do in the panel. */
export async function renameInPanel({ sandbox, truth }: Scene, name: string): Promise<void> {
  const headers = { Authorization: `Bearer ${sandbox.apiKey}`, 'Content-Type': 'application/json' }
  for (const uuid of truth.bought()) {
    const url = `${sandbox.baseUrl}/v1/vps/servers/${uuid}/name`
    const request = new Request(url, { method: 'PUT', headers, body: JSON.stringify({ name }) })
    const { status } = await sandbox.fetch(request)
    if (status !== 200) throw new Error(`${uuid} was not renamed: ${status}`)
  }
}

/** Ends contracts: the list no longer has them, and a request for one by its identifier finds nothing. */
export function end(targets: readonly string[], ids: readonly (number | undefined)[] = []): Proxy {
  const list = filterList(({ uuid, servername }) => !targets.includes(uuid ?? servername ?? ''))
  const isOfOne = (url: string): boolean =>
    targets.some((target) => url.includes(target)) || ids.some((id) => url.endsWith(`/${id}`))
  return async (request, forward, kind) => {
    if (!isOfOne(request.url)) return list(request, forward, kind)
    return apiError(404, request.url.includes('/vps/servers/') ? 'VPS_NOT_FOUND' : 'NOT_FOUND')
  }
}
