import { isSpf } from '@hostwright/types/rules'
import type { ZoneRecord } from '../names/zone-record.ts'

const kinds: readonly (readonly [kind: string, name: RegExp, content: RegExp])[] = [
  ['DMARC', /^_dmarc\./, /^v=DMARC1(?:\s*;|$)/i],
  ['DKIM', /^.+\._domainkey\./, /^/],
  ['BIMI', /^[^.]+\._bimi\./, /^v=BIMI1(?:\s*;|$)/i],
  ['MTA-STS', /^_mta-sts\./, /^v=STSv1(?:\s*;|$)/i],
  ['TLS-RPT', /^_smtp\._tls\./, /^v=TLSRPTv1(?:\s*;|$)/i],
]

/**
 * Returns the kind of a text if a name can have only one of that kind, such as SPF. A DKIM key can also be a CNAME, which
 * leads to the text of another service. `undefined` for any other record: another `v=` can be the proof of somebody else.
 */
export function toTextKind({
  name,
  type,
  content,
}: Pick<ZoneRecord, 'name' | 'type' | 'content'>): string | undefined {
  if (type !== 'TXT' && type !== 'CNAME') return undefined
  if (type === 'TXT' && isSpf(content)) return 'SPF'
  const kind = kinds.find(([, names, contents]) => names.test(name) && contents.test(content))?.[0]
  return type === 'TXT' || kind === 'DKIM' ? kind : undefined
}
