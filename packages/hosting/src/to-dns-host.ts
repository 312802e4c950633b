import type { DnsRecord } from '@hostwright/types'
import { toPlainName } from './to-comparable-content.ts'

/** The host of a DNS record as a full name and as a label, and in which of the two forms the response had it. */
export interface DnsHost {
  /** `name` for a full name such as `www.example.com`, `label` for `www`, with `@` for the domain itself. */
  readonly form: 'name' | 'label'
  /** The full name, in Punycode and lower case, without a dot at its end. */
  readonly name: string
  /** The label within the domain, in Punycode and lower case; `@` for the domain itself. */
  readonly label: string
}

/**
 * Reads `host` of a listed DNS record in either form: public reference material documents labels, while
 * clients of the live service depend on full names. Makes no request.
 *
 * @example const { name, form } = toDnsHost(record)
 */
export function toDnsHost(record: Pick<DnsRecord, 'domain' | 'host'>): DnsHost {
  // A list can have the domain in its own script and the host in Punycode.
  const domain = toPlain(record.domain)
  const host = toPlain(record.host)
  if (host === '@') return { form: 'label', name: domain, label: '@' }
  if (host === domain) return { form: 'name', name: domain, label: '@' }
  if (host.endsWith(`.${domain}`)) {
    return { form: 'name', name: host, label: host.slice(0, -domain.length - 1) }
  }
  return { form: 'label', name: `${host}.${domain}`, label: host }
}

function toPlain(name: string): string {
  return toPlainName(name).toLowerCase().replace(/\.$/, '')
}
