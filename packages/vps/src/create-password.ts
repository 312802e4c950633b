/** A random password that the API accepts: for a dry run, which needs one and keeps none. */
export function createPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `dry-run-${hex}`
}
