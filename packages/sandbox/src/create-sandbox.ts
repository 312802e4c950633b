import { type AssumptionChoices, chooseAssumptions } from './assumptions.ts'
import { type Clock, type ClockOptions, createClock } from './clock.ts'
import { createKeys, type Keys } from './keys/keys.ts'
import { defaultHost, defaultPort, listen, type Listening, type ListenOptions } from './listen.ts'
import { createExecutionLog } from './logs/execution-log.ts'
import { type Account, createAccount } from './ordering/account.ts'
import { createRoutes } from './request/routes.ts'
import { seed } from './seed.ts'
import { createStore } from './store.ts'

/** Options of `createSandbox`. */
export interface SandboxOptions extends ClockOptions {
  /** An HTML page for `GET /`, such as the reference. @default a line of text */
  readonly home?: string | undefined
  /** Other choices where the requirements settle nothing; see `assumptions`. */
  readonly assumptions?: Partial<AssumptionChoices> | undefined
}

/** An account of its own behind the whole API. */
export interface Sandbox {
  /** The API, without a network: give it to the SDK as `fetch`. Works detached. */
  readonly fetch: (request: Request) => Promise<Response>
  /** An address that fits `fetch`. Nothing listens there until `listen` is called. */
  readonly baseUrl: string
  /** A key that may do everything, ordering included. */
  readonly apiKey: string
  readonly clock: Clock
  readonly keys: Keys
  readonly account: Account
  /** Answers on a port as well. Rejects when the port is taken. */
  listen(options?: ListenOptions): Promise<Listening>
  /** Closes every port and forgets everything. `fetch` rejects from then on. */
  close(): Promise<void>
}

/**
 * Makes a sandbox: the API itself with an account that holds 1,000,000 yen and one running VPS.
 * Two sandboxes share nothing.
 *
 * @example
 * const sandbox = await createSandbox({ speed: 0 })
 * const { baseUrl, apiKey, fetch, clock } = sandbox
 * const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = createClock(options)
  const assume = chooseAssumptions(options.assumptions)
  const store = createStore()
  const log = createExecutionLog(store)
  seed(store, clock.now())
  const keys = createKeys(store)
  const serve = createRoutes({ clock, store, log, assume }, options.home)
  const listening: Listening[] = []
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    await Promise.all(listening.splice(0).map((opened) => opened.close()))
    store.close()
  }

  return {
    fetch: (request) => serve(request, defaultHost),
    baseUrl: `http://${defaultHost}:${defaultPort}`,
    apiKey: keys.create({ allow_signup: true }),
    clock,
    keys,
    account: createAccount(store),
    async listen(listenOptions) {
      const opened = await listen(serve, listenOptions)
      listening.push(opened)
      return opened
    },
    close: () => (closing ??= close()),
  }
}
