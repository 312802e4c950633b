/** What must never be. */
export type Check =
  | 'executed more than once'
  | 'reconcile contradicts the truth'
  | 'place contradicts the truth'
  | 'told nothing certain'
  | 'sent though it says it was not'
  | 'a secret is told'
  | 'the balance is another'
  | 'a pending order is lost'

/** Something that must never be has been. */
export class Violation extends Error {
  readonly check: Check

  constructor(check: Check, message: string) {
    super(`${check}: ${message}`)
    this.check = check
  }
}
