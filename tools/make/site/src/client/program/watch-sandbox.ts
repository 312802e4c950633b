import type { Sandbox } from '@hostwright/sandbox'

/** Returns the same sandbox; `tell` is called after each of its requests. */
export function watchSandbox(sandbox: Sandbox, tell: () => void): Sandbox {
  return { ...sandbox, fetch: (request) => sandbox.fetch(request).finally(tell) }
}
