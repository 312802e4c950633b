import type { ErrorCode } from '@hostwright/types'
import { eachOperation, type RawResponse, resolve } from './description.ts'
import { once } from './once.ts'

/** The HTTP status of an error code: that of the responses whose examples bear its name. */
export function statusOf(code: ErrorCode): number {
  const status = errorStatuses().get(code)
  if (status === undefined) throw new Error(`The description gives no status for the error code ${code}.`)
  return status
}

/** The status of each error code that the description names. */
export const errorStatuses: () => ReadonlyMap<string, number> = once(() => {
  const found = new Map<string, number>()
  for (const { operation } of eachOperation()) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const { content } = resolve<RawResponse>(response)
      for (const code of Object.keys(content?.['application/json']?.examples ?? {})) {
        found.set(code, Number(status))
      }
    }
  }
  return found
})
