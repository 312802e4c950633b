import type { createSandbox, FaultOptions, Sandbox, SandboxOptions, WorldName } from '@hostwright/sandbox'
import type { AccountView, ShownRequest, ShownServer } from '../../account-panel/account-view.ts'
import { createCopyReader } from './create-copy-reader.ts'
import { type Read, withLivePrice } from './live-price.ts'
import type { AccountOptions, PlainRequest, PlainResponse, Preparation } from './messages.ts'
import { watchSandbox } from './watch-sandbox.ts'

/** The account of a page: a sandbox, and what there is to be seen of it. */
export interface OpenedAccount {
  /** The one that programs find in their environment. */
  readonly own: Sandbox
  /** Makes another sandbox, which is then the one that is shown. */
  readonly createSandbox: typeof createSandbox
  /** The sandbox that is shown. */
  readonly shown: () => Sandbox
  readonly view: () => Promise<AccountView>
  readonly send: (request: PlainRequest) => Promise<PlainResponse>
  /** Brings the account into a state. What is there already, or is gone, is left as it is. */
  readonly prepare: (preparation: readonly Preparation[]) => Promise<void>
  /** The body of an order with the price of the moment; any other as it is. */
  readonly price: (body: unknown) => Promise<unknown>
}

const mostRequests = 60

/** Opens an account whose clock stands still, except for those who sleep on it. */
export async function openAccount(
  create: typeof createSandbox,
  { world: name, faults, preparation }: AccountOptions,
  onChange: () => void = () => {},
): Promise<OpenedAccount> {
  const world = name as WorldName // an unknown one is rejected
  let requests: ShownRequest[] = []
  const note = (request: ShownRequest): void => {
    requests = [...requests, request].slice(-mostRequests)
    onChange()
  }
  const own = watchSandbox(await create({ speed: 0, world }), note)
  let shown = { sandbox: own, options: { world } as SandboxOptions }
  const readShown = createCopyReader(create, () => shown)
  const price = async (body: unknown): Promise<unknown> => withLivePrice(body, await readShown())

  async function prepare(steps: readonly Preparation[]): Promise<void> {
    for (const step of steps) await sendStep(own, step, price)
    requests = []
  }

  await prepare(preparation)
  for (const fault of faults) own.faults.add(fault)
  return {
    own,
    prepare,
    price,
    async createSandbox(options = {}) {
      const sandbox = watchSandbox(await create(options), note)
      shown = { sandbox, options }
      requests = []
      return sandbox
    },
    shown: () => shown.sandbox,
    async view() {
      const { clock, account, faults: injected } = shown.sandbox
      const pendingFaults = injected.pending().map(describeFault)
      const servers = await listServers(await readShown())
      return { now: clock.now(), balance: account.balance, servers, requests, pendingFaults }
    },
    async send({ method, target, headers, body }) {
      const given = { method, headers, ...(body !== undefined && { body }) }
      return toPlain(await own.fetch(new Request(own.baseUrl + target, given)))
    },
  }
}

async function sendStep(
  sandbox: Sandbox,
  { method, target, body, headers, passedMs }: Preparation,
  price: (body: unknown) => Promise<unknown>,
): Promise<void> {
  const request = new Request(sandbox.baseUrl + target, {
    method,
    headers: { ...headers, Authorization: `Bearer ${sandbox.apiKey}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(await price(body)) }),
  })
  await sandbox.fetch(request)
  await sandbox.clock.advance(passedMs)
}

async function toPlain(response: Response): Promise<PlainResponse> {
  const { status, statusText, headers } = response
  return { status, statusText, headers: [...headers], text: await response.text() }
}

async function listServers(readPath: Read): Promise<ShownServer[]> {
  const { servers: vpss } = await readPath<{ servers: Listed[] }>('/v1/vps/servers')
  const { servers: hosting } = await readPath<{ servers: Listed[] }>('/v1/server')
  const shown: ShownServer[] = []
  for (const { uuid, name = '', status } of vpss) {
    const { power } = await readPath<{ power: { status: string } }>(`/v1/vps/servers/${uuid}/power`)
    shown.push({ kind: 'VPS', name, status, power: power.status })
  }
  for (const { servername = '', status } of hosting) shown.push({ kind: 'hosting', name: servername, status })
  return shown
}

interface Listed {
  readonly uuid?: string
  readonly name?: string
  readonly servername?: string
  readonly status: string
}

function describeFault({ operationId, path, effect }: FaultOptions): string {
  return `${operationId ?? path ?? 'any request'}: ${typeof effect === 'string' ? effect : JSON.stringify(effect)}`
}
