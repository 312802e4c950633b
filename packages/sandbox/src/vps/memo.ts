import { validationFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { fitsEucJpWin } from '../memo/eucjp-win.ts'

/** Returns the stored form of a memo: null for an empty one. */
export function toMemo(memo: string): string | null {
  return memo === '' ? null : memo
}

/** Returns the problems of a memo; empty if it can be stored. */
export function listMemoProblems(memo: string | null, assume: AssumptionChoices): string[] {
  if (memo === null || assume['vps-memo-characters'] === 'any' || fitsEucJpWin(memo)) return []
  return ['memo: holds characters that eucJP-win does not have, such as emoji.']
}

export function rejectMemo(memo: string, assume: AssumptionChoices): void {
  const problems = listMemoProblems(memo, assume)
  if (problems.length > 0) throw validationFailure(problems)
}
