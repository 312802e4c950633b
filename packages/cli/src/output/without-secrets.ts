// Names of the properties that contain secrets, whose values must not appear on a screen or in a log.
const secret = /^(?:password|private_key|.*_password)$/

/** Returns a copy of data in which the values of all secret properties are replaced, at any depth. */
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
