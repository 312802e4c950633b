import { autoReplies } from './auto-replies.ts'
import { certificate } from './certificate.ts'
import { cronJobs } from './cron-jobs.ts'
import { databaseUsers } from './database-users.ts'
import { databases } from './databases.ts'
import { dkim } from './dkim.ts'
import { dmarc } from './dmarc.ts'
import { domains } from './domains.ts'
import { forwarding } from './forwarding.ts'
import { ftpAccounts } from './ftp-accounts.ts'
import { grants } from './grants.ts'
import type { ServerResource, SiteResource } from './hosting-context.ts'
import { hostingMemo } from './hosting-memo.ts'
import { mailAccounts } from './mail-accounts.ts'
import { mailFilters } from './mail-filters.ts'
import { ownership } from './ownership.ts'
import { packetFilter } from './packet-filter.ts'
import { phpVersion } from './php-version.ts'
import { power } from './power.ts'
import { protection } from './protection.ts'
import { smtpRestriction } from './smtp-restriction.ts'
import { spamFilter } from './spam-filter.ts'
import { spf } from './spf.ts'
import { sshKeys } from './ssh-keys.ts'
import { sshSettings } from './ssh-settings.ts'
import { subdomains } from './subdomains.ts'
import type { VpsResource } from './vps-context.ts'
import { vpsTexts } from './vps-texts.ts'
import { wordpress } from './wordpress.ts'
import { zone } from './zone.ts'

/** The kinds of resources of a hosting server. A new kind needs a file, an entry here, and one in `kinds.ts`. */
export const serverResources: readonly ServerResource[] = [
  hostingMemo,
  sshSettings,
  sshKeys,
  domains,
  subdomains,
  databases,
  databaseUsers,
  grants,
  ftpAccounts,
  cronJobs,
]

/** The kinds of resources of domains and subdomains. */
export const siteResources: readonly SiteResource[] = [
  ownership,
  certificate,
  phpVersion,
  zone,
  spf,
  dkim,
  dmarc,
  mailAccounts,
  forwarding,
  autoReplies,
  mailFilters,
  spamFilter,
  smtpRestriction,
  wordpress,
]

/** The kinds of resources of a VPS. */
export const vpsResources: readonly VpsResource[] = [vpsTexts, protection, packetFilter, power]
