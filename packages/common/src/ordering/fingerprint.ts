/** What tells two orders apart: a SHA-256 over their fields, whatever order these are in. */
export function toFingerprint(order: object): Promise<string> {
  return toHash(JSON.stringify(order, sortFields))
}

/** A SHA-256 in hexadecimal digits. */
export async function toHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
