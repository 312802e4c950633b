import type { createSandbox, Sandbox, SandboxOptions } from '@hostwright/sandbox'
import type { Read } from './live-price.ts'

/** A sandbox, and what it was made with. */
export interface Shown {
  readonly sandbox: Sandbox
  readonly options: SandboxOptions
}

/**
 * Reads an account through a copy of it, which is made up to date each time: so looking takes nothing from the limits, and
 * leaves no trace in the logs.
 */
export function createCopyReader(create: typeof createSandbox, shown: () => Shown): () => Promise<Read> {
  const copies = new WeakMap<Sandbox, Promise<Sandbox>>()
  return async () => {
    const { sandbox, options } = shown()
    const startAt = sandbox.clock.now()
    const made = copies.get(sandbox) ?? create({ ...options, speed: 0, startAt, limits: false })
    copies.set(sandbox, made)
    const copy = await made
    copy.restore(sandbox.snapshot())
    await copy.clock.advance(Math.max(0, sandbox.clock.now() - copy.clock.now()))
    const headers = { Authorization: `Bearer ${copy.apiKey}` }
    return async <T>(path: string): Promise<T> => {
      const response = await copy.fetch(new Request(copy.baseUrl + path, { headers }))
      return (await response.json()) as T
    }
  }
}
