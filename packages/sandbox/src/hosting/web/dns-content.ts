import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import { isIpv4, isIpv6 } from '../../http/ip-address.ts'

/** Functions that check the content of a DNS record, by type. A TXT record can have any content. */
const contents: Readonly<
  Record<string, { readonly is: (content: string) => boolean; readonly wanted: string }>
> = {
  A: { is: isIpv4, wanted: 'an IPv4 address' },
  // A zone, such as in `fe80::1%eth0`, has a meaning on one machine only.
  AAAA: { is: (content) => isIpv6(content) && !content.includes('%'), wanted: 'an IPv6 address' },
  CNAME: { is: isName, wanted: 'the name of a host' },
  MX: {
    is: (content) => content === '.' || isName(content),
    wanted: 'the name of a host',
  },
  TXT: { is: () => true, wanted: 'a text' },
  SRV: { is: isSrv, wanted: 'a weight, a port and the name of a host' },
  CAA: {
    is: (content) => Number(/^(\d{1,3}) [A-Za-z0-9]+ (?:"[^"]*"|[^"\s]+)$/.exec(content)?.[1]) <= 255,
    wanted: 'flags, a tag and a value',
  },
}

/** Returns the problems of a record; empty if it can be stored. */
export function listDnsProblems(
  { type, content }: { readonly type: string; readonly content: string },
  assume: AssumptionChoices,
): string[] {
  const known = contents[type]
  if (known === undefined) return [`type: must be one of ${Object.keys(contents).join(', ')}.`]
  return known.is(content) || assume['dns-content'] === 'none'
    ? []
    : [`content: must be ${known.wanted} for ${type}.`]
}

function isName(content: string): boolean {
  return /^(?=.{1,254}$)(?:[0-9A-Za-z_-]{1,63}\.)*[0-9A-Za-z_-]{1,63}\.?$/.test(content) && !isIpv4(content)
}

function isSrv(content: string): boolean {
  const found = /^(\d{1,5}) (\d{1,5}) (.+)/.exec(content)
  if (found === null) return false
  const [, weight, port, target] = found as unknown as [string, string, string, string]
  // The weight and the port of an SRV record are 16-bit numbers.
  return Number(weight) <= 65_535 && Number(port) <= 65_535 && (target === '.' || isName(target))
}
