import type { DnsRecord } from '@hostwright/types'

/** The host of a DNS record as a full name and as a label, and in which of the two forms the response had it. */
export interface DnsHost {
  /** `name` for a full name such as `www.example.com`, `label` for `www`, with `@` for the domain itself. */
  readonly form: 'name' | 'label'
  /** The full name, in lower case and without a dot at its end. */
  readonly name: string
  /** The label within the domain; `@` for the domain itself. */
  readonly label: string
}

/**
 * Reads `host` of a listed DNS record in either form: public reference material documents labels, while
 * clients of the live service depend on full names. Makes no request.
 *
 * @example const { name, form } = toDnsHost(record)
 */
export function toDnsHost(record: Pick<DnsRecord, 'domain' | 'host'>): DnsHost {
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
  const lower = name.toLowerCase()
  return lower.endsWith('.') ? lower.slice(0, -1) : lower
}
