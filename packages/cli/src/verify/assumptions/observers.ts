import { accountNameCase } from './account-name-case.ts'
import { autoReplyAddress } from './auto-reply-address.ts'
import { certificateRenewal } from './certificate-renewal.ts'
import { contractStatusValues } from './contract-status-values.ts'
import { cronFields } from './cron-fields.ts'
import { cronNotificationEmail } from './cron-notification-email.ts'
import { databaseNameSuffix } from './database-name-suffix.ts'
import { dkimDmarcEntries } from './dkim-dmarc-entries.ts'
import { dkimRecordWhileOff } from './dkim-record-while-off.ts'
import { dmarcPolicies } from './dmarc-policies.ts'
import { dnsContent } from './dns-content.ts'
import { dnsHostForm } from './dns-host-form.ts'
import { domainAwaiting } from './domain-awaiting.ts'
import { domainDeletion } from './domain-deletion.ts'
import { domainOfAnotherServer } from './domain-of-another-server.ts'
import { failedReinstall } from './failed-reinstall.ts'
import { firstDnsRecords } from './first-dns-records.ts'
import { forwardingKeepOmitted } from './forwarding-keep-omitted.ts'
import { hostingExpiry } from './hosting-expiry.ts'
import { hostingListTargets } from './hosting-list-targets.ts'
import { hostingSites } from './hosting-sites.ts'
import { identicalRules } from './identical-rules.ts'
import { imageWhileRebuilding } from './image-while-rebuilding.ts'
import { initialDomain } from './initial-domain.ts'
import { internationalisedAnswers } from './internationalised-answers.ts'
import { legacyKeys } from './legacy-keys.ts'
import { logTimeForms } from './log-time-forms.ts'
import { mailAccountDeletion } from './mail-account-deletion.ts'
import { mailFilterPriority } from './mail-filter-priority.ts'
import { mailFilterTarget } from './mail-filter-target.ts'
import { mailSettingsAmongDnsRecords } from './mail-settings-among-dns-records.ts'
import { newSpamFilter } from './new-spam-filter.ts'
import { operationsWithoutCategory } from './operations-without-category.ts'
import { permissionCategoryNames } from './permission-category-names.ts'
import { phpOfSubdomains } from './php-of-subdomains.ts'
import { powerWhileBuilding } from './power-while-building.ts'
import { powerWhileReinstalling } from './power-while-reinstalling.ts'
import { rateLimitHeaders } from './rate-limit-headers.ts'
import { rateLimitOfCommonPaths } from './rate-limit-of-common-paths.ts'
import { rateLimitResetUnit } from './rate-limit-reset-unit.ts'
import { rateLimitScope } from './rate-limit-scope.ts'
import { rateLimitWindow } from './rate-limit-window.ts'
import { rateLimitsOfHosting } from './rate-limits-of-hosting.ts'
import { recordsBeforeDomain } from './records-before-domain.ts'
import { refusedRequestsInLog } from './refused-requests-in-log.ts'
import { reinstallImageValues } from './reinstall-image-values.ts'
import { reinstallStateOfNewVps } from './reinstall-state-of-new-vps.ts'
import { smtpRestrictionOfNewDomain } from './smtp-restriction-of-new-domain.ts'
import { spfText } from './spf-text.ts'
import { sshSettingsOfNewServer } from './ssh-settings-of-new-server.ts'
import { vpsMemoCharacters } from './vps-memo-characters.ts'
import { webLogFilters } from './web-log-filters.ts'
import { wordpressAddress } from './wordpress-address.ts'
import { wordpressCronJob } from './wordpress-cron-job.ts'
import { wordpressDatabaseMemo } from './wordpress-database-memo.ts'
import { wordpressDatabase } from './wordpress-database.ts'
import type { Observer } from './observer.ts'

/** What reads can tell of what the documentation leaves open. */
export const observers: readonly Observer[] = [
  accountNameCase,
  autoReplyAddress,
  certificateRenewal,
  contractStatusValues,
  cronFields,
  cronNotificationEmail,
  databaseNameSuffix,
  dkimDmarcEntries,
  dkimRecordWhileOff,
  dmarcPolicies,
  dnsContent,
  dnsHostForm,
  domainAwaiting,
  domainDeletion,
  domainOfAnotherServer,
  failedReinstall,
  firstDnsRecords,
  forwardingKeepOmitted,
  hostingExpiry,
  hostingListTargets,
  hostingSites,
  identicalRules,
  imageWhileRebuilding,
  initialDomain,
  internationalisedAnswers,
  legacyKeys,
  logTimeForms,
  mailAccountDeletion,
  mailFilterPriority,
  mailFilterTarget,
  mailSettingsAmongDnsRecords,
  newSpamFilter,
  operationsWithoutCategory,
  permissionCategoryNames,
  phpOfSubdomains,
  powerWhileBuilding,
  powerWhileReinstalling,
  rateLimitHeaders,
  rateLimitOfCommonPaths,
  rateLimitResetUnit,
  rateLimitScope,
  rateLimitWindow,
  rateLimitsOfHosting,
  recordsBeforeDomain,
  refusedRequestsInLog,
  reinstallImageValues,
  reinstallStateOfNewVps,
  smtpRestrictionOfNewDomain,
  spfText,
  sshSettingsOfNewServer,
  vpsMemoCharacters,
  webLogFilters,
  wordpressAddress,
  wordpressCronJob,
  wordpressDatabaseMemo,
  wordpressDatabase,
]
