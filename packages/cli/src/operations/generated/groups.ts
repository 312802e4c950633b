// Generated from the description by tools/make/generate. Do not edit.
import type { Group } from '../operation.ts'

/** The groups of commands that the description gives. */
export const groups: Readonly<Record<string, Group>> = {
  'key': { brief: "The API key that is used", load: () => import('./key.ts') },
  'logs': { brief: "The execution log of the API key", load: () => import('./logs.ts') },
  'order': { brief: "Order a VPS or a hosting server, once", load: () => import('./order.ts') },
  'vps': { brief: "VPSs: list, power, packet filter, reinstall, protection", load: () => import('./vps.ts') },
  'hosting': { brief: "Hosting servers: plans, contracts, usage", load: () => import('./hosting.ts') },
  'domain': { brief: "Domains of a hosting server", load: () => import('./domain.ts') },
  'subdomain': { brief: "Subdomains of a hosting server", load: () => import('./subdomain.ts') },
  'dns': { brief: "DNS records", load: () => import('./dns.ts') },
  'ssl': { brief: "Certificates", load: () => import('./ssl.ts') },
  'php': { brief: "PHP versions", load: () => import('./php.ts') },
  'cron': { brief: "Cron jobs", load: () => import('./cron.ts') },
  'mail': { brief: "Mail accounts and forwarding", load: () => import('./mail.ts') },
  'mail-filter': { brief: "Mail filters", load: () => import('./mail-filter.ts') },
  'spam-filter': { brief: "The spam filter of a domain", load: () => import('./spam-filter.ts') },
  'auto-reply': { brief: "Automatic replies", load: () => import('./auto-reply.ts') },
  'smtp-restriction': { brief: "SMTP from abroad", load: () => import('./smtp-restriction.ts') },
  'dkim': { brief: "DKIM signatures", load: () => import('./dkim.ts') },
  'dmarc': { brief: "DMARC policies", load: () => import('./dmarc.ts') },
  'spf': { brief: "SPF records", load: () => import('./spf.ts') },
  'wordpress': { brief: "WordPress installations", load: () => import('./wordpress.ts') },
  'db': { brief: "Databases", load: () => import('./db.ts') },
  'db-user': { brief: "Database users and their grants", load: () => import('./db-user.ts') },
  'ftp': { brief: "FTP accounts", load: () => import('./ftp.ts') },
  'ssh': { brief: "SSH access to a hosting server", load: () => import('./ssh.ts') },
  'ssh-key': { brief: "SSH keys of a hosting server", load: () => import('./ssh-key.ts') },
  'web-log': { brief: "Access and error logs of web sites", load: () => import('./web-log.ts') },
}
