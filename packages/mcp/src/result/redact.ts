const secretName = /^(?:password|private_key|.*_password)$/
const hidden = '(not shown)'

/**
 * Returns a copy of data without secrets: the texts of secret properties are replaced, and every occurrence of one of
 * `secrets`, such as the API key, inside any text or property name.
 */
export function redact<Data>(data: Data, secrets: readonly string[]): Data {
  // The longest secret comes first: a shorter one that is its beginning would leave its rest.
  const longestFirst = secrets
    .filter((secret) => secret !== '')
    .toSorted((one, other) => other.length - one.length)
  return hide(data, longestFirst) as Data
}

function hide(data: unknown, secrets: readonly string[]): unknown {
  if (typeof data === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, hidden), data)
  if (Array.isArray(data)) return data.map((item) => hide(item, secrets))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      hide(name, secrets) as string,
      secretName.test(name) && typeof value === 'string' ? hidden : hide(value, secrets),
    ]),
  )
}
