import type {
  CreateRuleRequest,
  DomainResetType,
  ReinstallRequest,
  UpdateMailForwardingRequest,
} from '@hostwright/types'
import type {
  DesiredAutoReply,
  DesiredCronJob,
  DesiredDatabase,
  DesiredDmarc,
  DesiredDnsRecord,
  DesiredFilter,
  DesiredHosting,
  DesiredHostingOrder,
  DesiredMailFilter,
  DesiredSite,
  DesiredSpamFilter,
  DesiredSshKey,
  DesiredVps,
  DesiredVpsOrder,
} from '../generated/desired.ts'
import type { BodyOf, WithReferences } from './planned-operation.ts'

/** The part of the account and of the file that a kind of resource belongs to. */
export type Scope = 'server' | 'site' | 'vps'

/** The differences between kinds: the scope, the parts of the identity, and the value that a change writes. */
interface Of<S extends Scope, Id, Value> {
  readonly scope: S
  readonly id: Id
  readonly value: Value
}

/** Identity of what a server has only one of. */
type One = object

interface Named {
  readonly name: string
}

/** Identity of what a domain or subdomain has only one of. Both names are in Punycode. */
export interface SiteId {
  readonly domain: string
  readonly site: string
}

interface RecordId extends Named {
  readonly domain: string
  readonly from?: string
  readonly copy?: number
}

interface Grant extends Named {
  readonly owner: string
}

interface Copied {
  readonly copy?: number
}

/**
 * All that a plan can change, by the `kind` in a change. A kind has one line here, one file in `kinds/`, and one line in
 * `kinds/table.ts`; whatever one of them lacks does not compile.
 */
export interface Kinds {
  memo: Of<'server', One, string>
  ssh: Of<'server', One, NonNullable<DesiredHosting['ssh']>>
  ssh_keys: Of<'server', Named, DesiredSshKey>
  domains: Of<'server', SiteId & Named, Omit<BodyOf<'createDomain'>, 'domain'>>
  subdomains: Of<'server', SiteId & Named, Pick<DesiredSite, 'ssl' | 'memo'>>
  databases: Of<'server', Named, DesiredDatabase>
  database_users: Of<'server', Named, Omit<BodyOf<'createDatabaseUser'>, 'name_suffix'>>
  grants: Of<'server', Grant, true>
  ftp: Of<'server', Named, BodyOf<'createFtpAccount'>>
  cron: Of<'server', Copied, DesiredCronJob>
  ssl: Of<'site', SiteId, true>
  php: Of<'site', SiteId, string>
  dns: Of<'site', RecordId, DesiredDnsRecord>
  spf: Of<'site', SiteId, string>
  dkim: Of<'site', SiteId, boolean>
  dmarc: Of<'site', SiteId, DesiredDmarc>
  mail: Of<'site', SiteId & Named, BodyOf<'createMailAccount'>>
  forwarding: Of<'site', SiteId & Named, UpdateMailForwardingRequest>
  auto_reply: Of<'site', SiteId & Named, DesiredAutoReply>
  mail_filters: Of<'site', SiteId, readonly DesiredMailFilter[]>
  spam_filter: Of<'site', SiteId, DesiredSpamFilter>
  smtp_abroad_restriction: Of<'site', SiteId, boolean>
  wordpress: Of<'site', SiteId & Named, Omit<BodyOf<'installWordPress'>, 'url'>>
  vps_name: Of<'vps', One, string>
  vps_memo: Of<'vps', One, string>
  vps_reverse_hostname: Of<'vps', One, string>
  protection: Of<'vps', One, NonNullable<DesiredVps['protection']>>
  packet_filter: Of<'vps', One, Required<Pick<DesiredFilter, 'enabled'>>>
  packet_filter_rule: Of<'vps', Named & Copied, CreateRuleRequest>
  power: Of<'vps', One, NonNullable<DesiredVps['power']>>
  reset: Of<'server', SiteId & Named, DomainResetType>
  reboot: Of<'vps', One, 'rebooted' | 'rebooted, power cut'>
  reinstall: Of<'vps', One, WithReferences<ReinstallRequest>>
  order: Of<Scope, Named, DesiredHostingOrder | DesiredVpsOrder>
}

/** The kind of a resource or of an operation that is performed once. */
export type Kind = keyof Kinds

/** The kinds of operations that a plan performs once. */
export type ActionKind = 'reset' | 'reboot' | 'reinstall' | 'order'

/** The kinds of resources. */
export type ResourceKind = Exclude<Kind, ActionKind>

/** The kinds of settings, of which a domain or subdomain has one each. */
export type SettingKind = {
  [K in Kind]: Kinds[K] extends Of<'site', infer Id, unknown> ? (SiteId extends Id ? K : never) : never
}[Kind]

/** The value that a change of a kind writes. */
export type Value<K extends Kind> = Kinds[K]['value']

/** The place of a change of a kind. */
export type At<K extends Kind> = { readonly kind: K; readonly server: string | null } & Kinds[K]['id']
