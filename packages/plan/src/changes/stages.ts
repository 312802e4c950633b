/**
 * The order of the changes of one server. What shall be reachable is opened before what shall not is shut; what
 * hangs on something else comes after it, and goes before it.
 */
export const stages = {
  order: 0,
  /** The server itself, and the proof that a domain is ours. */
  base: 1,
  domain: 2,
  subdomain: 3,
  /** Certificates, PHP, databases and their users. */
  site: 4,
  dns: 5,
  /** Settings that make DNS records of their own, and grants. */
  setting: 6,
  /** Mailboxes, after the MX records that lead to them. */
  account: 7,
  /** What belongs to a mailbox. */
  mailbox: 8,
  /** What goes. */
  shutAccount: 9,
  shutDns: 10,
  shutSite: 11,
  shutSubdomain: 12,
  shutDomain: 13,
  /** The packet filter, then power. */
  filter: 14,
  power: 15,
  /** What is done once, after all that leads to a state. */
  action: 16,
} as const
