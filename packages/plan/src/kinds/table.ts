import { toPunycode } from '@hostwright/hosting'
import type { PrunableSection } from '../generated/desired.ts'
import type { Change } from '../resource/change.ts'
import type { ActionKind, Kind, ResourceKind, Scope } from '../resource/kinds.ts'
import type { Action, Changeable, Effective, Resource, Section } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import type { Consent, Unattended } from '../resource/unattended.ts'
import { autoReply } from './auto-reply.ts'
import { cron } from './cron.ts'
import { databaseUsers } from './database-users.ts'
import { databases } from './databases.ts'
import { dkim } from './dkim.ts'
import { dmarc } from './dmarc.ts'
import { dns } from './dns.ts'
import { domains } from './domains.ts'
import { forwarding } from './forwarding.ts'
import { ftp } from './ftp.ts'
import { grants } from './grants.ts'
import { mailFilters } from './mail-filters.ts'
import { mail } from './mail.ts'
import { memo } from './memo.ts'
import { order } from './order.ts'
import { packetFilterRule } from './packet-filter-rule.ts'
import { packetFilter } from './packet-filter.ts'
import { php } from './php.ts'
import { power } from './power.ts'
import { protection } from './protection.ts'
import { reboot } from './reboot.ts'
import { reinstall } from './reinstall.ts'
import { reset } from './reset.ts'
import { smtpAbroadRestriction } from './smtp-abroad-restriction.ts'
import { spamFilter } from './spam-filter.ts'
import { spf } from './spf.ts'
import { sshKeys } from './ssh-keys.ts'
import { ssh } from './ssh.ts'
import { ssl } from './ssl.ts'
import { subdomains } from './subdomains.ts'
import { vpsMemo } from './vps-memo.ts'
import { vpsName } from './vps-name.ts'
import { vpsReverseHostname } from './vps-reverse-hostname.ts'
import { wordpress } from './wordpress.ts'

/** The type of the table of all kinds. */
export type Table = { readonly [K in ResourceKind]: Resource<K> } & { readonly [K in ActionKind]: Action<K> }

/** All kinds, in the order in which they are compared and exported. */
const table: Table = {
  memo,
  ssh,
  ssh_keys: sshKeys,
  domains,
  subdomains,
  databases,
  database_users: databaseUsers,
  grants,
  ftp,
  cron,
  ssl,
  php,
  dns,
  spf,
  dkim,
  dmarc,
  mail,
  forwarding,
  auto_reply: autoReply,
  mail_filters: mailFilters,
  spam_filter: spamFilter,
  smtp_abroad_restriction: smtpAbroadRestriction,
  wordpress,
  vps_name: vpsName,
  vps_memo: vpsMemo,
  vps_reverse_hostname: vpsReverseHostname,
  protection,
  packet_filter: packetFilter,
  packet_filter_rule: packetFilterRule,
  power,
  reset,
  reboot,
  reinstall,
  order,
}

type AnyUnattended = Omit<Unattended<string>, 'fields'> & {
  readonly fields: Consent | Readonly<Record<string, Consent>>
}

/** The facts about any kind. */
export type Facts = Omit<Changeable<Kind>, 'unattended'> & Effective & { readonly unattended: AnyUnattended }

/** Returns the facts about the kind of a change. */
export function factsOf({ at }: Pick<Change, 'at'>): Facts {
  return table[at.kind] as Facts
}

/** Whether a text names a kind. */
export function isKind(name: string): name is Kind {
  return Object.hasOwn(table, name)
}

/** Whether a kind's addresses end with the name of a site, so that no other address is below them. */
export function endsWithSite(kind: Kind): boolean {
  return table[kind].endsWithSite
}

/** Returns the names of all kinds. */
export function allKinds(): readonly Kind[] {
  return Object.keys(table) as Kind[]
}

/** Returns all kinds with what a program may do to them without a person. */
export function listUnattended(): readonly (readonly [kind: Kind, unattended: AnyUnattended])[] {
  return Object.entries(table).map(([kind, { unattended }]) => [kind as Kind, unattended as AnyUnattended])
}

type AnySection = { [S in Scope]: Section<S> }[Scope]

/** Returns the kind that has these facts. */
export function kindOf(facts: object): Kind {
  const kinds = Object.keys(table) as Kind[]
  return kinds.find((kind) => table[kind] === facts)!
}

/** Returns all kinds of resources. */
export function allSections(): readonly AnySection[] {
  return Object.values(table).filter((facts) => 'compare' in facts)
}

/** Returns the kinds of resources of a scope, in the order in which they are compared. */
export function sectionsOf<S extends Scope>(scope: S): readonly Section<S>[] {
  return allSections().filter((facts): facts is AnySection & Section<S> => facts.scope === scope)
}

/** Lists the kinds that the `prune` of a hosting server can name. */
export function prunable(): PrunableSection[] {
  const kinds = Object.keys(table) as Kind[]
  return kinds.filter(
    (kind): kind is PrunableSection => 'prune' in table[kind] && table[kind].prune === 'server',
  )
}

/**
 * Returns a hosting server whose places are read, with a list of what is deleted with a site: subdomains, mail accounts
 * and filters, WordPress installations, certificates, DNS records and FTP accounts.
 */
export function toHostingWhere(given: Omit<HostingWhere, 'along'>): HostingWhere {
  const where: HostingWhere = { ...given, along: (site) => listAlongWith(where, site) }
  return where
}

async function listAlongWith(where: HostingWhere, site: string): Promise<string[]> {
  const subdomains = await where.read.subdomains()
  const below = subdomains.filter(({ domain }) => toPunycode(domain) === site)
  const names = new Set([site, ...below.map(({ subdomain }) => toPunycode(subdomain))])
  const lists = await Promise.all(allSections().map(({ along }) => along(where, site, names)))
  return [...new Set(lists.flat())].toSorted()
}
