import type { ChangeDraft } from '../changes/change.ts'
import { stages } from '../changes/stages.ts'
import { toRecord, toText, type ZoneRecord } from '../names/zone-record.ts'
import {
  type HostingContext,
  isInitialDomain,
  nothing,
  type Site,
  type SiteResource,
} from './hosting-context.ts'
import { toAddress } from './mail-accounts.ts'
import { toPlainAddress } from '../names/mail-address.ts'

/**
 * The TXT record that proves the ownership of a domain. It must exist before the domain, or a mailbox of it, is added.
 */
export const ownership: SiteResource = {
  async compare(context, site) {
    if (isInitialDomain(context, site.domain) || !(await isNeeded(context, site))) return nothing
    const draft = await proveOwnership(context, site.domain)
    return { changes: draft === undefined ? [] : [draft], foreign: [] }
  },
  export: async () => ({}),
}

async function isNeeded({ read }: HostingContext, site: Site): Promise<boolean> {
  if (site.isNew && site.name === site.domain) return true
  const users = Object.keys(site.wanted.mail?.accounts ?? {})
  if (users.length === 0) return false
  const known = new Set((await read.mail()).map(({ mail_address }) => toPlainAddress(mail_address)))
  return users.some((user) => !known.has(toAddress(user, site)))
}

async function proveOwnership(context: HostingContext, domain: string): Promise<ChangeDraft | undefined> {
  const { address, isNew, read, ownershipLabel, server } = context
  // The token that proves the ownership of a domain belongs to the hosting server. It cannot be read before the server
  // is ordered and set up.
  const token = isNew ? newToken : (await read.info()).domain_validation_token
  const records = await read.dns()
  const isProven = records.some(
    (record) => toRecord(record.domain, record).domain === domain && provesOwnership(record.content, token),
  )
  if (isProven) return undefined
  const after = { host: `_${ownershipLabel}`, type: 'TXT', content: `${ownershipLabel}=${token}` }
  const record = toRecord(domain, { ...after, type: 'TXT' })
  return {
    address: `${address}/dns/${record.key}`,
    action: 'create',
    at: { kind: 'dns', server, domain, name: record.key },
    after,
    stage: stages.base,
    sequence: `${address}/dns/${domain}`,
    notes: ['The service may take 90 seconds to see it; what needs it waits.'],
  }
}

/** Placeholder for the ownership token of a server that the plan orders. */
export const newToken = '(token of the new server)'

/** Whether the content of a TXT record is the proof with this token, with any prefix. */
export function provesOwnership(content: string, token: string): boolean {
  return toText(content).endsWith(`=${token}`)
}

/**
 * Whether a TXT record looks like a proof of a domain's ownership: its name and its value begin with the same
 * label.
 */
export function looksLikeOwnership({ label, type, content }: ZoneRecord): boolean {
  const [first = ''] = label.split('.')
  return type === 'TXT' && first.startsWith('_') && new RegExp(`^${first.slice(1)}=\\S+$`).test(content)
}
