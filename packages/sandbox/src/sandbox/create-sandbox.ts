import { createMemoryStore } from '../storage/memory-store.ts'
import { assembleSandbox, type Sandbox } from './assemble-sandbox.ts'
import { checkOptions, type SandboxOptions } from './sandbox-options.ts'

/**
 * Creates a sandbox: the API in this process. Unless `world` selects another account, it has 1,000,000 yen, one running
 * VPS and one hosting server. The account is kept in memory, and the sandbox uses only functions of the web platform.
 * Sandboxes share nothing with each other. Rejects with a `TypeError` for an unknown option.
 *
 * @example
 * const sandbox = await createSandbox({ speed: 0 })
 * const { baseUrl, apiKey, fetch, clock } = sandbox
 * const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkOptions(options)
  return assembleSandbox(createMemoryStore(), options).sandbox
}
