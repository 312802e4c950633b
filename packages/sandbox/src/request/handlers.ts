import type { OperationId } from '../description/operation.ts'
import type { Handler } from '../operations/handler.ts'
import * as jobs from '../hosting/cron/jobs.ts'
import * as databases from '../hosting/databases/databases.ts'
import * as grants from '../hosting/databases/grants.ts'
import * as users from '../hosting/databases/users.ts'
import * as createDomain from '../hosting/domains/create-domain.ts'
import * as domains from '../hosting/domains/domains.ts'
import * as subdomains from '../hosting/domains/subdomains.ts'
import * as ftpAccounts from '../hosting/ftp/accounts.ts'
import * as mailAccounts from '../hosting/mail/accounts.ts'
import * as autoReplies from '../hosting/mail/auto-replies.ts'
import * as dkim from '../hosting/mail/dkim.ts'
import * as dmarc from '../hosting/mail/dmarc.ts'
import * as filters from '../hosting/mail/filters.ts'
import * as forwarding from '../hosting/mail/forwarding.ts'
import * as smtpAbroadRestriction from '../hosting/mail/smtp-abroad-restriction.ts'
import * as spamFilter from '../hosting/mail/spam-filter.ts'
import * as spf from '../hosting/mail/spf.ts'
import * as webLogs from '../hosting/web-log/web-logs.ts'
import * as certificates from '../hosting/web/certificates.ts'
import * as contracts from '../hosting/web/contracts.ts'
import * as dnsRecords from '../hosting/web/dns-records.ts'
import * as orderHosting from '../hosting/web/order.ts'
import * as phpVersions from '../hosting/web/php-versions.ts'
import * as serverInfo from '../hosting/web/server-info.ts'
import * as ssh from '../hosting/web/ssh.ts'
import * as install from '../hosting/wordpress/install.ts'
import * as sites from '../hosting/wordpress/sites.ts'
import * as getApiKey from '../operations/get-api-key.ts'
import * as listLogs from '../operations/list-logs.ts'
import * as settings from '../vps/settings.ts'
import * as orderVps from '../vps/order.ts'
import * as packetFilter from '../vps/packet-filter.ts'
import * as power from '../vps/power.ts'
import * as reinstall from '../vps/reinstall.ts'
import * as servers from '../vps/servers.ts'
import * as signup from '../vps/signup.ts'

/**
 * The handler of every operation, by operationId. Each module exports its handlers under these names. If an operation
 * of the description has no handler, the code does not compile.
 */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  ...jobs,
  ...databases,
  ...grants,
  ...users,
  ...createDomain,
  ...domains,
  ...subdomains,
  ...ftpAccounts,
  ...mailAccounts,
  ...autoReplies,
  ...dkim,
  ...dmarc,
  ...filters,
  ...forwarding,
  ...smtpAbroadRestriction,
  ...spamFilter,
  ...spf,
  ...webLogs,
  ...certificates,
  ...contracts,
  ...dnsRecords,
  ...orderHosting,
  ...phpVersions,
  ...serverInfo,
  ...ssh,
  ...install,
  ...sites,
  ...getApiKey,
  ...listLogs,
  ...settings,
  ...orderVps,
  ...packetFilter,
  ...power,
  ...reinstall,
  ...servers,
  ...signup,
}
