import { quoteAllowance } from '@hostwright/common/ports'

const secretName = /^(?:password|private_key|.*_password)$/
const hidden = '(not shown)'

/**
 * Returns a copy of data without secrets: the texts of secret properties are replaced, and every occurrence of one of
 * `secrets`, such as the API key, inside any text or property name, also escaped as in JSON, URLs, HTML or a shell.
 */
export function redact<Data>(data: Data, secrets: readonly string[]): Data {
  const spellings = new Set(secrets.filter((secret) => secret !== '').flatMap(listSpellings))
  // The longest secret comes first: a shorter one that is its beginning would leave its rest.
  const longestFirst = [...spellings].toSorted((one, other) => other.length - one.length)
  return hide(data, longestFirst) as Data
}

const inHtml: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }

/** Lists the forms in which other programs, and results of this server, write a text inside another one. */
function listSpellings(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1)
  const inUrls = [
    encodeURIComponent(secret.toWellFormed()),
    new URLSearchParams({ '': secret }).toString().slice(1),
  ]
  const html = secret.replaceAll(/[&<>"]/g, (character) => `&${inHtml[character]!};`)
  return [
    secret,
    inJson,
    JSON.stringify(inJson).slice(1, -1),
    ...inUrls,
    ...inUrls.map((text) => text.replaceAll(/%../g, (escape) => escape.toLowerCase())),
    html,
    ...['&#39;', '&#x27;', '&apos;'].map((quote) => html.replaceAll("'", quote)),
    secret.replaceAll("'", String.raw`'\''`),
    quoteAllowance(`x:${secret}`).slice(3, -1),
  ]
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
