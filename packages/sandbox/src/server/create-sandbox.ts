import { withDashboard } from '../dashboard/with-dashboard.ts'
import { createDatabaseStore } from '../database/database-store.ts'
import { assembleSandbox, defaultHost, type Sandbox as PlainSandbox } from '../sandbox/assemble-sandbox.ts'
import { createContractFiles } from '../files/contract-files.ts'
import { withSites } from '../files/with-sites.ts'
import { checkOptions, type SandboxOptions as PlainOptions } from '../sandbox/sandbox-options.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import { listenWithFiles } from './listen-with-files.ts'
import { listen, type Listening, type ListenOptions } from './listen.ts'
import { readDocsState, withDocs } from './with-docs.ts'

/** Options of `createSandbox`. */
export interface SandboxOptions extends PlainOptions {
  /**
   * A file that stores the state; it is created if it does not exist. If it already contains an account, `world` has no
   * effect until a reset. Limits, faults, log settings and the journal are not stored. Requires Node.js 24 or newer.
   * @default in memory
   */
  readonly db?: string | undefined
  /**
   * A folder of files that are served for every `GET` outside of `/v1` and `/_sandbox`, such as the built
   * documentation. Its `index.html` is at `/index.html`, because the dashboard is at `/`. The folder may be written
   * later: until it has an `index.html`, the dashboard says that the documentation is being built. @default none
   */
  readonly docs?: string | undefined
}

const ownNames: Readonly<Record<Exclude<keyof SandboxOptions, keyof PlainOptions>, true>> = {
  db: true,
  docs: true,
}

/** A copy of the API with an account of its own, which can also be reached over a port. */
export interface Sandbox extends PlainSandbox {
  /** Starts to listen on a port, by default that of `baseUrl`. Rejects if the port is taken. */
  listen(options?: ListenOptions): Promise<Listening>
  /**
   * Closes every port, and deletes the account unless a file stores it. From then on, the promise of `fetch` rejects
   * for each request to the API.
   */
  close(): Promise<void>
}

/**
 * Creates a sandbox that can listen on a port, serve files and store its state in a file. Unless `world` selects
 * another account, it has 1,000,000 yen, one running VPS and one hosting server. Sandboxes share nothing with each
 * other. Rejects with a `DatabaseError` if the file cannot store the state. Rejects with a `TypeError` for an unknown
 * option.
 *
 * @example
 * const sandbox = await createSandbox()
 * const { url } = await sandbox.listen({ port: 0 })
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkOptions(options, ownNames)
  const { db, docs } = options
  const store = db === undefined ? createMemoryStore() : createDatabaseStore(db)
  const {
    sandbox,
    serve: serveApi,
    names,
    endEvents,
  } = assembleSandbox(store, options, (api, mayControl) =>
    withDashboard(withDocs(api, docs), { mayControl, readDocs: () => readDocsState(docs) }),
  )
  const files = createContractFiles(store, sandbox.clock.now)
  const serve = withSites(serveApi, files)
  const listening: Listening[] = []
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    endEvents()
    await Promise.all(listening.splice(0).map((opened) => opened.close()))
    await sandbox.close()
  }

  return {
    ...sandbox,
    async listen(listenOptions) {
      const { host = defaultHost, ssh = false } = listenOptions ?? {}
      const opened =
        ssh === false
          ? await listen(serve, listenOptions)
          : await listenWithFiles({ serve, store, files }, listenOptions, ssh === true ? {} : ssh)
      names.add(host.toLowerCase())
      listening.push(opened)
      return opened
    },
    close: () => (closing ??= close()),
  }
}
