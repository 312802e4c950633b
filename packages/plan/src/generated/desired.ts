// Generated from the description by tools/make/generate. Do not edit.
import type {
  CreateRuleRequest,
  DatabaseCharacterSet,
  DmarcPolicy,
  DnsRecordType,
  HostingPlanId,
  ImageId,
  MailAddress,
  MailFilterActionRequest,
  MailFilterConditionRequest,
  Memo,
  SshKeyName,
  SshPublicKey,
  Unlisted,
  VpsName,
  VpsPlanId,
} from '@hostwright/types'

/** The source of a secret; its value is never in the file. It is used when an account is created or its password is rotated. */
export type SecretReference = {
    /**
     * Name of the environment variable with the secret.
     *
     * Not empty.
     */
    env: string;
} | {
    /**
     * Path of the file with the secret.
     *
     * Not empty.
     */
    file: string;
} | {
    /**
     * Generates a secret with this number of characters, which is returned once.
     *
     * 9 to 70.
     */
    generate: number;
};
/** A DNS record. */
export type DesiredDnsRecord = {
    /**
     * Host of the record; according to public reference material, a label such as `www`, or `@` for the domain itself. At most 255 characters (public reference).
     *
     * 1 to 255 characters.
     * @example www
     */
    host: string;
    /**
     * Type of the record. Public reference material lists these seven.
     *
     * Not empty.
     *
     * {@link DnsRecordType}
     * @example A
     */
    type: DnsRecordType;
    /**
     * Content of the record, in the format of its type.
     *
     * Not empty.
     * @example 203.0.113.20
     */
    content: string;
    /**
     * Time to live in seconds; according to public reference material, 60 to 86400, and 3600 by default.
     * @example 3600
     */
    ttl?: number;
    /**
     * Priority of an MX record. The bounds are those of the protocol.
     *
     * 0 to 65535.
     * @example 10
     */
    priority?: number;
};
/** The DNS records of a domain. */
export type DesiredZone = {
    /**
     * Whether records that are not listed are **deleted**. Those with the name and type of a listed A, AAAA, MX or SRV record always are.
     * @default false
     */
    prune?: boolean;
    /** The desired records of the domain. */
    records: DesiredDnsRecord[];
};
/** The SPF record. */
export type DesiredSpf = {
    /**
     * New text of the record.
     *
     * Not empty.
     * @example v=spf1 a:host12.example.jp a:example.com mx include:spf.example.net ~all
     */
    spf_record: string;
};
/** The DMARC setting. */
export type DesiredDmarc = {
    /**
     * What receivers are asked to do with mail that fails DMARC. The service is known to accept `none`; the other two values come from the DMARC standard and are not confirmed.
     *
     * Not empty.
     *
     * {@link DmarcPolicy}
     * @example none
     */
    policy: DmarcPolicy;
    /**
     * Whether reports are requested.
     * @example true
     */
    report_enabled: boolean;
    /** Addresses the reports are sent to. */
    notification_mail_addresses: MailAddress[];
};
/** A WordPress installation, by its path; `/` is the site itself. */
export type DesiredWordPress = {
    /**
     * Title of the site; at most 255 characters according to public reference material.
     *
     * 1 to 255 characters.
     * @example Example Blog
     */
    title?: string;
    /**
     * Username of the first administrator; at most 255 characters according to public reference material.
     *
     * 1 to 255 characters.
     * @example site-admin
     */
    admin_username?: string;
    /**
     * Mail address of the first administrator; at most 255 characters according to public reference material.
     *
     * 3 to 255 characters.
     * @example admin@example.com
     */
    admin_email?: string;
    /**
     * Free text of at most 500 characters. An empty string deletes the memo.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /** Password of the first administrator. */
    admin_password?: SecretReference;
};
/** Forwarding of mail. Addresses that are not listed are removed. */
export type DesiredForwarding = {
    /** All addresses to forward to. The list replaces the old one (public reference). **An empty list removes the forwarding.** */
    addresses?: MailAddress[];
    /**
     * Whether a copy of forwarded mail stays in the mailbox.
     * @example true
     */
    keep_in_mailbox?: boolean;
};
/** The automatic reply of a mail account. */
export type DesiredAutoReply = {
    /**
     * Sender name shown in the reply.
     * @example Example Shop
     */
    from_name?: string;
    /**
     * Subject of the reply.
     * @example We have received your message
     */
    subject: string;
    /**
     * Text of the reply.
     * @example Thank you. We answer within two working days.
     */
    body: string;
    /**
     * Whether the reply quotes the incoming mail.
     * @example false
     */
    quote_incoming?: boolean;
};
/** A mail account, by the part of its address before the `@`. */
export type DesiredMailAccount = {
    /** Its password, used when it is created. */
    password?: SecretReference;
    /**
     * Size of the mailbox in MB.
     *
     * 1 to 50000.
     * @example 2000
     */
    quota_mb?: number;
    /**
     * Free text of at most 500 characters. An empty string deletes the memo.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /** Forwarding of mail. Addresses that are not listed are removed. */
    forwarding?: DesiredForwarding;
    /** The automatic reply of the account; `null` removes it. */
    auto_reply?: DesiredAutoReply | null;
};
/** A rule that sorts incoming mail. */
export type DesiredMailFilter = {
    /**
     * Conditions; a mail must meet all of them.
     *
     * At least 1 item.
     */
    conditions: MailFilterConditionRequest[];
    /** What the new mail filter does. */
    action: MailFilterActionRequest;
};
/** The spam filter. */
export type DesiredSpamFilter = {
    /**
     * Kind of filter. Only `standard` is known.
     *
     * Not empty.
     * @example standard
     */
    filter_type?: "standard" | Unlisted;
    /**
     * Strictness of the filter. The values are not documented; the example is made up.
     *
     * Not empty.
     * @example level_3
     */
    spam_level?: string;
    /**
     * Whether mail with a subject that is not in Japanese is filtered more strictly.
     * @example false
     */
    strict_non_japanese_subject?: boolean;
    /**
     * Whether HTML mail is filtered more strictly.
     * @example false
     */
    strict_html_mail?: boolean;
    /**
     * What happens to detected spam. The values are not documented; the example is made up.
     *
     * Not empty.
     * @example spam_folder
     */
    detection_action?: string;
    /**
     * True checks the DMARC policy of the sender of incoming mail (inferred).
     * @example true
     */
    dmarc_receiver?: boolean;
};
/** The mail of a domain or subdomain. */
export type DesiredMail = {
    /**
     * Whether accounts that are not in `accounts`, and filters that are not in `filters`, are **deleted**. A list that is left out deletes nothing.
     * @default false
     */
    prune?: boolean;
    /** Mail accounts. */
    accounts?: {
        [key: string]: DesiredMailAccount;
    };
    /** Filters, in the order in which they apply. */
    filters?: DesiredMailFilter[];
    /** The spam filter. */
    spam_filter?: DesiredSpamFilter;
    /** Whether sending through the server from abroad is rejected. */
    smtp_abroad_restriction?: boolean;
};
/** A subdomain, by its label. Properties that are left out are not changed. */
export type DesiredSite = {
    /**
     * Memo of the subdomain. The limit of 500 characters is the one the documentation gives for memos in general.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /** Whether it has a certificate. */
    ssl?: boolean;
    /**
     * PHP version, such as `8.3`.
     *
     * Not empty.
     */
    php?: string;
    /** The mail of a domain or subdomain. */
    mail?: DesiredMail;
    /** Whether mail is signed. */
    dkim?: boolean;
    /** The DMARC setting; `null` removes its record. */
    dmarc?: DesiredDmarc | null;
    /** The SPF record; `null` removes it. */
    spf?: DesiredSpf | null;
    /** WordPress installations, by path. */
    wordpress?: {
        [key: string]: DesiredWordPress;
    };
};
/** A domain of a hosting server. Properties that are left out are not changed. */
export type DesiredDomain = {
    /**
     * Memo of the domain. The limit of 500 characters is the one the documentation gives for memos in general.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /**
     * Whether to redirect from http to https. By default it has the value of `ssl`, according to public reference material.
     * @example true
     */
    redirect_https?: boolean;
    /**
     * Whether to block crawlers of AI services. True by default; the panel is said to differ.
     * @example true
     */
    ai_crawler_block_enabled?: boolean;
    /** Whether it has a certificate. */
    ssl?: boolean;
    /**
     * PHP version, such as `8.3`.
     *
     * Not empty.
     */
    php?: string;
    /** The mail of a domain or subdomain. */
    mail?: DesiredMail;
    /** Whether mail is signed. */
    dkim?: boolean;
    /** The DMARC setting; `null` removes its record. */
    dmarc?: DesiredDmarc | null;
    /** The SPF record; `null` removes it. */
    spf?: DesiredSpf | null;
    /** WordPress installations, by path. */
    wordpress?: {
        [key: string]: DesiredWordPress;
    };
    /** The DNS records of a domain. */
    dns?: DesiredZone;
    /** Subdomains, by label. */
    subdomains?: {
        [key: string]: DesiredSite;
    };
};
/** The order of the server. It is placed **for money** if no server has this name, and only by an apply that may spend. */
export type DesiredHostingOrder = {
    /**
     * Identifier of a hosting plan, at most 64 characters. Real values come from the plan list; the ones in this description are made up.
     *
     * 1 to 64 characters.
     *
     * {@link HostingPlanId}
     * @example standard
     */
    plan_id: HostingPlanId;
    /**
     * Contract length in months: one of the `periods[].months` of the plan.
     *
     * 1 to 60.
     * @example 12
     */
    period: number;
    /**
     * Whether the contract is renewed automatically from the prepaid balance. If the balance is insufficient at renewal, the setting is cleared and the owner is notified by mail. While the balance is 0, the auto-renewal list of the member screen does not show the contract, but the setting is kept.
     * @default true
     * @example true
     */
    auto_renew?: boolean;
    /**
     * Agreement to the terms of service. Must be true.
     * @example true
     * @constant
     */
    agree_to_terms: true;
    /**
     * Highest total price of the order, in yen.
     *
     * At least 0.
     */
    max_total_price: number;
};
/** A public key, by its label. */
export type DesiredSshKey = {
    /**
     * Public key in OpenSSH format on one line (inferred).
     *
     * Not empty.
     * @example ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExampl user@example.com
     */
    public_key: string;
    /**
     * The former label of the key: the key with that label is renamed, and none is added.
     *
     * Not empty.
     */
    was?: string;
};
/** A database, by the suffix of its name. */
export type DesiredDatabase = {
    /**
     * Character set; `utf8mb4` by default, according to public reference material.
     *
     * Not empty.
     *
     * {@link DatabaseCharacterSet}
     * @example utf8mb4
     */
    character_set?: DatabaseCharacterSet;
    /**
     * Free text of at most 500 characters. An empty string deletes the memo.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
};
/** A database user, by the suffix of its name. */
export type DesiredDatabaseUser = {
    /** Its password, used when it is created. */
    password?: SecretReference;
    /**
     * Free text of at most 500 characters. An empty string deletes the memo.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /** Suffixes of the databases that it may use. */
    grants?: string[];
};
/** An FTP account, by its full name. */
export type DesiredFtpAccount = {
    /** Its password, used when it is created. */
    password?: SecretReference;
    /**
     * Directory of the account. According to public reference material, that of a domain's website is `/{domain}/public_html`.
     *
     * Not empty.
     * @example /example.com/public_html
     */
    directory?: string;
    /**
     * Space for the account in MB; 0 means no limit.
     * @example 0
     */
    quota_mb?: number;
    /**
     * Free text of at most 500 characters. An empty string deletes the memo.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
};
/** A cron job. */
export type DesiredCronJob = {
    /**
     * Minute of the schedule, as in a crontab (inferred).
     *
     * Not empty.
     * @example 30
     */
    minute: string;
    /**
     * Hour of the schedule, as in a crontab (inferred).
     *
     * Not empty.
     * @example 3
     */
    hour: string;
    /**
     * Day of the month of the schedule, as in a crontab (inferred).
     *
     * Not empty.
     * @example *
     */
    day: string;
    /**
     * Month of the schedule, as in a crontab (inferred).
     *
     * Not empty.
     * @example *
     */
    month: string;
    /**
     * Day of the week of the schedule, as in a crontab (inferred); public reference material numbers the days 0 to 7.
     *
     * Not empty.
     * @example 1-5
     */
    weekday: string;
    /**
     * Command to run; at most 1024 characters according to public reference material.
     *
     * 1 to 1024 characters.
     * @example /usr/bin/php /home/hw123456/example.com/bin/report.php
     */
    command: string;
    /**
     * Comment on the job.
     * @example nightly report
     */
    comment?: string;
    /**
     * False keeps the job but does not run it.
     * @example false
     */
    enabled?: boolean;
    /**
     * The former command of the job: the job with that command is changed, and none is added.
     *
     * Not empty.
     */
    was?: string;
};
/** A section of a hosting server whose unmanaged entries can be deleted. */
export type PrunableSection = "domains" | "subdomains" | "ssh_keys" | "databases" | "database_users" | "grants" | "ftp" | "cron" | "wordpress";
/** A hosting server. Properties that are left out are not changed. */
export type DesiredHosting = {
    /**
     * Free text of at most 500 characters. An empty string deletes the memo. Characters that the eucJP-win encoding does not have, such as emoji, are rejected.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /** The sections of which everything that is not in the file is **deleted**. A section that the file leaves out deletes nothing. */
    prune?: PrunableSection[];
    /** The order of the server. It is placed **for money** if no server has this name, and only by an apply that may spend. */
    order?: DesiredHostingOrder;
    /** SSH access. */
    ssh?: {
        /**
         * True enables SSH, false disables it.
         * @example true
         */
        ssh_enabled?: boolean;
        /**
         * True rejects connections from abroad.
         * @example true
         */
        abroad_access_restriction?: boolean;
    };
    /** SSH keys, by label. */
    ssh_keys?: {
        [key: string]: DesiredSshKey;
    };
    /** Domains. */
    domains?: {
        [key: string]: DesiredDomain;
    };
    /** Databases, by suffix. */
    databases?: {
        [key: string]: DesiredDatabase;
    };
    /** Database users, by suffix. */
    database_users?: {
        [key: string]: DesiredDatabaseUser;
    };
    /** FTP accounts, by full name. */
    ftp?: {
        [key: string]: DesiredFtpAccount;
    };
    /** Cron jobs. */
    cron?: DesiredCronJob[];
};
/** The packet filter. */
export type DesiredFilter = {
    /**
     * Whether rules that are not listed are **deleted**.
     * @default false
     */
    prune?: boolean;
    /**
     * True enables the filter; false opens all ports.
     * @example true
     */
    enabled?: boolean;
    /**
     * The desired rules.
     *
     * At most 20 items.
     */
    rules?: CreateRuleRequest[];
};
/** The order of the server. It is placed **for money** if no server has this name, and only by an apply that may spend. */
export type DesiredVpsOrder = {
    /**
     * Identifier of a VPS plan: plan family and memory capacity joined by a hyphen. Real values come from the plan list; the ones in this description are made up.
     *
     * Not empty.
     *
     * {@link VpsPlanId}
     * @example standard-2gb
     */
    plan_id: VpsPlanId;
    /**
     * Contract length in months: one of the `periods[].months` of the plan.
     *
     * At least 1.
     * @example 12
     */
    period: number;
    /**
     * Whether the contract is renewed automatically from the prepaid balance. A contract of one month cannot disable it. If the balance is insufficient at renewal, the setting is cleared and the owner is notified by mail.
     * @default true
     * @example true
     */
    auto_renew?: boolean;
    /**
     * Identifier of an operating system or application image. Real values come from the image lists; the ones in this description are made up.
     *
     * Not empty.
     *
     * {@link ImageId}
     * @example ubuntu-24-04
     */
    image_id: ImageId;
    /**
     * Name of an SSH key. Alone, it selects a key already registered in the VPS panel; together with `ssh_public_key`, that key is registered under this name.
     *
     * Not empty.
     *
     * {@link SshKeyName}
     * @example deploy-key
     */
    ssh_key_name?: SshKeyName;
    /**
     * Public key in OpenSSH format on one line, single-byte characters only. It must be sent together with `ssh_key_name`. No private key is ever generated or returned.
     *
     * Not empty. Pattern: `^[!-~]+ [!-~][ -~]*$`.
     *
     * {@link SshPublicKey}
     * @example ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExampl user@example.com
     */
    ssh_public_key?: SshPublicKey;
    /**
     * Agreement to the terms of service. Must be true.
     * @example true
     * @constant
     */
    agree_to_terms: true;
    /**
     * Highest total price of the order, in yen.
     *
     * At least 0.
     */
    max_total_price: number;
    /** Password of root. */
    root_password: SecretReference;
};
/** A VPS. Properties that are left out are not changed. */
export type DesiredVps = {
    /**
     * Free text of at most 500 characters. An empty string deletes the memo.
     *
     * {@link Memo}
     * @example staging machine
     */
    memo?: Memo;
    /**
     * Server name chosen by the owner: at most 50 lower-case letters, digits, hyphens or underscores.
     *
     * 1 to 50 characters. Pattern: `^[0-9a-z_-]{1,50}$`.
     *
     * {@link VpsName}
     * @example web-01
     */
    name?: VpsName;
    /**
     * The former name of the VPS: the VPS with that name is renamed, and none is ordered.
     *
     * Not empty.
     */
    was?: string;
    /**
     * Hostname for the reverse record: at most 253 letters, digits, hyphens or dots. The standard hostname restores the default.
     *
     * 1 to 253 characters.
     * @example web-01.example.com
     */
    reverse_hostname?: string;
    /** The power state. */
    power?: "running" | "stopped";
    /** Operation protection: operations that the API rejects. */
    protection?: {
        /**
         * True makes the API reject OS reinstalls of this VPS.
         * @example true
         */
        os_reinstall?: boolean;
    };
    /** The packet filter. */
    packet_filter?: DesiredFilter;
    /** The order of the server. It is placed **for money** if no server has this name, and only by an apply that may spend. */
    order?: DesiredVpsOrder;
};
/** The desired hosting servers and VPSs. Resources that the file does not mention are not changed. */
export type Desired = {
    /**
     * The version of this format.
     * @constant
     */
    version: 1;
    /** Hosting servers, by server name. */
    hosting?: {
        [key: string]: DesiredHosting;
    };
    /** VPSs, by name or uuid. */
    vps?: {
        [key: string]: DesiredVps;
    };
    /** Addresses that are neither compared nor changed, such as `hosting/*\/dns/_acme-challenge.**`. `*` matches any text within one part of an address, `**` any number of parts, and `\*` an asterisk. */
    ignore?: string[];
    /** Addresses that are never deleted, even with `prune` and the allowance `delete`. */
    keep?: string[];
};
