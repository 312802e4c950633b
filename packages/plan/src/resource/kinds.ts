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
  /** The part of the account that the kind belongs to. */
  readonly scope: S
  /** The part of a change's place that tells resources of the kind apart. */
  readonly id: Id
  /** The value that a change writes. */
  readonly value: Value
}

/** Identity of what a server has only one of. */
type One = object

interface Named {
  /** Name of the resource, as the file has it. */
  readonly name: string
}

/** Identity of what a domain or subdomain has only one of. Both names are in Punycode. */
export interface SiteId {
  /** The domain. */
  readonly domain: string
  /** The domain, or the subdomain with its domain. */
  readonly site: string
}

interface RecordId extends Named {
  /** The domain of the zone. */
  readonly domain: string
  /** Content of the record that is changed in place. */
  readonly from?: string
  /** Number of the record among equal ones, from 2. */
  readonly copy?: number
  /** Name of another record that this one stands beside, which is found again before the change is made. */
  readonly beside?: string
}

interface Grant extends Named {
  /** The database user that has the access. */
  readonly owner: string
}

interface Renamed extends Named {
  /** Former name of the resource, if the change renames it. */
  readonly from?: string
}

interface Copied {
  /** Number of the resource among equal ones, from 2. */
  readonly copy?: number
}

interface Labelled {
  /** The label of the key. */
  readonly label: string
}

/**
 * All that a plan can change, by the `kind` in a change. A kind has one line here, one file in `kinds/`, and one line in
 * `kinds/table.ts`; whatever one of them lacks does not compile.
 */
export interface Kinds {
  /** The memo of a hosting server. */
  memo: Of<'server', One, string>
  /** SSH access to a hosting server. */
  ssh: Of<'server', One, NonNullable<DesiredHosting['ssh']>>
  /** An SSH key of a hosting server, by its label. */
  ssh_keys: Of<'server', Renamed, Omit<DesiredSshKey, 'was'> & Labelled>
  /** A domain of a hosting server. */
  domains: Of<'server', SiteId & Named, Omit<BodyOf<'createDomain'>, 'domain'>>
  /** A subdomain of a hosting server. */
  subdomains: Of<'server', SiteId & Named, Pick<DesiredSite, 'ssl' | 'memo'>>
  /** A database. */
  databases: Of<'server', Named, DesiredDatabase>
  /** A user of databases. */
  database_users: Of<'server', Named, Omit<BodyOf<'createDatabaseUser'>, 'name_suffix'>>
  /** The access of a database user to a database. */
  grants: Of<'server', Grant, true>
  /** An FTP account. */
  ftp: Of<'server', Named, BodyOf<'createFtpAccount'>>
  /** A cron job. */
  cron: Of<'server', Copied, Omit<DesiredCronJob, 'was'>>
  /** The certificate of a domain or subdomain. */
  ssl: Of<'site', SiteId, true>
  /** The PHP version of a domain or subdomain. */
  php: Of<'site', SiteId, string>
  /** A DNS record. */
  dns: Of<'site', RecordId, DesiredDnsRecord>
  /** The SPF setting of a domain. */
  spf: Of<'site', SiteId, string>
  /** The DKIM setting of a domain. */
  dkim: Of<'site', SiteId, boolean>
  /** The DMARC setting of a domain. */
  dmarc: Of<'site', SiteId, DesiredDmarc>
  /** A mailbox. */
  mail: Of<'site', SiteId & Named, BodyOf<'createMailAccount'>>
  /** The forwarding of a mailbox. */
  forwarding: Of<'site', SiteId & Named, UpdateMailForwardingRequest>
  /** The auto reply of a mailbox. */
  auto_reply: Of<'site', SiteId & Named, DesiredAutoReply>
  /** The mail filters of a domain. */
  mail_filters: Of<'site', SiteId, readonly DesiredMailFilter[]>
  /** The spam filter of a domain. */
  spam_filter: Of<'site', SiteId, DesiredSpamFilter>
  /** Whether SMTP from abroad is restricted. */
  smtp_abroad_restriction: Of<'site', SiteId, boolean>
  /** A WordPress installation, by its address. */
  wordpress: Of<'site', SiteId & Named, Omit<BodyOf<'installWordPress'>, 'url'>>
  /** The name of a VPS. */
  vps_name: Of<'vps', One, string>
  /** The memo of a VPS. */
  vps_memo: Of<'vps', One, string>
  /** The reverse hostname of a VPS. */
  vps_reverse_hostname: Of<'vps', One, string>
  /** The protection of a VPS against operations that destroy data. */
  protection: Of<'vps', One, NonNullable<DesiredVps['protection']>>
  /** Whether the packet filter of a VPS is enabled. */
  packet_filter: Of<'vps', One, Required<Pick<DesiredFilter, 'enabled'>>>
  /** A rule of the packet filter of a VPS. */
  packet_filter_rule: Of<'vps', Named & Copied, CreateRuleRequest>
  /** The power state of a VPS. */
  power: Of<'vps', One, NonNullable<DesiredVps['power']>>
  /** A reset of a domain, performed once. */
  reset: Of<'server', SiteId & Named, DomainResetType>
  /** A reboot of a VPS, performed once. */
  reboot: Of<'vps', One, 'rebooted' | 'rebooted, power cut'>
  /** A reinstall of a VPS, performed once. **It erases the disk.** */
  reinstall: Of<'vps', One, WithReferences<ReinstallRequest>>
  /** An order of a hosting server or a VPS. **It spends money.** */
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
