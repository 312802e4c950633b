import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { DesiredError } from '../desired/desired-error.ts'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'
import { parseZoneFile } from './parse-zone-file.ts'
import { toZoneFile } from './to-zone-file.ts'

const domain = 'example.com'
const read = (text: string): readonly DesiredDnsRecord[] => parseZoneFile(domain, text).records
const problemOf = (text: string): string => {
  try {
    return JSON.stringify(read(text))
  } catch (error) {
    expect(error).toBeInstanceOf(DesiredError)
    return (error as Error).message
  }
}

test('directives, names of the entry before, parentheses, comments and times with units are read', () => {
  const text = `$TTL 1h ; for all
$ORIGIN example.com.
@ IN SOA ns1 host ( 1 8H
  2H 1W 1D )
  IN NS ns1
@ MX 10 mail
  MX 20 mail.example.net.
  CAA 0 issue "ca.example.net"
mail 5M IN A 203.0.113.25
     IN 1h30m AAAA 2001:0DB8:0:0::25
$ORIGIN eu.example.com.
www IN 300 CNAME www.example.com.
* 60 A 203.0.113.80
UPPER.example.com. A 203.0.113.9
_sip._tcp SRV 10 60 5060 sip
`
  const { records, leftOut } = parseZoneFile(domain, text)
  expect(records).toEqual([
    { host: '@', type: 'MX', priority: 10, content: 'mail.example.com.', ttl: 3_600 },
    { host: '@', type: 'MX', priority: 20, content: 'mail.example.net.', ttl: 3_600 },
    { host: '@', type: 'CAA', content: '0 issue "ca.example.net"', ttl: 3_600 },
    { host: 'mail', type: 'A', content: '203.0.113.25', ttl: 300 },
    { host: 'mail', type: 'AAAA', content: '2001:0DB8:0:0::25', ttl: 5_400 },
    { host: 'www.eu', type: 'CNAME', content: 'www.example.com.', ttl: 300 },
    { host: '*.eu', type: 'A', content: '203.0.113.80', ttl: 60 },
    { host: 'upper', type: 'A', content: '203.0.113.9', ttl: 3_600 },
    { host: '_sip._tcp.eu', type: 'SRV', priority: 10, content: '60 5060 sip.eu.example.com.', ttl: 3_600 },
  ])
  expect(leftOut).toEqual(['line 3: SOA', 'line 5: NS'])
})

test('a text of 255 bytes, of which each second one has an escape in the file, is read back', () => {
  const content = `${String.raw`\x`.repeat(127)}\\`
  const [record] = read(toZoneFile(domain, [{ host: 'a', type: 'TXT', content }]))
  expect(toRecord(domain, record!).content).toBe(content)
})

test.each([
  ['"v=spf1 mx -all"', 'v=spf1 mx -all'],
  ['( "a text of two"\n " pieces; with a semicolon" )', 'a text of two pieces; with a semicolon'],
  [String.raw`"v=DMARC1\; p=none"`, 'v=DMARC1; p=none'],
  [String.raw`v=DMARC1\;p=none`, 'v=DMARC1;p=none'],
  [String.raw`"he said \"no\" \065\195\169"`, 'he said "no" Aé'],
])('the text %s is read as %j', (text, expected) => {
  const [record] = read(`a TXT ${text}\n`)
  expect(toRecord(domain, record!).content).toBe(expected)
})

test.each([
  ['$INCLUDE other.zone', 'line 1, column 1: the entry is $INCLUDE'],
  ['$GENERATE 1-9 a$ A 192.0.2.$', 'is $GENERATE, which is not supported'],
  ['a CH A 192.0.2.1', 'has the class CH'],
  ['a.example.net. A 192.0.2.1', 'is of a.example.net., outside of example.com'],
  ['a NAPTR 100 50 "u" "e2u+sip" "" .', 'type NAPTR, which the API does not have'],
  ['a 59 A 192.0.2.1', 'has the TTL 59: the API takes 60 to 86400'],
  ['a MX 10', 'has 1 values: MX has 2'],
  ['a TXT "open', 'without an end'],
  ['a A ( 192.0.2.1', 'parenthesis that is not closed'],
  ['a A 192.0.2.1 )', 'parenthesis that is not open'],
  ['a A 192.0.2.999', 'is no IPv4 address'],
  ['sub NS ns1', 'type NS, which the API does not have'],
])('%s is an error with its line', (text, expected) => {
  expect(problemOf(text)).toContain(expected)
})

test('all problems of a file are told together, each with its line', () => {
  const text = problemOf('a A 192.0.2.999\nb CH A 192.0.2.1\n\nc A 192.0.2.1\nc CNAME d\n')
  expect(text.split('\n').map((line) => line.split(',')[0])).toEqual(['line 2', 'line 1', 'line 5'])
})

test('records that are written as a zone file are read back unchanged', () => {
  const kind = constantFrom('A', 'AAAA', 'TXT', 'CAA', 'MX', 'SRV')
  const one = tuple(kind, string({ unit: 'grapheme', maxLength: 600 }), integer({ min: 60, max: 86_400 }))
  assert(
    property(array(one, { maxLength: 8 }), (all) => {
      const records = all.map(([type, text, ttl], index) => toGiven(type, text, ttl, index))
      const back = read(toZoneFile(domain, records))
      const plain = (record: DesiredDnsRecord): unknown => [
        toRecord(domain, record).key,
        record.ttl,
        record.priority,
      ]
      expect(back.map(plain)).toEqual(records.map(plain))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['0 issue ca.example.net;validationmethods=dns-01', '0 issue "ca.example.net;validationmethods=dns-01"'],
  ['128 issue ;', '128 issue ";"'],
  ['0 issue "ca.example.net; a=b"', '0 issue "ca.example.net; a=b"'],
])(
  'the CAA record %s is written in quotes, so that what follows a semicolon is no comment',
  (content, data) => {
    const text = toZoneFile(domain, [{ host: '@', type: 'CAA', content, ttl: 300 }])
    expect(text.split('\n').slice(2)).toEqual([`@ 300 IN CAA ${data}`, ''])
    expect(read(text)).toEqual([{ host: '@', type: 'CAA', content: data, ttl: 300 }])
  },
)

test('an escaped semicolon of a CAA record is read as a semicolon', () => {
  for (const value of [String.raw`"ca.example.net\;a=b"`, String.raw`ca.example.net\;a=b`])
    expect(read(`@ CAA 0 issue ${value}\n`)).toMatchObject([{ content: '0 issue "ca.example.net;a=b"' }])
})

test('a text of several strings is written on one line without parentheses, in which Hickory DNS loses the quotes', () => {
  const content = `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`
  const text = toZoneFile(domain, [{ host: 'key._domainkey', type: 'TXT', content, ttl: 300 }])
  const strings = `"${content.slice(0, 255)}" "${content.slice(255)}"`
  expect(text.split('\n').slice(2)).toEqual([`key._domainkey 300 IN TXT ${strings}`, ''])
})

function toGiven(type: string, text: string, ttl: number, index: number): DesiredDnsRecord {
  const contents: Readonly<Record<string, string>> = {
    A: `192.0.2.${index}`,
    AAAA: `2001:db8::${index + 1}`,
    TXT: `text ${text.replaceAll(/["\\\p{Cc}]/gu, '')}.`,
    CAA: `0 issue "ca${index}.example.net"`,
    MX: `mail${index}.example.com`,
    SRV: `5 506${index} sip.example.com`,
  }
  const priority = type === 'MX' || type === 'SRV' ? { priority: index } : {}
  return { host: `h${index}`, type, content: contents[type], ttl, ...priority } as DesiredDnsRecord
}
