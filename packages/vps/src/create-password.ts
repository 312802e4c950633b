/** A random password that the API accepts: for a dry run, which needs one and keeps none. */
export function createPassword(): string {
  return `Dry-run-${crypto.randomUUID()}`
}
