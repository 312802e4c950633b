import { factsOf } from '../kinds/table.ts'
import type { Change, Place } from '../resource/change.ts'
import { isSamePlace } from '../resource/place.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'
import type { HalfMade } from './apply-options.ts'

/**
 * Whether only some requests of a change were executed.
 *
 * @param now the place after the failure; `undefined` if it could not be read
 * @param sent number of requests of the change that this apply has sent and the API has executed
 * @param wasBegun whether an earlier apply may have sent some
 */
export function isHalfMade(
  change: Change,
  now: Place | undefined,
  { sent, wasBegun }: { readonly sent: number; readonly wasBegun: boolean },
): boolean {
  if (now === undefined) return sent > 0
  const { normal, isStep } = factsOf(change)
  const is = normal(now, change)
  if (isSamePlace(is, normal(change.before, change))) return false
  return sent > 0 || (wasBegun && isStep(is, change))
}

/**
 * Brings back the place before a half-made change, if its kind can do that. Returns how the change was left.
 *
 * @param missing the requests that were not executed
 */
export async function leaveHalfMade(
  change: Change,
  now: Place | undefined,
  missing: readonly PlannedOperation[],
  send: (operation: PlannedOperation) => Promise<void>,
): Promise<HalfMade> {
  const back = now === undefined ? [] : factsOf(change).putBack(change, now)
  let isPutBack = back.length > 0
  try {
    for (const operation of back) await send(operation)
  } catch {
    // The failure of the change itself is reported, and that its former state is gone.
    isPutBack = false
  }
  return { address: change.address, missing: missing.map(({ operationId }) => operationId), isPutBack }
}
