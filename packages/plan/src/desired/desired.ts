import type {
  CreateAutoReplyRequest,
  CreateCronJobRequest,
  CreateDatabaseRequest,
  CreateDatabaseUserRequest,
  CreateDnsRecordRequest,
  CreateDomainRequest,
  CreateFtpAccountRequest,
  CreateMailAccountRequest,
  CreateMailFilterRequest,
  CreateRuleRequest,
  CreateSubdomainRequest,
  InstallWordPressRequest,
  CustomSpfRequest,
  HostingMemoUpdate,
  HostingOrderRequest,
  PacketFilterUpdate,
  PowerState,
  ProtectionUpdate,
  RegisterSshKeyRequest,
  ReverseDnsUpdate,
  UpdateCronJobRequest,
  UpdateDmarcReceiverRequest,
  UpdateDmarcSettingRequest,
  UpdateMailForwardingRequest,
  UpdatePhpVersionRequest,
  UpdateSpamFilterRequest,
  UpdateSshSettingsRequest,
  VpsMemoUpdate,
  VpsNameUpdate,
  VpsOrderRequest,
} from '@hostwright/types'
import type { SecretReference } from './secret.ts'

/** Things by their names. */
type Named<T> = Readonly<Record<string, T>>

/** What hosting servers and VPSs shall be like. What is not mentioned is not touched. */
export interface Desired {
  /** The version of this format. */
  readonly version: 1
  /** Hosting servers, by server name. */
  readonly hosting?: Named<DesiredHosting>
  /** VPSs, by name or uuid. */
  readonly vps?: Named<DesiredVps>
}

/** What an order that is part of a file has in addition to what the API takes. */
export interface SpendingLimit {
  /** The most that the order may cost, in yen. Above it, it is not placed. */
  readonly max_total_price: number
}

/** A hosting server. */
export interface DesiredHosting extends Partial<HostingMemoUpdate> {
  /** The sections of which everything that is not in the file is **deleted**. */
  readonly prune?: readonly PrunableSection[]
  /** **Ordered for money** when nothing bears its name, and only by an apply that may spend. */
  readonly order?: DesiredHostingOrder
  /** SSH access. */
  readonly ssh?: UpdateSshSettingsRequest
  /** SSH keys, by label. */
  readonly ssh_keys?: Named<Pick<RegisterSshKeyRequest, 'public_key'>>
  /** Domains; native names may be written as they are. */
  readonly domains?: Named<DesiredDomain>
  /** Databases, by the suffix of their names. */
  readonly databases?: Named<DesiredDatabase>
  /** Database users, by the suffix of their names. */
  readonly database_users?: Named<DesiredDatabaseUser>
  /** FTP accounts, by their full names. */
  readonly ftp?: Named<DesiredFtpAccount>
  /** Cron jobs. */
  readonly cron?: readonly DesiredCronJob[]
}

/** A section of a hosting server whose foreign entries can be deleted. */
export type PrunableSection =
  | 'domains'
  | 'subdomains'
  | 'ssh_keys'
  | 'databases'
  | 'database_users'
  | 'grants'
  | 'ftp'
  | 'cron'
  | 'wordpress'

/** The order of a hosting server. */
export type DesiredHostingOrder = Pick<
  HostingOrderRequest,
  'plan_id' | 'period' | 'auto_renew' | 'agree_to_terms'
> &
  SpendingLimit

/** What domains and subdomains have in common. */
export interface DesiredSite extends Partial<Pick<CreateSubdomainRequest, 'memo'>> {
  /** Whether it has a certificate. */
  readonly ssl?: boolean
  /** PHP version, such as `8.3`. */
  readonly php?: UpdatePhpVersionRequest['version']
  /** Its mail. */
  readonly mail?: DesiredMail
  /** Whether mail is signed. */
  readonly dkim?: boolean
  /** The DMARC setting. */
  readonly dmarc?: UpdateDmarcSettingRequest
  /** The SPF record. null for none: one that is there is **deleted**. */
  readonly spf?: Pick<CustomSpfRequest, 'spf_record'> | null
  /** WordPress installations, by path; `/` is the site itself. */
  readonly wordpress?: Named<DesiredWordPress>
}

/** A domain of a hosting server. */
export interface DesiredDomain
  extends DesiredSite, Pick<CreateDomainRequest, 'redirect_https' | 'ai_crawler_block_enabled'> {
  /** Its DNS records. */
  readonly dns?: DesiredZone
  /** Its subdomains, by label. */
  readonly subdomains?: Named<DesiredSite>
}

/** The DNS records of a domain. */
export interface DesiredZone {
  /** Whether records that are not listed are **deleted**. @default false */
  readonly prune?: boolean
  /** The records that it shall have. */
  readonly records: readonly DesiredDnsRecord[]
}

/** A DNS record. */
export type DesiredDnsRecord = Omit<CreateDnsRecordRequest, 'domain'>

/** The mail of a domain or subdomain. */
export interface DesiredMail {
  /** Whether accounts and filters that are not listed are **deleted**, with all mail in them. @default false */
  readonly prune?: boolean
  /** Mail accounts, by the part of the address before the `@`. */
  readonly accounts?: Named<DesiredMailAccount>
  /** Filters, in the order in which they apply. */
  readonly filters?: readonly Pick<CreateMailFilterRequest, 'conditions' | 'action'>[]
  /** The spam filter. */
  readonly spam_filter?: UpdateSpamFilterRequest & Partial<UpdateDmarcReceiverRequest>
  /** Whether sending through the server from abroad is rejected. */
  readonly smtp_abroad_restriction?: boolean
}

/** A mail account. */
export interface DesiredMailAccount extends Pick<CreateMailAccountRequest, 'quota_mb' | 'memo'> {
  /** Its password, used when it is created, or rotated. */
  readonly password?: SecretReference
  /** Where its mail is forwarded to. */
  readonly forwarding?: DesiredForwarding
  /** Its automatic reply. */
  readonly auto_reply?: Omit<CreateAutoReplyRequest, 'domain' | 'mail_address'>
}

/** Where mail is forwarded to. */
export interface DesiredForwarding extends Pick<UpdateMailForwardingRequest, 'keep_in_mailbox'> {
  /** All addresses that there shall be. */
  readonly addresses?: UpdateMailForwardingRequest['forwarding_addresses']
}

/** A WordPress installation. All but the memo counts when it is installed. */
export interface DesiredWordPress extends Partial<
  Pick<InstallWordPressRequest, 'title' | 'admin_username' | 'admin_email' | 'memo'>
> {
  /** Password of the first administrator. */
  readonly admin_password?: SecretReference
}

/** A database. */
export type DesiredDatabase = Pick<CreateDatabaseRequest, 'character_set' | 'memo'>

/** A database user. */
export interface DesiredDatabaseUser extends Pick<CreateDatabaseUserRequest, 'memo'> {
  /** Its password, used when it is created, or rotated. */
  readonly password?: SecretReference
  /** Suffixes of the databases that it may use. */
  readonly grants?: readonly string[]
}

/** An FTP account. */
export interface DesiredFtpAccount extends Pick<CreateFtpAccountRequest, 'directory' | 'quota_mb' | 'memo'> {
  /** Its password, used when it is created, or rotated. */
  readonly password?: SecretReference
}

/** A cron job. */
export type DesiredCronJob = CreateCronJobRequest & Pick<UpdateCronJobRequest, 'enabled'>

/** A VPS. */
export interface DesiredVps extends Partial<VpsMemoUpdate>, Partial<VpsNameUpdate> {
  /** The reverse DNS name. */
  readonly reverse_hostname?: ReverseDnsUpdate['hostname']
  /** The power state. */
  readonly power?: Extract<PowerState, 'running' | 'stopped'>
  /** What the API must not do to it. */
  readonly protection?: Partial<ProtectionUpdate>
  /** The packet filter. */
  readonly packet_filter?: DesiredFilter
  /** **Ordered for money** when nothing bears its name, and only by an apply that may spend. */
  readonly order?: DesiredVpsOrder
}

/** The packet filter of a VPS. */
export interface DesiredFilter extends Partial<PacketFilterUpdate> {
  /** Whether rules that are not listed are **deleted**. @default false */
  readonly prune?: boolean
  /** The rules that it shall have. */
  readonly rules?: readonly CreateRuleRequest[]
}

/** The order of a VPS. Its name is that in the file. */
export type DesiredVpsOrder = Pick<
  VpsOrderRequest,
  'plan_id' | 'period' | 'auto_renew' | 'image_id' | 'ssh_key_name' | 'ssh_public_key' | 'agree_to_terms'
> &
  SpendingLimit & {
    /** Password of root. */
    readonly root_password: SecretReference
  }
