import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import { checkSiteName } from '@hostwright/types/rules'
import { fromPunycode } from '../../encoding/from-punycode.ts'

/** Returns a domain name in lower case and Punycode; `undefined` if it is invalid. */
export function toDomainName(text: string): string | undefined {
  const ascii = toAscii(text)
  return checkSiteName(ascii) === undefined ? ascii : undefined
}

/**
 * Returns the name of a domain as responses about domains write it: in Punycode or, depending on an assumption, in its
 * own script.
 */
export function shownDomain(domain: string, assume: AssumptionChoices): string {
  return assume['internationalised-answers'] === 'punycode' ? domain : fromPunycode(domain)
}

/** Returns a host in the form of a URL: lower case and Punycode. */
function toAscii(text: string): string {
  const url = new URL('ws://x')
  // Setting an invalid host changes nothing in a `URL`: the result is then the old host `x`, which is no domain name. A
  // `URL` would cut off what follows one of these characters.
  if (!/[/?#\\]/.test(text)) url.hostname = text
  return url.hostname
}
