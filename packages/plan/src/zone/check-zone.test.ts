import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'
import { checkZone } from './check-zone.ts'

type Fields = Partial<Omit<DesiredDnsRecord, 'type'>> & { readonly type: string }

const toRecords = (...fields: readonly Fields[]): DesiredDnsRecord[] =>
  fields.map((given) => ({ host: 'www', content: '192.0.2.1', ...given }) as DesiredDnsRecord)

const messages = (...fields: readonly Fields[]): string[] =>
  checkZone('example.com', toRecords(...fields)).map(({ index, message }) => `${index} ${message}`)

test.each<[string, Fields[], string]>([
  [
    'a CNAME of the domain itself',
    [{ host: '@', type: 'CNAME', content: 'a.example.net' }],
    '0 is a CNAME of the domain itself',
  ],
  [
    'a CNAME of the domain, by its full name',
    [{ host: 'example.com.', type: 'CNAME', content: 'a.example.net' }],
    '0 is a CNAME of the domain itself',
  ],
  [
    'a CNAME beside another record',
    [{ type: 'A' }, { type: 'CNAME', content: 'a.example.net' }],
    '1 excludes another record',
  ],
  [
    'a CNAME to itself',
    [{ type: 'CNAME', content: 'WWW.example.com.' }],
    '0 is a CNAME of www.example.com that leads to itself',
  ],
  ['an IPv6 address in an A record', [{ type: 'A', content: '2001:db8::1' }], '0 is no IPv4 address'],
  ['an IPv4 address with a zero in front', [{ type: 'A', content: '192.0.02.1' }], '0 is no IPv4 address'],
  ['an IPv4 address in an AAAA record', [{ type: 'AAAA', content: '192.0.2.1' }], '0 is no IPv6 address'],
  [
    'an address as a mail server',
    [{ type: 'MX', content: '192.0.2.1', priority: 10 }],
    '0 is an address: give a host name',
  ],
  ['a target that is no name', [{ type: 'MX', content: 'a b' }], '0 is not a host name'],
  [
    'an SRV without a port',
    [{ type: 'SRV', content: '5 sip.example.com' }],
    '0 is not the content of an SRV record',
  ],
  [
    'a CAA without a tag',
    [{ type: 'CAA', content: 'ca.example.net' }],
    '0 is not the content of a CAA record',
  ],
  ['a label that is too long', [{ host: 'x'.repeat(64), type: 'A' }], '0 has a label of 64 characters'],
  [
    'a name that is too long',
    [{ host: Array.from({ length: 4 }, () => 'x'.repeat(63)).join('.'), type: 'A' }],
    '0 is a name of 267 characters',
  ],
  [
    'a quoted piece that is too long',
    [{ type: 'TXT', content: `"${'x'.repeat(256)}"` }],
    '0 has a quoted piece of 256 bytes',
  ],
  [
    'a quoted piece whose escapes are too many',
    [{ type: 'TXT', content: `"${String.raw`\195\169`.repeat(128)}"` }],
    '0 has a quoted piece of 256 bytes',
  ],
  [
    'a second SPF record',
    [
      { type: 'TXT', content: 'v=spf1 -all' },
      { type: 'TXT', content: '"V=SPF1 mx -all"' },
    ],
    '1 is the second SPF record of www.example.com',
  ],
  [
    'a record of the service',
    [{ type: 'NS', content: 'ns1.example.net' }],
    '0 is a record of the service, which keeps NS',
  ],
  ['a priority of an A record', [{ type: 'A', priority: 1 }], '0 has a priority, which only MX and SRV have'],
  ['one record twice', [{ type: 'A' }, { host: 'www.example.com', type: 'A' }], '1 is listed twice'],
])('the problem of %s is reported', (_, fields, expected) => {
  expect(messages(...fields)).toEqual([expect.stringContaining(expected)])
})

test('records that DNS allows have no problem', () => {
  expect(
    messages(
      { host: '@', type: 'A' },
      { host: '@', type: 'MX', content: 'mail.example.com.', priority: 10 },
      { host: 'nomail', type: 'MX', content: '.', priority: 0 },
      { host: '_imap._tcp', type: 'SRV', content: '0 0 .', priority: 0 },
      { host: '*', type: 'AAAA', content: '2001:db8::1' },
      { host: '_sip._tcp', type: 'SRV', content: '5 5060 sip.example.com', priority: 10 },
      { host: '@', type: 'CAA', content: '0 issue "ca.example.net"' },
      { host: '@', type: 'TXT', content: 'v=spf1 mx -all' },
      { host: '@', type: 'TXT', content: 'v=spf1x is another text' },
      { host: 's1._domainkey', type: 'TXT', content: `"${'x'.repeat(255)}" "${'y'.repeat(155)}"` },
      { host: 'www', type: 'CNAME', content: '例え.jp' },
    ),
  ).toEqual([])
})

test('in a zone without a problem a CNAME is alone at its name, and never at that of the domain', () => {
  const records = array(
    record({
      host: constantFrom('@', 'www', 'WWW.example.com', 'shop', 'example.com.'),
      type: constantFrom('A', 'CNAME', 'TXT'),
      content: constantFrom('192.0.2.1', 'a.example.net'),
    }),
    { maxLength: 6 },
  )
  assert(
    property(records, (given) => {
      const zone = given as DesiredDnsRecord[]
      if (checkZone('example.com', zone).length > 0) return
      const parsed = zone.map((one) => toRecord('example.com', one))
      for (const { type, name } of parsed.filter((one) => one.type === 'CNAME')) {
        expect([type, name]).not.toEqual(['CNAME', 'example.com'])
        expect(parsed.filter((one) => one.name === name)).toHaveLength(1)
      }
    }),
  )
})
