// What a response may hold only once, and what nobody else should read on a screen or in a log.
const secret = /^(?:password|private_key|.*_password)$/

/** A copy whose secrets are replaced, however deep they lie. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSecrets)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      secret.test(name) && typeof value === 'string' ? '(not shown)' : withoutSecrets(value),
    ]),
  )
}
