import { toPlainAddress } from '../names/resource-names.ts'
import { toRecord, toText, type ZoneRecord } from '../names/zone-record.ts'
import { type Change, type ChangeDraft, type Comparison, nothing } from '../resource/change.ts'
import { toAddress } from '../resource/mail-accounts.ts'
import { fieldOf, toPlace, toWords } from '../resource/place.ts'
import type { Draft, HostingContext, Site } from '../resource/resource.ts'
import { isHosting, type Where } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import type { Asked } from '../resource/unattended.ts'

/**
 * Plans the TXT record that proves the ownership of a domain. It must exist before the domain, or a mailbox of it, is
 * added. The initial domain of a server needs none.
 */
export async function compareOwnership(context: HostingContext, site: Site): Promise<Comparison> {
  if (site.domain === context.servername || !(await isNeeded(context, site))) return nothing
  const draft = await proveOwnership(context, site.domain)
  return draft === undefined ? nothing : { changes: [draft], unmanaged: [] }
}

/** Whether a change adds the DNS record that proves the ownership of a domain. */
export function isProof({ stage, at }: Pick<ChangeDraft, 'stage' | 'at'>): boolean {
  return at.kind === 'dns' && stage === stages.base
}

async function isNeeded({ read }: HostingContext, site: Site): Promise<boolean> {
  if (site.isNew && site.name === site.domain) return true
  const users = Object.keys(site.wanted.mail?.accounts ?? {})
  if (users.length === 0) return false
  const known = new Set((await read.mail()).map(({ mail_address }) => toPlainAddress(mail_address)))
  return users.some((user) => !known.has(toAddress(user, site)))
}

async function proveOwnership(context: HostingContext, domain: string): Promise<Draft<'dns'> | undefined> {
  const { address, isNew, read, ownershipLabel, server } = context
  // The token that proves the ownership of a domain belongs to the hosting server. It cannot be read before the server
  // is ordered and set up.
  const token = isNew ? newToken : (await read.info()).domain_validation_token
  const { records } = await read.zone(domain)
  if (records.some(({ raw }) => provesOwnership(raw.content, token))) return undefined
  const after = { host: `_${ownershipLabel}`, type: 'TXT', content: `${ownershipLabel}=${token}` } as const
  const record = toRecord(domain, after)
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
const newToken = '(token of the new server)'

/**
 * Fills in the ownership token of a server that the plan has ordered. The token was not known when the plan was made.
 */
export async function withToken(change: Change, where: Where): Promise<Change> {
  if (change.at.kind !== 'dns' || !isHosting(where) || !change.address.includes(newToken)) return change
  const { domain_validation_token: token } = await where.read.info()
  return {
    ...change,
    at: { ...change.at, name: change.at.name?.replace(newToken, token) },
    after: toPlace(JSON.parse(JSON.stringify(change.after).replaceAll(newToken, token))),
  }
}

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

/** Whether a record is the proof of a domain's ownership, exactly as the service asks for it. */
export async function isExactProof({ where, after, at: { domain = '' } }: Asked): Promise<boolean> {
  if (!isHosting(where)) return false
  const [host, type, content] = ['host', 'type', 'content'].map((name) => toWords(fieldOf(after, name)))
  const { domain_validation_token: token } = await where.read.info()
  const isOwn = content === `${label}=${token}` && provesOwnership(content, token)
  return type === 'TXT' && isOwn && (host === `_${label}` || host === `_${label}.${domain}`)
}

const label = 'ownership-verify'
