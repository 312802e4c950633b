import { isApiError } from '@hostwright/common'
import { cases, type Sdk } from '@hostwright/contract/cases'
import { documentedOperations } from '@hostwright/contract/description'
import type { Sandbox } from '@hostwright/sandbox'
import { servername, uuid } from './rejections/caller.ts'
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

/** Calls every method of the SDK on a sandbox: the walk, and then each operation that it leaves out, as its case does. */
export async function walkAll(sandbox: Sandbox, { baseUrl, fetch }: Way): Promise<Walked> {
  const seen: Seen[] = []
  const walker = createWalker(sandbox, { baseUrl, fetch: watch(fetch, seen) })
  await walk(walker)
  const { client, vps, hosting } = walker
  const sdk: Sdk = { client, vps, server: vps.server(uuid), hosting, site: hosting.server(servername) }
  // The walk may have used up the limits of its last minute.
  await sandbox.clock.advance({ minutes: 1 })
  for (const id of listWithout(sandbox, () => true)) {
    // An operation that is rejected, for example because nothing has made what its case names, is among the missing.
    await cases[id](sdk, {}).catch((error: unknown) => {
      if (!isApiError(error)) throw error
    })
  }
  return { walker, seen, missing: listWithout(sandbox, (status) => status < 300) }
}

/** Lists the operations that no response has with a status that counts. */
function listWithout(sandbox: Sandbox, counts: (status: number) => boolean) {
  const responses = sandbox.coverage().filter(({ status, count }) => count > 0 && counts(status))
  const responded = new Set(responses.map(({ operationId }) => operationId))
  return documentedOperations.map(({ id }) => id).filter((id) => !responded.has(id))
}
