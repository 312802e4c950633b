/** What tells two orders apart: a SHA-256 over their fields, whatever order these are in. Secrets are no part of it. */
export async function toFingerprint(order: object): Promise<string> {
  const fields = Object.entries(order)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(fields)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
