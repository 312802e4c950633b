import { validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/**
 * Rejects a password of a mail account or database user that is too short under an assumption. The description requires
 * only the lower number of characters.
 */
export function rejectShortPassword(password: string | undefined, assume: AssumptionChoices): void {
  const least = Number.parseInt(assume['mail-and-database-password'], 10)
  if (password === undefined || Array.from(password).length >= least) return
  throw validationFailure([`password: must have at least ${least} characters.`])
}
