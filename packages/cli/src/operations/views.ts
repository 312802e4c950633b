import type { ComposedColumn, View } from '../output/column.ts'

interface Price {
  readonly months: number
  readonly total_price: number
}

interface Condition {
  readonly field: string
  readonly match_type: string
  readonly keyword: string
}

interface Action {
  readonly type: string
  readonly method?: string
  readonly target?: string
}

/** Column with the price of each contract period in yen. */
const prices: ComposedColumn = {
  name: 'periods',
  heading: 'months: yen',
  text: (periods: readonly Price[]) =>
    periods.map(({ months, total_price }) => `${months}: ${total_price}`).join(', '),
}

const conditions: ComposedColumn = {
  name: 'conditions',
  heading: 'conditions',
  text: (all: readonly Condition[]) =>
    all.map(({ field, match_type, keyword }) => `${field} ${match_type} ${keyword}`).join('; '),
}

const action: ComposedColumn = {
  name: 'action',
  heading: 'action',
  text: ({ method, type, target }: Action) => [method, type, target].filter(Boolean).join(' '),
}

/**
 * Columns that a list shows by default, by operation; if a response has several lists, by property. `-o table=…` shows
 * other columns. The last column has the longest texts, because it is wrapped first.
 */
export const views: Readonly<Record<string, View>> = {
  listVpsServers: ['name', 'status', 'plan_name', 'ip_address'],
  listVpsPlans: {
    plans: ['plan_id', 'memory_mb', 'vcpu', 'disk_gb', prices],
    os_images: ['image_id', 'name', 'version', 'minimum_memory_mb'],
  },
  listVpsOsImages: ['image_id', 'name', 'version', 'type', 'available_for_this_server', 'unavailable_reason'],
  getPacketFilter: { rules: ['id', 'type', 'protocol', 'port', 'allowed_ip', 'memo'] },
  listHostingServers: ['servername', 'plan_name', 'status', 'expiry_date', 'auto_renew'],
  listHostingPlans: ['plan_id', 'plan_name', prices],
  listDomains: ['domain', 'type', 'ssl', 'is_awaiting', 'memo'],
  listSubdomains: ['subdomain', 'ssl', 'document_root', 'memo'],
  listDnsRecords: ['id', 'host', 'type', 'ttl', 'priority', 'content'],
  listSslCertificates: ['id', 'common_name', 'type', 'status', 'expires_at'],
  listPhpVersions: { domains: ['domain', 'current_version'] },
  listCronJobs: {
    crons: ['id', 'enabled', 'minute', 'hour', 'day', 'month', 'weekday', 'comment', 'command'],
  },
  listMailAccounts: ['mail_address', 'quota_mb', 'memo'],
  listMailFilters: ['id', 'domain', 'priority', action, conditions],
  listAutoReplies: ['mail_address', 'from_name', 'quote_incoming', 'subject'],
  listDkimSettings: ['fqdn', 'enabled'],
  listDmarcSettings: ['fqdn', 'policy', 'report_enabled', 'notification_mail_addresses'],
  listSpfRecords: ['fqdn', 'spf_record'],
  listWordPressSites: ['id', 'version', 'db_name', 'url', 'title'],
  listDatabases: ['db_name', 'version_name', 'size_mb', 'granted_users', 'memo'],
  listDatabaseUsers: ['db_user', 'version_name', 'memo'],
  listFtpAccounts: ['ftp_account', 'quota_mb', 'directory', 'memo'],
  listSshKeys: ['id', 'status', 'label'],
  getApiKey: {
    services: ['name', 'permission_type', 'target_mode', 'allow_signup', 'targets', 'permissions'],
  },
  // These two responses are shown as the text of the log, without a table.
  getAccessLog: ['log'],
  getErrorLog: ['log'],
}
