import { type AssumptionChoices, assumptions } from '@hostwright/sandbox'
import type { DmarcPolicy, UpdateSpamFilterRequest } from '@hostwright/types'
import {
  type Arbitrary,
  array,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  string,
  subarray,
  tuple,
} from 'fast-check'

type Value<T> = T extends Arbitrary<infer V> ? V : never

const memo = string({ maxLength: 20, unit: 'grapheme-ascii' })

const contents = {
  A: constantFrom('192.0.2.1', '192.0.2.2', '198.51.100.7'),
  AAAA: constantFrom('2001:db8::1', '2001:DB8:0:0:0:0:0:2'),
  CNAME: constantFrom('example.net', 'Other.Example.net.', '例え.jp'),
  MX: constantFrom('mail.example.net', 'mx2.example.net.'),
  TXT: constantFrom(
    'hello',
    '"hello"',
    '"one" "two"',
    'a=b; c="d"',
    'v=spf1 mx -all',
    'v=DMARC1; p=none',
    ' spaces ',
  ),
  SRV: constantFrom('5 5060 sip.example.net', '10 5061 SIP.example.net.'),
  CAA: constantFrom('0 issue "ca.example"', '0 issue ca.example'),
}

const dnsRecord = constantFrom(...(Object.keys(contents) as (keyof typeof contents)[])).chain((type) =>
  record({
    host:
      type === 'TXT'
        ? constantFrom('@', 'www', '_dmarc', 'mail._domainkey', '_acme-challenge')
        : constantFrom('@', 'www', 'blog', 'shop', '*', 'x'),
    type: constantFrom(type),
    content: contents[type],
    ttl: constantFrom(60, 300, 3_600, 86_400),
    priority: integer({ min: 0, max: 50 }),
  }),
)

const account = record({
  user: constantFrom('info', 'Sales', 'a.b', 'x+y'),
  memo,
  quota_mb: integer({ min: 1, max: 50_000 }),
  forwarding: option(subarray(['owner@example.net', 'b@example.com', 'c@例え.jp']), { nil: undefined }),
  reply: option(memo, { nil: undefined }),
})

/** A domain with its subdomains, mail and records. */
const domain = (name: string) =>
  record({
    name: constantFrom(name),
    memo,
    ssl: boolean(),
    php: option(constantFrom('8.2', '8.3', '8.5'), { nil: undefined }),
    records: array(dnsRecord, { maxLength: 8 }),
    subdomains: subarray(['blog', 'shop', 'deep.er']),
    accounts: array(account, { maxLength: 3 }),
    filters: array(constantFrom('spam', 'invoice', 'news'), { maxLength: 3 }),
    dkim: boolean(),
    dmarc: option(constantFrom<DmarcPolicy>('none', 'quarantine', 'reject'), { nil: undefined }),
    spf: boolean(),
    spam: option(constantFrom<UpdateSpamFilterRequest['filter_type']>('standard', 'off' as never), {
      nil: undefined,
    }),
    smtp: option(boolean(), { nil: undefined }),
    wordpress: subarray(['', 'blog']),
  })

export type WorldDomain = Value<ReturnType<typeof domain>>

const vps = record({
  memo,
  name: constantFrom('web-01', 'db_1', 'x'),
  reverse: option(constantFrom('host.example.com', 'HOST.example.org'), { nil: undefined }),
  enabled: boolean(),
  rules: array(
    constantFrom<object>(
      { type: 'ssh' },
      { type: 'web' },
      { type: 'custom', protocol: 'tcp', port: '8080', memo: 'app' },
      { type: 'custom', protocol: 'udp', port: '1000-2000', allowed_ip: '192.0.2.0/24' },
      { type: 'custom', protocol: 'icmp' },
    ),
    { maxLength: 5 },
  ),
  os_reinstall: boolean(),
  isStopped: boolean(),
})

export type WorldVps = Value<typeof vps>

const choices: Arbitrary<Partial<AssumptionChoices>> = tuple(
  ...assumptions.map(({ default: usual, choices: all }) => constantFrom<string>(usual, ...Object.keys(all))),
).map((chosen) => {
  const entries = assumptions.map(({ id }, index) => [id, chosen[index]] as const)
  return Object.fromEntries(entries) as Partial<AssumptionChoices>
})

/** Any account: any choice of every assumption, and any resources that the API allows. */
export const anyWorld = record({
  assumptions: choices,
  domains: tuple(domain('example.org'), domain('例え.jp'), domain('shop.example')).chain((all) =>
    subarray(all),
  ),
  databases: subarray(['shop', 'blog_2', 'crm']),
  users: array(record({ name: constantFrom('app', 'ro_1'), grants: subarray(['shop', 'blog_2', 'crm']) }), {
    maxLength: 2,
  }),
  cron: array(
    record({
      minute: constantFrom('0', '*/5', '1,2'),
      hour: constantFrom('*', '3'),
      command: constantFrom('php a.php', 'sh b.sh # "x"'),
      comment: constantFrom('', 'nightly', 'x'),
      enabled: boolean(),
    }),
    { maxLength: 4 },
  ),
  ssh: record({ ssh_enabled: boolean(), abroad_access_restriction: boolean() }),
  memo,
  vps,
})
export type World = Value<typeof anyWorld>
