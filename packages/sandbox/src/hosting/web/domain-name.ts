import { domainToASCII } from 'node:url'

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?'
const topLabel = '[a-z][a-z0-9-]{0,61}[a-z0-9]'
const name = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+${topLabel}$`)

/** A domain name in lower case and Punycode; `undefined` for what cannot be one. */
export function toDomainName(text: string): string | undefined {
  const ascii = domainToASCII(text.toLowerCase())
  return name.test(ascii) ? ascii : undefined
}
