import type { Schema } from './description.ts'
import { list, map, object, order, prune, ref, type Take } from './schema-parts.ts'

function toMailParts(take: Take): Readonly<Record<string, Schema>> {
  const { forwarding_addresses, keep_in_mailbox } = take('UpdateMailForwardingRequest')
  return {
    Forwarding: object('Forwarding of mail. Addresses that are not listed are removed.', {
      addresses: forwarding_addresses!,
      keep_in_mailbox: keep_in_mailbox!,
    }),
    AutoReply: object(
      'The automatic reply of a mail account.',
      take('CreateAutoReplyRequest', '-domain', '-mail_address'),
      ['subject', 'body'],
    ),
    MailAccount: object('A mail account, by the part of its address before the `@`.', {
      password: ref('Secret', 'Its password, used when it is created.'),
      ...take('CreateMailAccountRequest', 'quota_mb', 'memo'),
      forwarding: ref('Forwarding'),
      auto_reply: ref('AutoReply'),
    }),
    MailFilter: object('A rule that sorts incoming mail.', take('CreateMailFilterRequest', '-domain'), [
      'conditions',
      'action',
    ]),
    SpamFilter: object('The spam filter.', {
      ...take('UpdateSpamFilterRequest'),
      ...take('UpdateDmarcReceiverRequest'),
    }),
    Mail: object('The mail of a domain or subdomain.', {
      prune: prune('accounts and filters'),
      accounts: map('MailAccount', 'Mail accounts.'),
      filters: list('MailFilter', 'Filters, in the order in which they apply.'),
      spam_filter: ref('SpamFilter'),
      smtp_abroad_restriction: {
        type: 'boolean',
        description: 'Whether sending through the server from abroad is rejected.',
      },
    }),
  }
}

function toSiteParts(take: Take): Readonly<Record<string, Schema>> {
  const site = {
    ssl: { type: 'boolean', description: 'Whether it has a certificate.' },
    php: { type: 'string', minLength: 1, description: 'PHP version, such as `8.3`.' },
    mail: ref('Mail'),
    dkim: { type: 'boolean', description: 'Whether mail is signed.' },
    dmarc: ref('Dmarc'),
    spf: {
      oneOf: [ref('Spf'), { type: 'null', description: 'No SPF record: an existing one is **deleted**.' }],
    },
    wordpress: map('WordPress', 'WordPress installations, by path.'),
  }
  return {
    Subdomain: object('A subdomain, by its label.', { ...take('CreateSubdomainRequest', 'memo'), ...site }),
    Domain: object('A domain of a hosting server.', {
      ...take('CreateDomainRequest', 'memo', 'redirect_https', 'ai_crawler_block_enabled'),
      ...site,
      dns: ref('Dns'),
      subdomains: map('Subdomain', 'Subdomains, by label.'),
    }),
  }
}

/** Returns the parts of a hosting server. */
export function toHostingStructure(take: Take): Readonly<Record<string, Schema>> {
  return { ...toMailParts(take), ...toSiteParts(take), ...toHostingParts(take) }
}

function toHostingParts(take: Take): Readonly<Record<string, Schema>> {
  return {
    HostingOrder: order(take('HostingOrderRequest', 'plan_id', 'period', 'auto_renew', 'agree_to_terms'), []),
    SshKey: object('A public key, by its label.', take('RegisterSshKeyRequest', 'public_key'), [
      'public_key',
    ]),
    Database: object(
      'A database, by the suffix of its name.',
      take('CreateDatabaseRequest', 'character_set', 'memo'),
    ),
    DatabaseUser: object('A database user, by the suffix of its name.', {
      password: ref('Secret', 'Its password, used when it is created.'),
      ...take('CreateDatabaseUserRequest', 'memo'),
      grants: {
        type: 'array',
        items: { type: 'string', minLength: 1 },
        description: 'Suffixes of the databases that it may use.',
      },
    }),
    FtpAccount: object('An FTP account, by its full name.', {
      password: ref('Secret', 'Its password, used when it is created.'),
      ...take('CreateFtpAccountRequest', 'directory', 'quota_mb', 'memo'),
    }),
    CronJob: object(
      'A cron job.',
      { ...take('CreateCronJobRequest'), ...take('UpdateCronJobRequest', 'enabled') },
      ['minute', 'hour', 'day', 'month', 'weekday', 'command'],
    ),
    PrunableSection: {
      type: 'string',
      description: 'A section of a hosting server whose unmanaged entries can be deleted.',
      enum: [
        'domains',
        'subdomains',
        'ssh_keys',
        'databases',
        'database_users',
        'grants',
        'ftp',
        'cron',
        'wordpress',
      ],
    },
    HostingServer: object('A hosting server.', {
      ...take('HostingMemoUpdate'),
      prune: list(
        'PrunableSection',
        'The sections of which everything that is not in the file is **deleted**.',
      ),
      order: ref('HostingOrder'),
      ssh: object('SSH access.', take('UpdateSshSettingsRequest')),
      ssh_keys: map('SshKey', 'SSH keys, by label.'),
      domains: map('Domain', 'Domains.'),
      databases: map('Database', 'Databases, by suffix.'),
      database_users: map('DatabaseUser', 'Database users, by suffix.'),
      ftp: map('FtpAccount', 'FTP accounts, by full name.'),
      cron: list('CronJob', 'Cron jobs.'),
    }),
  }
}
