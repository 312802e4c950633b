import { checkMemo } from '@hostwright/types/rules'
import { rejectProblem } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'

/** Returns the stored form of a memo: null for an empty one. */
export function toMemo(memo: string): string | null {
  return memo === '' ? null : memo
}

/** Rejects a memo that cannot be stored, depending on an assumption. */
export function rejectMemo(memo: string | null, assume: AssumptionChoices): void {
  if (memo !== null && assume['vps-memo-characters'] !== 'any') rejectProblem('memo', checkMemo(memo))
}
