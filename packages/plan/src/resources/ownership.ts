import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { unquote } from '../names/unquote.ts'
import { toRecord, type ZoneRecord } from '../names/zone-record.ts'
import type { HostingContext } from './hosting-context.ts'

/** The TXT record that has to be there before a domain is added, unless one is. */
export async function proveOwnership(context: HostingContext, domain: string): Promise<Change[]> {
  const { address, servername, isNew, read, ownershipLabel } = context
  // The token of a server that is not there yet is read when it is.
  const token = isNew ? '(token of the new server)' : (await read.info()).domain_validation_token
  const records = await read.dns()
  const isProven = records.some(
    (record) => toRecord(record.domain, record).domain === domain && provesOwnership(record.content, token),
  )
  if (isProven) return []
  const record = { host: `_${ownershipLabel}`, type: 'TXT', content: `${ownershipLabel}=${token}` } as const
  return [
    toChange({
      address: `${address}/dns/${toRecord(domain, record).key}`,
      action: 'create',
      after: record,
      operations: [toOperation('createDnsRecord', { servername }, { domain, ...record })],
      stage: stages.base,
      lane: `${address}/dns/${domain}`,
    }),
  ]
}

/** Whether a text is the proof with a token, whatever comes before the token. */
export function provesOwnership(content: string, token: string): boolean {
  return unquote(content).endsWith(`=${token}`)
}

/** Whether a record has the form of such a proof: name and value begin with the same label. */
export function looksLikeOwnership({ label, type, content }: ZoneRecord): boolean {
  const [first = ''] = label.split('.')
  return type === 'TXT' && first.startsWith('_') && new RegExp(`^${first.slice(1)}=\\S+$`).test(content)
}
