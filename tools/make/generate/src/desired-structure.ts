import type { JsonSchema, Take } from './json-schema.ts'

/** The parts of the file that says how an account shall be: its structure by hand, its properties from the description. */
export function toDesiredStructure(take: Take): Readonly<Record<string, JsonSchema>> {
  return {
    ...toParts(take),
    ...toMailParts(take),
    ...toSiteParts(take),
    ...toHostingParts(take),
    ...toVpsParts(take),
  }
}

function toParts(take: Take): Readonly<Record<string, JsonSchema>> {
  return {
    Secret: {
      description:
        'Where a secret comes from; its value is never in the file. It is used when something is created, or rotated.',
      oneOf: [
        one('env', { type: 'string', minLength: 1, description: 'Name of the variable that holds it.' }),
        one('file', { type: 'string', minLength: 1, description: 'Path of the file that holds it.' }),
        one('generate', {
          type: 'integer',
          minimum: 9,
          maximum: 70,
          description: 'Has one made of that many characters; it is handed out once.',
        }),
      ],
    },
    DnsRecord: object(
      'A DNS record.',
      take('CreateDnsRecordRequest', 'host', 'type', 'content', 'ttl', 'priority'),
      ['host', 'type', 'content'],
    ),
    Dns: object(
      'The DNS records of a domain.',
      {
        prune: prune('records'),
        records: list('DnsRecord', 'The records that the domain shall have.'),
      },
      ['records'],
    ),
    Spf: object('The SPF record.', take('CustomSpfRequest', 'spf_record'), ['spf_record']),
    Dmarc: object('The DMARC setting.', take('UpdateDmarcSettingRequest'), [
      'policy',
      'report_enabled',
      'notification_mail_addresses',
    ]),
    WordPress: object('A WordPress installation, by its path; `/` is the site itself.', {
      ...take('CreateWordPressSiteRequest', 'title', 'admin_username', 'admin_email', 'memo'),
      admin_password: ref('Secret', 'Password of the first administrator.'),
    }),
  }
}

function toMailParts(take: Take): Readonly<Record<string, JsonSchema>> {
  const { forwarding_addresses, keep_in_mailbox } = take('UpdateMailForwardingRequest')
  return {
    Forwarding: object('Where mail is forwarded to. The addresses are all that there shall be.', {
      addresses: forwarding_addresses!,
      keep_in_mailbox: keep_in_mailbox!,
    }),
    AutoReply: object(
      'The automatic reply of a mail account.',
      take('CreateAutoReplyRequest', 'from_name', 'subject', 'body', 'quote_incoming'),
      ['subject', 'body'],
    ),
    MailAccount: object('A mail account, by the part of its address before the `@`.', {
      password: ref('Secret', 'Its password, used when it is created.'),
      ...take('CreateMailAccountRequest', 'quota_mb', 'memo'),
      forwarding: ref('Forwarding'),
      auto_reply: ref('AutoReply'),
    }),
    MailFilter: object(
      'A rule that sorts incoming mail.',
      take('CreateMailFilterRequest', 'conditions', 'action'),
      ['conditions', 'action'],
    ),
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

function toSiteParts(take: Take): Readonly<Record<string, JsonSchema>> {
  const site = {
    ssl: { type: 'boolean', description: 'Whether it has a certificate.' },
    php: { type: 'string', minLength: 1, description: 'PHP version, such as `8.3`.' },
    mail: ref('Mail'),
    dkim: { type: 'boolean', description: 'Whether mail is signed.' },
    dmarc: ref('Dmarc'),
    spf: {
      oneOf: [ref('Spf'), { type: 'null', description: 'No SPF record: one that is there is **deleted**.' }],
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

function toHostingParts(take: Take): Readonly<Record<string, JsonSchema>> {
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
    HostingServer: object('A hosting server.', {
      ...take('HostingMemoUpdate'),
      prune: {
        type: 'array',
        items: {
          type: 'string',
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
        description: 'The sections of which everything that is not in the file is **deleted**.',
      },
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

function toVpsParts(take: Take): Readonly<Record<string, JsonSchema>> {
  return {
    PacketFilter: object('The packet filter.', {
      prune: prune('rules'),
      ...take('PacketFilterUpdate'),
      rules: {
        type: 'array',
        maxItems: 20,
        items: take('CreateRuleRequest', '')[''] ?? {},
        description: 'The rules that it shall have.',
      },
    }),
    VpsOrder: order(
      take(
        'VpsOrderRequest',
        'plan_id',
        'period',
        'auto_renew',
        'image_id',
        'ssh_key_name',
        'ssh_public_key',
        'agree_to_terms',
      ),
      ['image_id', 'root_password'],
      { root_password: ref('Secret', 'Password of root.') },
    ),
    Vps: object('A VPS.', {
      ...take('VpsMemoUpdate'),
      ...take('VpsNameUpdate'),
      reverse_hostname: take('ReverseDnsUpdate')['hostname']!,
      power: { type: 'string', enum: ['running', 'stopped'], description: 'The power state.' },
      protection: object('What the API must not do to it.', take('ProtectionUpdate')),
      packet_filter: ref('PacketFilter'),
      order: ref('VpsOrder'),
    }),
  }
}

/** The file itself. */
export const desiredRoot: JsonSchema = {
  type: 'object',
  description: 'What hosting servers and VPSs shall be like. What is not mentioned is not touched.',
  additionalProperties: false,
  required: ['version'],
  properties: {
    version: { const: 1, description: 'The version of this format.' },
    hosting: map('HostingServer', 'Hosting servers, by server name.'),
    vps: map('Vps', 'VPSs, by name or uuid.'),
  },
}

function order(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  further: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const max_total_price = {
    type: 'integer',
    minimum: 0,
    description: 'The most that the order may cost, in yen.',
  }
  return object(
    'Ordered **for money** when nothing bears its name, and only by an apply that may spend.',
    { ...properties, max_total_price, ...further },
    ['plan_id', 'period', 'max_total_price', 'agree_to_terms', ...required],
  )
}

function object(
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties,
  }
}

function one(name: string, schema: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: false, required: [name], properties: { [name]: schema } }
}

function map(part: string, description: string): JsonSchema {
  return { type: 'object', description, additionalProperties: ref(part) }
}

function list(part: string, description: string): JsonSchema {
  return { type: 'array', description, items: ref(part) }
}

function ref(part: string, description?: string): JsonSchema {
  return { $ref: `#/$defs/${part}`, ...(description !== undefined && { description }) }
}

function prune(what: string): JsonSchema {
  return {
    type: 'boolean',
    default: false,
    description: `Whether ${what} that are not listed are **deleted**.`,
  }
}
