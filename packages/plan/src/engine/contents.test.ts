import { array, type Arbitrary, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { applyPlan, type Desired, DesiredError, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
// A long run: HOSTWRIGHT_CONTENTS=10000
const contents = Number(process.env['HOSTWRIGHT_CONTENTS'] ?? 200)
/** Number of contents that one file has: fewer than a packet filter has rules. */
const size = 15

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
const hosting = (rest: object): object => ({ version: 1, hosting: { [server]: rest } })

const onDomain = (rest: object): object => hosting({ domains: { 'example.com': rest } })
const toMap = (all: readonly object[], value: object): object =>
  Object.fromEntries(all.map((one) => [(one as { name: string }).name, value]))

/** A kind: its contents, the file that has a list of them, and a content that is valid for certain. */
type Kind = readonly [Arbitrary<object>, (all: readonly object[]) => object, valid: object]

const kinds: Readonly<Record<string, Kind>> = {
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
          accounts: toMap(all, { password: { env: 'P' }, forwarding: { addresses: ['a@例え.example'] } }),
        },
      }),
    { name: 'info' },
  ],
  subdomains: [
    near('shop', 'a.b', '.', '-', '_', '*', '例え', 'x'.repeat(64), 'SHOP', ' ').map((name) => ({ name })),
    (all) => onDomain({ subdomains: toMap(all, { memo: 'x' }) }),
    { name: 'shop' },
  ],
  'FTP accounts': [
    near('web', 'a.b', '.', '..', '-', 'é', 'WEB', '/', ' ').map((name) => ({ name: `${name}@example.com` })),
    (all) => hosting({ ftp: toMap(all, { password: { env: 'P' } }) }),
    { name: 'web@example.com' },
  ],
  'mail filters': [
    tuple(
      near('spam', '', ' ', 'é', '\u0000', '\n'),
      constantFrom('trash', 'mail_address', 'spam_folder'),
      constantFrom(undefined, '', 'a@example.net', 'a@例え.example', 'a'),
    ).map(([keyword, action, target]) => ({
      conditions: [{ keyword, field: 'subject', match_type: 'contain' }],
      action: { type: action, method: 'move', ...(target !== undefined && { target }) },
    })),
    (filters) => onDomain({ mail: { filters } }),
    {
      conditions: [{ keyword: 'spam', field: 'subject', match_type: 'contain' }],
      action: { type: 'trash', method: 'move' },
    },
  ],
  databases: [
    near('shop', 'a', '_', '-', 'x'.repeat(20), 'A', 'é', 'hw123456_').map((name) => ({ name })),
    (all) =>
      hosting({ databases: Object.fromEntries(all.map((one) => [(one as { name: string }).name, {}])) }),
    { name: 'shop' },
  ],
}

const options = { resolveSecret: () => 'Correct-Horse-7' }

/** Returns the contents that a file takes together. */
function pickAccepted(
  all: readonly object[],
  toFile: (all: readonly object[]) => object,
): Desired | undefined {
  const taken: object[] = []
  let desired: Desired | undefined
  for (const one of all) {
    try {
      desired = parseDesired(toFile([...taken, one]))
      taken.push(one)
    } catch (error) {
      if (!(error instanceof DesiredError)) throw error
    }
  }
  return desired
}

test.each(Object.entries(kinds))(
  'an apply gets no 422 for any of the %s that a file takes, and the next plan is empty',
  async (_, [one, toFile, valid]) => {
    let sent = 0
    await assert(
      asyncProperty(array(one, { minLength: size, maxLength: size }), async (all) => {
        const desired = pickAccepted(all, toFile)
        if (desired === undefined) return
        const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
        const plan = await planAccount(client, desired, options)
        const allow = ['delete~**', 'expose~**', 'many~**']
        const applied = await applyPlan(plan, { client, allow, ...options })
        sent += applied.writes
        expect((await planAccount(client, desired, options)).changes).toEqual([])
      }),
      { numRuns: Math.ceil(contents / size), examples: [[[valid]]] },
    )
    expect(sent).toBeGreaterThan(0)
  },
  3_600_000,
)
