import {
  array,
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check'

const server = 'hw123456.example.jp'

/** Text near the valid ones: parts of them in any order, with some other characters. */
const near = (...parts: readonly string[]): Arbitrary<string> =>
  oneof(
    constantFrom(...parts),
    array(oneof(constantFrom(...parts), string({ maxLength: 2 })), { minLength: 1, maxLength: 4 }).map(
      (list) => list.join(''),
    ),
    tuple(
      constantFrom(...parts),
      constantFrom(' ', '  ', '.', ',', '-', '/', ''),
      constantFrom(...parts),
    ).map((list) => list.join('')),
  )

const field = oneof(
  { weight: 4, arbitrary: constantFrom('*', '0', '1', '3', '1-5', '*/5', '1,2') },
  {
    weight: 1,
    arbitrary: near('0', '5', '23', '24', '59', '60', '*', '*/5', '1-5', '5-1', '7', '1,2', '/', ' '),
  },
)
const type = constantFrom('A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA')
const content = near(
  '192.0.2.1',
  '2001:db8::1',
  '::',
  '.',
  'mail.example.com',
  '例え.example',
  '*.example.com',
  '10 60 5060 ',
  '0 5060 ',
  '0 issue ',
  '"ca.example.net"',
  '300 iodef ',
  'v=spf1 -all',
  '"a" "b"',
  String.raw`\;`,
  'x'.repeat(64),
)
const database = near('shop', 'a', '_', '-', 'x'.repeat(20), 'A', 'é', 'hw123456_')
const text = near('away', 'お知らせ', '한', '€', '😀', 'é', '"', '\n', '\t', '\u0000', ' ', '')
const password = { env: 'P' }

/** A known value, and sometimes one that the API does not know. */
function rarely(known: string, unknown: string): Arbitrary<string> {
  return oneof({ weight: 9, arbitrary: constant(known) }, { weight: 1, arbitrary: constant(unknown) })
}

/** Returns the data of an SSH key: the name of its type, followed by bytes that a number decides. */
function toData(type: string, number: number): string {
  return btoa(`\0\0\0${String.fromCharCode(type.length)}${type}${String(number).padEnd(32, 'x')}`)
}

const hosting = (rest: object): object => ({ version: 1, hosting: { [server]: rest } })
const onDomain = (rest: object): object => hosting({ domains: { 'example.com': rest } })

/** Returns a file whose subdomains have one content each. */
function onSubdomains(all: readonly object[], toSite: (content: object) => object): object {
  const sites = all.map((content, index) => [`s${index}`, toSite(content)])
  return onDomain({ subdomains: Object.fromEntries(sites) })
}

interface Named {
  readonly [property: string]: unknown
  readonly name: string
}

function toMap(all: readonly object[], toValue: (content: Named) => object): object {
  return Object.fromEntries((all as readonly Named[]).map((content) => [content.name, toValue(content)]))
}

/** A kind: its contents, the file that has a list of them or the last of them, and a content that is valid for certain. */
export type ContentKind = readonly [
  contents: Arbitrary<object>,
  toFile: (all: readonly object[]) => object,
  valid: object,
]

/** The contents of an account as a file, by kind: text near that which the API takes. */
export const contentKinds: Readonly<Record<string, ContentKind>> = {
  'DNS records': [
    tuple(
      type,
      content,
      constantFrom(undefined, 0, 10, 65_536),
      near('www', '_sip._tcp', '*', 'a b', 'x.example.com', '@'),
    ).map(([kind, text, priority, host]) => ({
      host,
      type: kind,
      content: text,
      ...(priority !== undefined && { priority }),
    })),
    (records) => hosting({ domains: { 'example.com': { dns: { prune: true, records } } } }),
    { host: 'www', type: 'A', content: '192.0.2.1' },
  ],
  'cron jobs': [
    tuple(field, field, field, field, field, near('php a.php', '%', '"', '\\')).map(
      ([minute, hour, day, month, weekday, command]) => ({ minute, hour, day, month, weekday, command }),
    ),
    (cron) => hosting({ cron }),
    { minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: 'php a.php' },
  ],
  'packet filter rules': [
    tuple(
      constantFrom('tcp', 'udp', 'icmp'),
      near('22', '0', '65535', '65536', '80-90', '90-80', '1-', '022'),
      near('192.0.2.0/24', '192.0.2.1', '192.0.2.300', '/33', 'all', '2001:db8::/32', '0.0.0.0/0', '/0'),
    ).map(([protocol, port, allowed_ip]) => ({
      type: 'custom',
      protocol,
      ...(protocol !== 'icmp' && { port }),
      allowed_ip,
    })),
    (rules) => ({ version: 1, vps: { 'web-01': { packet_filter: { rules } } } }),
    { type: 'custom', protocol: 'tcp', port: '22', allowed_ip: '192.0.2.1' },
  ],
  mailboxes: [
    near('info', 'a.b', '.', '..', '-', '_', '+', 'é', 'INFO', '"', ' ').map((name) => ({ name })),
    (all) =>
      onDomain({
        mail: {
          accounts: toMap(all, () => ({ password, forwarding: { addresses: ['a@例え.example'] } })),
        },
      }),
    { name: 'info' },
  ],
  subdomains: [
    near('shop', 'a.b', '.', '-', '_', '*', '例え', 'x'.repeat(64), 'SHOP', ' ').map((name) => ({ name })),
    (all) => onDomain({ subdomains: toMap(all, () => ({ memo: 'x' })) }),
    { name: 'shop' },
  ],
  'FTP accounts': [
    near('web', 'a.b', '.', '..', '-', 'é', 'WEB', '/', ' ').map((name) => ({ name: `${name}@example.com` })),
    (all) => hosting({ ftp: toMap(all, () => ({ password })) }),
    { name: 'web@example.com' },
  ],
  'mail filters': [
    tuple(
      near('spam', '', ' ', 'é', '\u0000', '\n'),
      rarely('subject', 'cc'),
      rarely('contain', 'is'),
      oneof(constantFrom('trash', 'mail_address', 'spam_folder'), rarely('delete', 'bin')),
      rarely('move', 'keep'),
      constantFrom(undefined, '', 'a@example.net', 'a@例え.example', 'a'),
    ).map(([keyword, part, match_type, action, method, target]) => ({
      conditions: [{ keyword, field: part, match_type }],
      action: { type: action, method, ...(target !== undefined && { target }) },
    })),
    (filters) => onDomain({ mail: { filters } }),
    {
      conditions: [{ keyword: 'spam', field: 'subject', match_type: 'contain' }],
      action: { type: 'trash', method: 'move' },
    },
  ],
  databases: [
    tuple(database, oneof(rarely('utf8mb4', 'latin1'), constantFrom('UTF-8', 'Binary'))).map(
      ([name, character_set]) => ({ name, character_set }),
    ),
    (all) => hosting({ databases: toMap(all, ({ character_set }) => ({ character_set })) }),
    { name: 'shop', character_set: 'utf8mb4' },
  ],
  'database users': [
    database.map((name) => ({ name })),
    (all) => hosting({ database_users: toMap(all, () => ({ password })) }),
    { name: 'app' },
  ],
  domains: [
    near('example', '.org', '.', '-', '_', '1', 'é', 'a', ' ').map((name) => ({ name })),
    (all) => hosting({ domains: toMap(all, () => ({ memo: 'x' })) }),
    { name: 'shop.example.org' },
  ],
  'SPF texts': [
    near('v=spf1', ' ', '-all', 'mx', 'V=SPF1 ', '\t', '"', '\\;', 'é').map((spf_record) => ({ spf_record })),
    (all) => onSubdomains(all, (spf) => ({ spf })),
    { spf_record: 'v=spf1 -all' },
  ],
  'DMARC settings': [
    record({
      policy: oneof(rarely('none', 'no'), constantFrom('quarantine', 'reject')),
      report_enabled: boolean(),
      notification_mail_addresses: array(near('a', '@', 'example.net', '例え.example', ' '), {
        maxLength: 2,
      }),
    }),
    (all) => onSubdomains(all, (dmarc) => ({ dmarc })),
    { policy: 'none', report_enabled: false, notification_mail_addresses: [] },
  ],
  'automatic replies': [
    record({ subject: text, body: text, from_name: text }),
    (all) => onSubdomains(all, (auto_reply) => ({ mail: { accounts: { info: { password, auto_reply } } } })),
    { subject: 'Away', body: 'Back on Monday.' },
  ],
  forwarding: [
    record({
      addresses: array(near('a', '@', 'example.net', '例え.example', '.', 'A', ' '), { maxLength: 2 }),
      keep_in_mailbox: boolean(),
    }),
    (all) => onSubdomains(all, (forwarding) => ({ mail: { accounts: { info: { password, forwarding } } } })),
    { addresses: ['a@example.net'] },
  ],
  'WordPress installations': [
    tuple(near('blog', '/', '.', '..', '~', 'é', ' ', '?'), text).map(([name, title]) => ({ name, title })),
    (all) =>
      onDomain({
        wordpress: toMap(all, ({ title }) => ({
          title,
          admin_username: 'editor',
          admin_password: password,
          admin_email: 'a@例え.example',
        })),
      }),
    { name: 'blog', title: 'Blog' },
  ],
  'SSH keys': [
    tuple(
      oneof(rarely('ssh-ed25519', 'ssh-dss'), constantFrom('ssh-rsa', 'no-pty ssh-ed25519')),
      nat(1e6),
      near('', ' a@example.com', ' ', '\n', '=', 'é'),
      constantFrom('ssh-ed25519', 'ssh-rsa'),
    ).map(([type, number, end, inner]) => ({
      name: `key ${number}`,
      key: `${type} ${toData(inner, number)}${end}`,
    })),
    (all) => hosting({ ssh_keys: toMap(all, ({ key }) => ({ public_key: key })) }),
    { name: 'laptop', key: `ssh-ed25519 ${toData('ssh-ed25519', 7)}` },
  ],
  'memos of a server': [text.map((memo) => ({ memo })), (all) => hosting(all.at(-1)!), { memo: 'shop' }],
  'settings of a VPS': [
    record(
      {
        memo: text,
        name: near('web', '-', '_', '1', 'A', 'é', '.', 'x'.repeat(49)),
        reverse_hostname: near('web', '.example.com', '.', '-', 'é', 'x'.repeat(64)),
        packet_filter: text.map((memo) => ({
          rules: [{ type: 'custom', protocol: 'tcp', port: '80', memo }],
        })),
      },
      { requiredKeys: [] },
    ),
    (all) => {
      const { name, ...rest } = all.at(-1) as Partial<Named>
      const renamed = name === undefined ? {} : { was: 'web-01' }
      return { version: 1, vps: { [name ?? 'web-01']: { ...rest, ...renamed } } }
    },
    { memo: 'front' },
  ],
}
