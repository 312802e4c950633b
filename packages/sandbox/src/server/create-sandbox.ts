import { withDashboard } from '../dashboard/with-dashboard.ts'
import { createDatabaseStore } from '../database/database-store.ts'
import { assembleSandbox, defaultHost, type Sandbox as PlainSandbox } from '../sandbox/assemble-sandbox.ts'
import type { SandboxOptions as PlainOptions } from '../sandbox/sandbox-options.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import { listen, type Listening, type ListenOptions } from './listen.ts'
import { withDocs } from './with-docs.ts'

/** Options of `createSandbox`. */
export interface SandboxOptions extends PlainOptions {
  /**
   * A file that keeps the state; it is made when there is none. One that holds an account already keeps it, whatever
   * `world` says. Needs Node.js 24 or newer. @default in memory
   */
  readonly db?: string | undefined
  /**
   * A folder of files for every `GET` that is not the API's, such as the built documentation. Its `index.html` is at
   * `/index.html`, since the dashboard is at `/`. @default none
   */
  readonly docs?: string | undefined
}

/** An account of its own behind the whole API, which can be reached over a port too. */
export interface Sandbox extends PlainSandbox {
  /** Listens on a port as well, at the `baseUrl` unless told otherwise. Rejects when the port is taken. */
  listen(options?: ListenOptions): Promise<Listening>
  /** Closes every port and forgets everything that no file keeps. `fetch` rejects from then on. */
  close(): Promise<void>
}

/**
 * Makes a sandbox that can listen on a port, serve files and keep its state in a file: the API itself with an account
 * that holds 1,000,000 yen and one running VPS. Two sandboxes share nothing. Rejects with a `DatabaseError` when the
 * file cannot hold its state.
 *
 * @example
 * const sandbox = await createSandbox()
 * const { url } = await sandbox.listen({ port: 0 })
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { db, docs } = options
  const store = db === undefined ? createMemoryStore() : createDatabaseStore(db)
  const { sandbox, serve, names, endEvents } = assembleSandbox(store, options, (api, mayControl) =>
    withDashboard(withDocs(api, docs), { mayControl, hasDocs: docs !== undefined }),
  )
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
      const opened = await listen(serve, listenOptions)
      names.add((listenOptions?.host ?? defaultHost).toLowerCase())
      listening.push(opened)
      return opened
    },
    close: () => (closing ??= close()),
  }
}
