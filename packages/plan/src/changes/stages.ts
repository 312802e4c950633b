/**
 * The order of the changes of one server: lower numbers first. Access is opened before other access is closed. A
 * resource that depends on another is created after it and deleted before it.
 */
export const stages = {
  order: 0,
  /** The server itself, and the DNS record that proves the ownership of a domain. */
  base: 1,
  domain: 2,
  subdomain: 3,
  /** Certificates, PHP, databases and their users. */
  site: 4,
  dns: 5,
  /** Settings that create DNS records, and grants. */
  setting: 6,
  /** Mailboxes, after the MX records that lead to them. */
  account: 7,
  /** Settings of a mailbox. */
  mailbox: 8,
  /** The first stage of deletions, that of accounts. */
  shutAccount: 9,
  shutDns: 10,
  shutSite: 11,
  shutSubdomain: 12,
  shutDomain: 13,
  /** The packet filter. The power state has the next stage. */
  filter: 14,
  power: 15,
  /** Operations that are performed once, such as a reboot, after all other changes. */
  action: 16,
} as const
