/**
 * The order in which a plan lists the changes of one server: lower numbers first, but each change after those that it
 * requires. Changes of different stages can be made at the same time, unless `requires` or `sequence` of a change
 * forbids it.
 */
export const stages = {
  order: 0,
  /**
   * Stage of a server's own settings, such as name and memo, and of the record that proves the ownership of a domain.
   */
  base: 1,
  domain: 2,
  subdomain: 3,
  /** Stage of certificates, PHP, SSH keys, databases and their users, and of the memos of domains and subdomains. */
  site: 4,
  dns: 5,
  /** Stage of most settings of a site, such as SPF and the spam filter, of the SSH settings, and of grants. */
  setting: 6,
  /** Stage of mailboxes, FTP accounts, WordPress installations and cron jobs. */
  account: 7,
  /** Stage of forwarding, automatic replies and mail filters. */
  mailbox: 8,
  /** Stage of the deletion of mailboxes, FTP accounts, WordPress installations, cron jobs and grants. */
  shutAccount: 9,
  shutDns: 10,
  shutSite: 11,
  shutSubdomain: 12,
  shutDomain: 13,
  /** Stage of the packet filter. */
  filter: 14,
  power: 15,
  /**
   * Stage of operations that are performed once, such as a reboot. They are listed after all other changes, except
   * the reset of a domain, which comes before the changes that it could undo.
   */
  action: 16,
} as const
