import { rebootPlace, reinstallPlace, resetPlace } from './action-places.ts'
import { autoReplyPlace } from './auto-replies.ts'
import { certificatePlace } from './certificate.ts'
import { cronPlace } from './cron-jobs.ts'
import { databaseUserPlace } from './database-users.ts'
import { databasePlace } from './databases.ts'
import { dkimPlace } from './dkim.ts'
import { dmarcPlace } from './dmarc.ts'
import { domainPlace } from './domains.ts'
import { forwardingPlace } from './forwarding.ts'
import { ftpPlace } from './ftp-accounts.ts'
import { grantPlace } from './grants.ts'
import { hostingMemoPlace } from './hosting-memo.ts'
import { mailPlace } from './mail-accounts.ts'
import { mailFilterPlace } from './mail-filters.ts'
import { packetFilterPlace, packetFilterRulePlace } from './packet-filter-place.ts'
import { phpPlace } from './php-version.ts'
import type { HostingKind, VpsKind } from './place-kind.ts'
import { powerPlace } from './power.ts'
import { protectionPlace } from './protection.ts'
import { smtpRestrictionPlace } from './smtp-restriction.ts'
import { spamFilterPlace } from './spam-filter.ts'
import { spfPlace } from './spf.ts'
import { sshKeyPlace } from './ssh-keys.ts'
import { sshPlace } from './ssh-settings.ts'
import { subdomainPlace } from './subdomains.ts'
import { reverseHostnamePlace, vpsMemoPlace, vpsNamePlace } from './vps-texts.ts'
import { wordpressPlace } from './wordpress.ts'
import { dnsPlace } from './zone-place.ts'

/** The kinds of resources of a hosting server: how each is read and written, by the `kind` in a change. */
export const hostingKinds: Readonly<Record<string, HostingKind>> = {
  auto_reply: autoReplyPlace,
  cron: cronPlace,
  database_users: databaseUserPlace,
  databases: databasePlace,
  dkim: dkimPlace,
  dmarc: dmarcPlace,
  dns: dnsPlace,
  domains: domainPlace,
  forwarding: forwardingPlace,
  ftp: ftpPlace,
  grants: grantPlace,
  mail: mailPlace,
  mail_filters: mailFilterPlace,
  memo: hostingMemoPlace,
  php: phpPlace,
  reset: resetPlace,
  smtp_abroad_restriction: smtpRestrictionPlace,
  spam_filter: spamFilterPlace,
  spf: spfPlace,
  ssh: sshPlace,
  ssh_keys: sshKeyPlace,
  ssl: certificatePlace,
  subdomains: subdomainPlace,
  wordpress: wordpressPlace,
}

/** The kinds of resources of a VPS: how each is read and written, by the `kind` in a change. */
export const vpsKinds: Readonly<Record<string, VpsKind>> = {
  packet_filter: packetFilterPlace,
  packet_filter_rule: packetFilterRulePlace,
  power: powerPlace,
  protection: protectionPlace,
  reboot: rebootPlace,
  reinstall: reinstallPlace,
  vps_memo: vpsMemoPlace,
  vps_name: vpsNamePlace,
  vps_reverse_hostname: reverseHostnamePlace,
}
