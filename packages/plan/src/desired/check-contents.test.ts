import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { checkDesired } from './check-desired.ts'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExampl'
const job = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: 'x' }
const record = (type: string, content: string, more: object = {}): object => ({
  domains: { 'example.com': { dns: { records: [{ host: 'a', type, content, ...more }] } } },
})

const messageOf = (file: object): string => problemOf({ version: 1, ...file })

test.each([
  ['minute', '60'],
  ['minute', '*/0'],
  ['minute', ' 0'],
  ['hour', '24'],
  ['hour', '22-2'],
  ['month', '13'],
  ['day', '0'],
  ['weekday', '8'],
])('a cron job whose %s is %j is an error of the file', (name, value) => {
  const problem = messageOf({ hosting: { hw1: { cron: [{ ...job, [name]: value }] } } })
  expect(problem).toContain(`hosting.hw1.cron.0.${name} is ${JSON.stringify(value)}`)
})

test.each(['7', '5-7', '0-7', '*/2', '1,3-5'])('a cron job on the weekday %s is accepted', (weekday) => {
  expect(messageOf({ hosting: { hw1: { cron: [{ ...job, weekday }] } } })).toBe('')
})

test.each([
  ['an SRV record with its priority in the content', 'SRV', '10 60 5060 sip.example.com', 'priority: 10'],
  ['a target with an asterisk', 'CNAME', '*.example.net', 'asterisk'],
  ['a CNAME to the root', 'CNAME', '.', 'host name'],
  ['a CAA record whose flags are no byte', 'CAA', '300 issue "ca.example.net"', 'content of a CAA'],
  ['a CAA record with two values', 'CAA', '0 issue "a.example" "b.example"', 'content of a CAA'],
])('%s is an error of the file', (_, type, content, expected) => {
  expect(messageOf({ hosting: { hw1: record(type, content) } })).toContain(expected)
})

test.each([
  ['MX', '.'],
  ['SRV', '0 0 .'],
])('an %s record that states that there is no service is accepted', (type, content) => {
  expect(messageOf({ hosting: { hw1: record(type, content, { priority: 0 }) } })).toBe('')
})

test('an MX record that takes no mail is an error beside another MX record', () => {
  const records = ['.', 'mail.example.com'].map((content) => ({
    host: '@',
    type: 'MX',
    content,
    priority: 0,
  }))
  const file = { hosting: { hw1: { domains: { 'example.com': { dns: { records } } } } } }
  expect(messageOf(file)).toContain('takes no mail')
})

test.each([
  ['databases', { databases: { hw1_shop: {} } }],
  ['database_users', { database_users: { hw1_shop: {} } }],
  ['grants', { database_users: { app: { grants: ['hw1_shop'] } } }],
])('a name in %s with the prefix of the server is an error that says which name to give', (_, server) => {
  expect(messageOf({ hosting: { 'hw1.example.jp': server } })).toContain('hw1_: give shop')
})

test.each([
  ['a database with a space', { databases: { 'my shop': {} } }, 'other characters'],
  ['a database with a long name', { databases: { ['x'.repeat(61)]: {} } }, '65 characters'],
  ['a memo with an emoji', { memo: 'shop 🛒' }, 'U+1F6D2'],
  ['a memo with a character of another script', { memo: '한' }, 'U+D55C'],
  [
    'a character set that the API does not know',
    { databases: { shop: { character_set: 'utf8' } } },
    'utf8mb4',
  ],
  [
    'an SPF text of another version',
    { domains: { 'example.com': { spf: { spf_record: 'spf2 -all' } } } },
    'v=spf1',
  ],
  [
    'an SPF text with a tab, which the API rejects after it has created the record',
    { domains: { 'example.com': { spf: { spf_record: 'v=spf1\t-all' } } } },
    'put spaces between its terms',
  ],
  [
    'an SPF text with the escape of a zone file',
    { domains: { 'example.com': { subdomains: { shop: { spf: { spf_record: 'v=spf1 -all\\;' } } } } } },
    'has \\; outside of quotes',
  ],
  [
    'an SSH key with options',
    { ssh_keys: { a: { public_key: 'no-pty ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample' } } },
    'not a public key',
  ],
])('%s is an error of the file', (_, server, expected) => {
  expect(messageOf({ hosting: { hw1: server } })).toContain(expected)
})

test.each([
  [
    'a domain',
    { 'Shop.example.com.': {}, 'example.com': { subdomains: { shop: {} } } },
    'the domain Shop.example.com.',
  ],
  [
    'another subdomain',
    { 'example.com': { subdomains: { 'a.b': {} } }, 'b.example.com': { subdomains: { a: {} } } },
    'the subdomain a.b of example.com',
  ],
])('a subdomain that is also %s of the server is an error of the file', (_, domains, other) => {
  expect(messageOf({ hosting: { hw1: { domains } } })).toContain(`is also ${other}: keep one`)
  // A domain of one server may have its subdomain as a domain on another.
  const apart = Object.entries(domains).map(([name, site], index) => [
    `hw${index}`,
    { domains: { [name]: site } },
  ])
  expect(checkDesired({ version: 1, hosting: Object.fromEntries(apart) as object })).toEqual([])
})

test.each([
  ['a port range that ends before it begins', { port: '90-80' }, 'give 80-90'],
  ['a source that is no address', { port: '80', allowed_ip: ':::' }, 'is no address'],
])('a packet filter rule with %s is an error of the file', (_, rule, expected) => {
  const rules = [{ type: 'custom', protocol: 'tcp', ...rule }]
  expect(messageOf({ vps: { 'web-01': { packet_filter: { rules } } } })).toContain(expected)
})

const order = {
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'debian-13',
  max_total_price: 1,
  agree_to_terms: true,
  root_password: { env: 'P' },
}

test.each([
  [
    'a key as the name of a VPS that the API would reject',
    { 'Web 2': { was: 'web-01' } },
    'the name of a VPS',
  ],
  [
    'a uuid as the new name of a VPS',
    { '0a1b2c3d-0000-4000-8000-00000000000f': { was: 'a' } },
    'is renamed to',
  ],
  ['a name beside the key that a VPS is renamed to', { b: { was: 'a', name: 'c' } }, 'leave it out'],
  ['an SSH key without its name', { b: { order: { ...order, ssh_public_key: key } } }, 'ssh_key_name'],
  [
    'an SSH key that is none',
    { b: { order: { ...order, ssh_key_name: 'a', ssh_public_key: 'ssh-rsa AAAA' } } },
    'not a public key',
  ],
  ['a month without renewal', { b: { order: { ...order, period: 1, auto_renew: false } } }, 'one month'],
  ['a memo with an emoji', { b: { memo: '🛒' } }, 'U+1F6D2'],
  ['a reverse hostname with an empty label', { b: { reverse_hostname: '.é.example' } }, 'is not a host name'],
])('%s is an error of the file', (_, vps, expected) => {
  expect(messageOf({ vps })).toContain(expected)
})

const condition = { keyword: 'a', field: 'subject', match_type: 'contain' }
const trash = { type: 'trash', method: 'move' }

test.each([
  [{ conditions: [{ ...condition, field: 'cc' }], action: trash }, 'subject, from, to, body, header'],
  [{ conditions: [{ ...condition, match_type: 'is' }], action: trash }, 'contain, match, start_from'],
  [
    { conditions: [condition], action: { ...trash, type: 'bin' } },
    'mail_address, spam_folder, trash, delete',
  ],
  [{ conditions: [condition], action: { ...trash, method: 'keep' } }, 'move, copy'],
])('a mail filter with a value that the API does not know is an error: %j', (filter, known) => {
  const file = { hosting: { hw1: { domains: { 'example.com': { mail: { filters: [filter] } } } } } }
  expect(messageOf(file)).toContain(`must be one of ${known}`)
})

test('a DMARC policy that the API does not know is an error that lists the known ones', () => {
  const dmarc = { policy: 'rejct', report_enabled: false, notification_mail_addresses: [] }
  const file = { hosting: { hw1: { domains: { 'example.com': { dmarc } } } } }
  expect(messageOf(file)).toContain('must be one of none, quarantine, reject; did you mean reject?')
})

test('a type of DNS record that the API does not know is an error that lists the known ones', () => {
  expect(messageOf({ hosting: { hw1: record('HTTPS', '1 .') } })).toContain(
    'A, AAAA, CNAME, MX, TXT, SRV, CAA',
  )
})

const spf = { spf_record: 'v=spf1 -all' }
const dmarc = { policy: 'none', report_enabled: false, notification_mail_addresses: [] }
const dkimTarget = { type: 'CNAME', content: 's1.mail.example' }

test.each([
  ['spf', { spf }, { host: '@', type: 'TXT', content: 'v=spf1 mx -all' }],
  ['spf', { subdomains: { Shop: { spf } } }, { host: 'shop', type: 'TXT', content: '"v=spf1 mx -all"' }],
  ['dmarc', { dmarc }, { host: '_dmarc', type: 'TXT', content: 'v=DMARC1; p=reject' }],
  ['dmarc', { dmarc: null }, { host: '_dmarc', type: 'CNAME', content: 'a.example.net' }],
  ['dmarc', { subdomains: { shop: { dmarc } } }, { host: '_dmarc.shop', type: 'TXT', content: 'v=DMARC1;' }],
  ['dkim', { dkim: true }, { host: 'default._domainkey', ...dkimTarget }],
  ['dkim', { dkim: true }, { host: 'default._domainkey', type: 'TXT', content: 'v=DKIM1; p=abc' }],
  ['dkim', { subdomains: { shop: { dkim: true } } }, { host: 'default._domainkey.shop', ...dkimTarget }],
])('the setting %s and a record for the same one are an error of the file', (setting, site, one) => {
  const file = { hosting: { hw1: { domains: { 'example.com': { ...site, dns: { records: [one] } } } } } }
  expect(messageOf(file)).toContain(`repeats what ${setting} says`)
})

test.each([
  [{ spf: null }, { host: '@', type: 'TXT', content: 'v=spf1 mx -all' }],
  [{ spf }, { host: '@', type: 'TXT', content: 'site-verification=a' }],
  [{ spf }, { host: 'shop', type: 'TXT', content: 'v=spf1 mx -all' }],
  [{ dkim: false }, { host: 'default._domainkey', ...dkimTarget }],
  [{ dkim: true }, { host: 's1._domainkey', ...dkimTarget }],
])('the setting %o and another record are no error', (site, one) => {
  const file = { hosting: { hw1: { domains: { 'example.com': { ...site, dns: { records: [one] } } } } } }
  expect(messageOf(file)).toBe('')
})

test.each([
  ['DKIM', 's1._domainkey', 'v=DKIM1; p=abc', 'v=DKIM1; p=def'],
  ['DMARC', '_dmarc', 'v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  ['SPF', '@', 'v=spf1 -all', 'v=spf1 mx -all'],
])('a second %s record of one name is an error of the file', (kind, host, ...contents) => {
  const records = contents.map((content) => ({ host, type: 'TXT', content }))
  const file = { hosting: { hw1: { domains: { 'example.com': { dns: { records } } } } } }
  expect(messageOf(file)).toContain(`is the second ${kind} record`)
})
