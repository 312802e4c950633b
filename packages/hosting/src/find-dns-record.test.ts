import type { CreateDnsRecordRequest, DnsRecord, DnsRecordType } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDnsRecord, hasSameContent } from './find-dns-record.ts'

const domain = 'example.com'
const list = (record: Partial<DnsRecord>): DnsRecord[] => [
  { id: 7, domain, host: 'www', type: 'A', content: '192.0.2.7', ttl: 3_600, priority: 0, ...record },
]

test.each<[what: string, found: Partial<DnsRecord>, wanted: Omit<CreateDnsRecordRequest, 'domain'>]>([
  ['by its label', {}, { host: 'www', type: 'A', content: '192.0.2.7' }],
  ['in upper case', { host: 'WWW' }, { host: 'www', type: 'A', content: '192.0.2.7' }],
  ['in full', { host: 'www.example.com' }, { host: 'www', type: 'A', content: '192.0.2.7' }],
  ['in full, with a dot', { host: 'www.example.com.' }, { host: 'www', type: 'A', content: '192.0.2.7' }],
  ['at the domain, in full', { host: domain }, { host: '@', type: 'A', content: '192.0.2.7' }],
  ['wanted in full', { host: '@' }, { host: 'Example.com.', type: 'A', content: '192.0.2.7' }],
  [
    'with the target in another form',
    { type: 'MX', content: 'Mail.例え.jp.' },
    { host: 'www', type: 'MX', content: 'mail.xn--r8jz45g.jp' },
  ],
  [
    'with an address in another form',
    { type: 'AAAA', content: '2001:DB8:0:0:0:0:0:1' },
    { host: 'www', type: 'AAAA', content: '2001:db8::1' },
  ],
  [
    'a CNAME, whatever it leads to',
    { type: 'CNAME', content: 'example.net' },
    { host: 'www', type: 'CNAME', content: 'example.org' },
  ],
])('a record is found %s', (_, found, wanted) => {
  expect(findDnsRecord(list(found), { domain, ...wanted })).toMatchObject({ id: 7 })
})

test.each<[what: string, found: Partial<DnsRecord>]>([
  ['another host', { host: 'www2' }],
  ['the same label further down', { host: 'www.shop' }],
  ['another type', { type: 'TXT' }],
  ['another content', { content: '192.0.2.8' }],
  ['another domain', { domain: 'example.net' }],
])('a record with %s is another record', (_, found) => {
  const wanted = { domain, host: 'www', type: 'A', content: '192.0.2.7' } as const
  expect(findDnsRecord(list(found), wanted)).toBeUndefined()
})

test.each<[DnsRecordType, string, string]>([
  ['TXT', 'token', 'Token'],
  ['TXT', '2001:DB8::1', '2001:db8::1'],
  ['AAAA', '2001:db8::1', '2001:db8::2'],
  ['AAAA', 'no address', 'none either'],
  ['MX', 'mail.example.net', 'mail.example.org'],
])('for type %s, %s and %s are different contents', (type, content, other) => {
  const wanted = { domain, host: 'www', type, content: other }
  expect(findDnsRecord(list({ type, content }), wanted)).toBeUndefined()
})

test.each<[DnsRecordType, string, string, boolean]>([
  ['CNAME', 'Shop.例え.jp.', 'shop.xn--r8jz45g.jp', true],
  ['CNAME', 'shop.example.net', 'shop.example.org', false],
  ['AAAA', '2001:DB8:0::1', '2001:db8::1', true],
  ['A', '192.0.2.1', '192.0.2.2', false],
  ['A', ' 192.0.2.1', '192.0.2.1', true],
  ['SRV', '5 5060 SIP.example.net.', '5 5060 sip.example.net', true],
  ['SRV', '5 5060 sip.example.net', '5 5061 sip.example.net', false],
  ['TXT', '"v=spf1 " "-all"', 'v=spf1 -all', true],
  ['TXT', 'v=spf1  -all', 'v=spf1 -all', false],
  ['CAA', '0 issue "ca.example.net"', '0 issue CA.example.net', true],
  ['CAA', '0 issue "ca.example.net"', '0 issuewild "ca.example.net"', false],
  ['CAA', '0 issue "ca.example.net; accounturi=/a"', '0 ISSUE "CA.example.net; accounturi=/a"', true],
  ['CAA', '0 issue "ca.example.net; accounturi=/a"', '0 issue "ca.example.net; accounturi=/A"', false],
])('for type %s, %s and %s are equal contents: %s', (type, content, other, expected) => {
  expect(hasSameContent({ type, content }, { type, content: other })).toBe(expected)
})

test('if a name has several CNAMEs, the one with the wanted content is found', () => {
  const [record] = list({ type: 'CNAME', content: 'example.net' })
  const records = [record!, { ...record!, id: 8, content: 'example.org' }]
  const wanted = { domain, host: 'www', type: 'CNAME', content: 'example.org' } as const
  expect(findDnsRecord(records, wanted)).toMatchObject({ id: 8 })
})

test('a found record has the wanted type, and an equal record is always found', () => {
  const text = fc.oneof(fc.constantFrom('@', 'www', domain, '::1', ''), fc.string({ maxLength: 12 }))
  const type = fc.constantFrom('A', 'AAAA', 'CNAME', 'MX', 'TXT')
  const at = { domain: fc.constant(domain), host: text, type, content: text }
  const found = fc.record({ id: fc.nat(), ttl: fc.nat(), priority: fc.constant(0), ...at })
  const property = fc.property(fc.array(found), fc.record(at), (records, wanted) => {
    expect([undefined, wanted.type]).toContain(findDnsRecord(records, wanted)?.type)
    const same = { ...wanted, id: 7, ttl: 60, priority: 0 }
    expect(findDnsRecord([...records, same], wanted)?.type).toBe(wanted.type)
  })
  fc.assert(property)
})
