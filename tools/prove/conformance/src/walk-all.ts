import type { Sandbox } from '@hostwright/sandbox'
import { documentedOperations } from '@hostwright/contract/description'
import { createWalker, type Walker, type Way } from './walk/walker.ts'
import { walk } from './walk/walk.ts'
import { type Seen, watch } from './watched-fetch.ts'

/** Result of a walk through the whole SDK. */
export interface Walked {
  readonly walker: Walker
  /** Responses in order. */
  readonly seen: readonly Seen[]
  /** Operations without a successful call. */
  readonly missing: readonly string[]
}

/** Calls every method of the SDK on a sandbox. */
export async function walkAll(sandbox: Sandbox, { baseUrl, fetch }: Way): Promise<Walked> {
  const seen: Seen[] = []
  const walker = createWalker(sandbox, { baseUrl, fetch: watch(fetch, seen) })
  await walk(walker)
  const succeeded = sandbox.coverage().filter(({ status, count }) => status < 300 && count > 0)
  const responded = new Set(succeeded.map(({ operationId }) => operationId))
  return {
    walker,
    seen,
    missing: documentedOperations.map(({ id }) => id).filter((id) => !responded.has(id)),
  }
}
