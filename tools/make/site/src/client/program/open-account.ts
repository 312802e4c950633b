import type { createSandbox, Sandbox, SandboxOptions, WorldName } from '@hostwright/sandbox'
import type { AccountView } from '../../account-panel/account-view.ts'
import { createCopyReader } from './create-copy-reader.ts'
import { withLivePrice } from './live-price.ts'
import type { AccountCalls, AccountOptions, PlainResponse, Preparation } from './messages.ts'
import { watchSandbox } from './watch-sandbox.ts'

/** The account of a page: a sandbox, and the state of it that the page shows. */
export interface OpenedAccount extends Pick<AccountCalls, 'send' | 'prepare' | 'read' | 'price'> {
  /** The sandbox that the environment of programs points to. */
  readonly own: Sandbox
  /** Creates another sandbox, which the page shows from then on. */
  readonly createSandbox: typeof createSandbox
  /** Returns the sandbox that the page shows. */
  readonly shown: () => Sandbox
  readonly view: () => AccountView
}

const mostRequests = 60

/** Opens an account whose clock advances only when a program sleeps on it. */
export async function openAccount(
  create: typeof createSandbox,
  { world: name, faults, preparation }: AccountOptions,
  onChange: () => void = () => {},
): Promise<OpenedAccount> {
  const world = name as WorldName // an unknown one is rejected
  const own = watchSandbox(await create({ speed: 0, world }), onChange)
  let shown = { sandbox: own, options: { world } as SandboxOptions }
  // The reader sees the requests of the program, without those that prepared the account.
  let firstId = 0
  const readShown = createCopyReader(create, () => shown)
  const price = async (body: unknown): Promise<unknown> => withLivePrice(body, await readShown())

  async function prepare(steps: readonly Preparation[]): Promise<void> {
    for (const step of steps) await sendStep(own, step, price)
    firstId = (own.journal().requests.at(-1)?.id ?? 0) + 1
  }

  await prepare(preparation)
  for (const fault of faults) own.faults.add(fault)
  return {
    own,
    prepare,
    read: async (path) => (await readShown())(path),
    price,
    async createSandbox(options = {}) {
      const sandbox = watchSandbox(await create(options), onChange)
      shown = { sandbox, options }
      firstId = 0
      return sandbox
    },
    shown: () => shown.sandbox,
    view() {
      const { clock, account, faults: injected, servers, journal } = shown.sandbox
      const requests = journal().requests.filter(({ id }) => id >= firstId)
      return {
        now: clock.now(),
        balance: account.balance,
        servers: servers(),
        faults: injected.list(),
        requests: requests.slice(-mostRequests),
      }
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
