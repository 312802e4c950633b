import { createMemoryStore } from '../storage/memory-store.ts'
import { assembleSandbox, type Sandbox } from './assemble-sandbox.ts'
import type { SandboxOptions } from './sandbox-options.ts'

/**
 * Makes a sandbox: the API itself with an account that holds 1,000,000 yen and one running VPS. It is kept in memory,
 * and needs nothing but the web platform. Two sandboxes share nothing.
 *
 * @example
 * const sandbox = await createSandbox({ speed: 0 })
 * const { baseUrl, apiKey, fetch, clock } = sandbox
 * const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return assembleSandbox(createMemoryStore(), options).sandbox
}
