// Generated from the description by tools/make/generate. Do not edit.

/** The writes that a plan can contain: the path of each, whether it destroys data, and the right that it needs. */
export const planOperations = {
  orderHostingServer: { method: 'POST', path: '/v1/server', isDestructive: false, right: { service: 'server', newOrder: true } },
  updateHostingMemo: { method: 'PUT', path: '/v1/server/{servername}/memo', isDestructive: false, right: { service: 'server' } },
  updateSshSettings: { method: 'PUT', path: '/v1/server/{servername}/ssh', isDestructive: false, right: { service: 'server' } },
  createSshKey: { method: 'POST', path: '/v1/server/{servername}/ssh/key', isDestructive: false, right: { service: 'server' } },
  deleteSshKey: { method: 'DELETE', path: '/v1/server/{servername}/ssh/key/{key_id}', isDestructive: true, right: { service: 'server' } },
  createDomain: { method: 'POST', path: '/v1/server/{servername}/domain', isDestructive: false, right: { service: 'server' } },
  updateDomain: { method: 'PUT', path: '/v1/server/{servername}/domain/{domain}', isDestructive: false, right: { service: 'server' } },
  deleteDomain: { method: 'DELETE', path: '/v1/server/{servername}/domain/{domain}', isDestructive: true, right: { service: 'server' } },
  resetDomain: { method: 'POST', path: '/v1/server/{servername}/domain/{domain}/reset', isDestructive: true, right: { service: 'server' } },
  createSubdomain: { method: 'POST', path: '/v1/server/{servername}/subdomain', isDestructive: false, right: { service: 'server' } },
  updateSubdomain: { method: 'PUT', path: '/v1/server/{servername}/subdomain/{subdomain}', isDestructive: false, right: { service: 'server' } },
  deleteSubdomain: { method: 'DELETE', path: '/v1/server/{servername}/subdomain/{subdomain}', isDestructive: true, right: { service: 'server' } },
  issueSslCertificate: { method: 'POST', path: '/v1/server/{servername}/ssl', isDestructive: false, right: { service: 'server' } },
  deleteSslCertificate: { method: 'DELETE', path: '/v1/server/{servername}/ssl/{common_name}', isDestructive: true, right: { service: 'server' } },
  createDnsRecord: { method: 'POST', path: '/v1/server/{servername}/dns', isDestructive: false, right: { service: 'server', category: 'DNS records' } },
  updateDnsRecord: { method: 'PUT', path: '/v1/server/{servername}/dns/{dns_id}', isDestructive: false, right: { service: 'server', category: 'DNS records' } },
  deleteDnsRecord: { method: 'DELETE', path: '/v1/server/{servername}/dns/{dns_id}', isDestructive: true, right: { service: 'server', category: 'DNS records' } },
  updatePhpVersion: { method: 'PUT', path: '/v1/server/{servername}/php-version/{domain}', isDestructive: false, right: { service: 'server' } },
  createCronJob: { method: 'POST', path: '/v1/server/{servername}/cron', isDestructive: false, right: { service: 'server' } },
  updateCronJob: { method: 'PUT', path: '/v1/server/{servername}/cron/{cron_id}', isDestructive: false, right: { service: 'server' } },
  deleteCronJob: { method: 'DELETE', path: '/v1/server/{servername}/cron/{cron_id}', isDestructive: true, right: { service: 'server' } },
  createMailAccount: { method: 'POST', path: '/v1/server/{servername}/mail', isDestructive: false, right: { service: 'server', category: 'mail accounts' } },
  updateMailAccount: { method: 'PUT', path: '/v1/server/{servername}/mail/{mail_account}', isDestructive: false, right: { service: 'server', category: 'mail accounts' } },
  deleteMailAccount: { method: 'DELETE', path: '/v1/server/{servername}/mail/{mail_account}', isDestructive: true, right: { service: 'server', category: 'mail accounts' } },
  updateMailForwarding: { method: 'PUT', path: '/v1/server/{servername}/mail/{mail_account}/forwarding', isDestructive: true, right: { service: 'server', category: 'mail accounts' } },
  createMailFilter: { method: 'POST', path: '/v1/server/{servername}/mail-filter', isDestructive: false, right: { service: 'server' } },
  deleteMailFilter: { method: 'DELETE', path: '/v1/server/{servername}/mail-filter/{filter_id}', isDestructive: true, right: { service: 'server' } },
  updateSpamFilter: { method: 'PUT', path: '/v1/server/{servername}/spam-filter/{domain}', isDestructive: false, right: { service: 'server' } },
  updateDmarcReceiver: { method: 'PUT', path: '/v1/server/{servername}/spam-filter/{domain}/dmarc-receiver', isDestructive: false, right: { service: 'server' } },
  createAutoReply: { method: 'POST', path: '/v1/server/{servername}/auto-reply', isDestructive: false, right: { service: 'server' } },
  updateAutoReply: { method: 'PUT', path: '/v1/server/{servername}/auto-reply/{mail_address}', isDestructive: false, right: { service: 'server' } },
  deleteAutoReply: { method: 'DELETE', path: '/v1/server/{servername}/auto-reply/{mail_address}', isDestructive: true, right: { service: 'server' } },
  updateSmtpAbroadRestriction: { method: 'PUT', path: '/v1/server/{servername}/smtp-abroad-restriction/{domain}', isDestructive: false, right: { service: 'server' } },
  updateDkimSetting: { method: 'PUT', path: '/v1/server/{servername}/dkim/{domain}', isDestructive: false, right: { service: 'server', category: 'DKIM' } },
  updateDmarcSetting: { method: 'PUT', path: '/v1/server/{servername}/dmarc/{domain}', isDestructive: false, right: { service: 'server' } },
  createSpfRecord: { method: 'POST', path: '/v1/server/{servername}/spf', isDestructive: false, right: { service: 'server', category: 'SPF' } },
  updateSpfRecord: { method: 'PUT', path: '/v1/server/{servername}/spf/{fqdn}', isDestructive: false, right: { service: 'server', category: 'SPF' } },
  deleteSpfRecord: { method: 'DELETE', path: '/v1/server/{servername}/spf/{fqdn}', isDestructive: true, right: { service: 'server', category: 'SPF' } },
  installWordPress: { method: 'POST', path: '/v1/server/{servername}/wp', isDestructive: false, right: { service: 'server' } },
  updateWordPressSite: { method: 'PUT', path: '/v1/server/{servername}/wp/{wp_id}', isDestructive: false, right: { service: 'server' } },
  deleteWordPressSite: { method: 'DELETE', path: '/v1/server/{servername}/wp/{wp_id}', isDestructive: true, right: { service: 'server' } },
  createDatabase: { method: 'POST', path: '/v1/server/{servername}/db', isDestructive: false, right: { service: 'server' } },
  updateDatabase: { method: 'PUT', path: '/v1/server/{servername}/db/{db_name}', isDestructive: false, right: { service: 'server' } },
  deleteDatabase: { method: 'DELETE', path: '/v1/server/{servername}/db/{db_name}', isDestructive: true, right: { service: 'server' } },
  createDatabaseUser: { method: 'POST', path: '/v1/server/{servername}/db/user', isDestructive: false, right: { service: 'server' } },
  updateDatabaseUser: { method: 'PUT', path: '/v1/server/{servername}/db/user/{db_user}', isDestructive: false, right: { service: 'server' } },
  deleteDatabaseUser: { method: 'DELETE', path: '/v1/server/{servername}/db/user/{db_user}', isDestructive: true, right: { service: 'server' } },
  grantDatabase: { method: 'POST', path: '/v1/server/{servername}/db/user/{db_user}/grant', isDestructive: false, right: { service: 'server' } },
  revokeDatabase: { method: 'DELETE', path: '/v1/server/{servername}/db/user/{db_user}/grant', isDestructive: true, right: { service: 'server' } },
  createFtpAccount: { method: 'POST', path: '/v1/server/{servername}/ftp', isDestructive: false, right: { service: 'server' } },
  updateFtpAccount: { method: 'PUT', path: '/v1/server/{servername}/ftp/{ftp_account}', isDestructive: false, right: { service: 'server' } },
  deleteFtpAccount: { method: 'DELETE', path: '/v1/server/{servername}/ftp/{ftp_account}', isDestructive: true, right: { service: 'server' } },
  orderVps: { method: 'POST', path: '/v1/vps/servers', isDestructive: false, right: { service: 'vps', newOrder: true } },
  updateVpsMemo: { method: 'PUT', path: '/v1/vps/servers/{uuid}/memo', isDestructive: false, right: { service: 'vps', category: 'VPS information' } },
  updateVpsName: { method: 'PUT', path: '/v1/vps/servers/{uuid}/name', isDestructive: false, right: { service: 'vps', category: 'VPS information' } },
  updateVpsReverseDns: { method: 'PUT', path: '/v1/vps/servers/{uuid}/reverse-dns', isDestructive: false, right: { service: 'vps', category: 'VPS information' } },
  startVps: { method: 'POST', path: '/v1/vps/servers/{uuid}/power/start', isDestructive: false, right: { service: 'vps', category: 'power operation' } },
  rebootVps: { method: 'POST', path: '/v1/vps/servers/{uuid}/power/reboot', isDestructive: false, right: { service: 'vps', category: 'power operation' } },
  stopVps: { method: 'POST', path: '/v1/vps/servers/{uuid}/power/stop', isDestructive: false, right: { service: 'vps', category: 'power operation' } },
  updatePacketFilter: { method: 'PUT', path: '/v1/vps/servers/{uuid}/packet-filter', isDestructive: false, right: { service: 'vps', category: 'packet filter' } },
  createPacketFilterRule: { method: 'POST', path: '/v1/vps/servers/{uuid}/packet-filter/rules', isDestructive: false, right: { service: 'vps', category: 'packet filter' } },
  updatePacketFilterRule: { method: 'PUT', path: '/v1/vps/servers/{uuid}/packet-filter/rules/{rule_id}', isDestructive: false, right: { service: 'vps', category: 'packet filter' } },
  deletePacketFilterRule: { method: 'DELETE', path: '/v1/vps/servers/{uuid}/packet-filter/rules/{rule_id}', isDestructive: true, right: { service: 'vps', category: 'packet filter' } },
  reinstallVps: { method: 'POST', path: '/v1/vps/servers/{uuid}/os-reinstall', isDestructive: true, right: { service: 'vps', category: 'OS reinstall' } },
  updateVpsProtection: { method: 'PUT', path: '/v1/vps/servers/{uuid}/protection', isDestructive: false, right: { service: 'vps', category: 'OS reinstall' } },
} as const

/** The API's rules for the secrets in a request body, by operation and property. */
export const secretRules: Readonly<Record<string, Readonly<Record<string, SecretRule>>>> = {
  createMailAccount: { password: {"minLength":6} },
  updateMailAccount: { password: {"minLength":6} },
  installWordPress: { admin_password: {"minLength":7} },
  createDatabaseUser: { password: {"minLength":6} },
  updateDatabaseUser: { password: {"minLength":6} },
  createFtpAccount: { password: {"minLength":8} },
  updateFtpAccount: { password: {"minLength":8} },
  orderVps: { root_password: {"minLength":9,"maxLength":70,"pattern":"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"} },
  reinstallVps: { root_password: {"minLength":9,"maxLength":70,"pattern":"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"}, basic_password: {"minLength":12,"maxLength":64,"pattern":"^[0-9A-Za-z]{12,64}$"} },
}

/** A rule of the API for a secret, such as its shortest length. */
export interface SecretRule {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** The API's rule for the server id of a new hosting server. */
export const serverIdRule = {"minLength":3,"maxLength":12,"pattern":"^[a-z][a-z0-9]+$"} as const
