import { parseZoneFile, toZoneFile } from '@hostwright/plan'
import { expect, test } from 'vitest'

const parse = (text: string) => parseZoneFile('example.com', text)

/** Lines that no name server loads, or that would become another record than is written; each after a right one. */
test.each<[what: string, wrong: string]>([
  ['a line break of an old machine', 'www A 192.0.2.1\rapi A 192.0.2.2'],
  ['a name behind a space of 3 bytes', 'www\u3000A 192.0.2.1'],
  ['a name behind a space that does not break', 'www\u00A0A 192.0.2.1'],
  ['a page break', 'www A 192.0.2.1\fapi A 192.0.2.2'],
  ['a parenthesis without an end', '@ TXT ( "a"\nwww A 192.0.2.1'],
  ['a quote without an end', '@ TXT "a\nwww A 192.0.2.1'],
  ['a parenthesis that closes nothing', 'www A 192.0.2.1 )'],
  ['the SOA of another name', 'sub SOA ns1 a 1 2 3 4 5'],
  ['the SOA of another domain', 'example.net. SOA ns1 a 1 2 3 4 5'],
  ['the name servers of another name', 'sub NS ns1.example.net.'],
  ['a name that ends with the domain, and is outside', 'notexample.com. A 192.0.2.1'],
  ['an origin outside of the domain', '$ORIGIN example.net.\nwww A 192.0.2.1'],
  ['a file of the machine', '$include /etc/hostname'],
  ['records that are generated', '$GENERATE 1-9 h$ A 192.0.2.$'],
  ['another directive', '$FOO x'],
  ['another class', 'www CH A 192.0.2.1'],
  ['a type that the API does not have', 'www HTTPS 1 . alpn=h2'],
  ['a type by its number', String.raw`www TYPE1 \# 4 C0000201`],
  ['two TTLs', 'www 300 IN 300 A 192.0.2.1'],
  ['a TTL below zero', 'www -1 A 192.0.2.1'],
  ['a TTL of a week', 'www 1w A 192.0.2.1'],
  ['a TTL with a point', 'www 1.5h A 192.0.2.1'],
  ['a default TTL that is none', '$TTL x\nwww A 192.0.2.1'],
  ['an address in octal', 'www A 192.0.2.010'],
  ['an address of three numbers', 'www A 192.2.1'],
  ['two addresses', 'www A 192.0.2.1 192.0.2.2'],
  ['a byte that is none', String.raw`@ TXT "a\999"`],
  ['a byte of one digit', String.raw`@ TXT "a\9b"`],
  ['a priority above the limit', '@ MX 65536 mail'],
  ['no mail and mail', '@ MX 0 .\n@ MX 10 mail'],
  ['a CNAME of the domain itself', '@ CNAME www'],
  ['one record in two spellings', 'w A 192.0.2.1\nW.example.com. A 192.0.2.1'],
  ['a name with an escape', String.raw`a\.b A 192.0.2.1`],
])('%s is an error with its line, and no record is returned', (_, wrong) => {
  expect(() => parse(`right A 192.0.2.9\n${wrong}`)).toThrow(/line [23]/)
  expect(parse('right A 192.0.2.9').records).toHaveLength(1)
})

/** Lines that are easily misread, and the hosts and contents that RFC 1035 gives them. */
test.each<[what: string, text: string, records: [host: string, content: string][]]>([
  [
    'a name without its dot at the end',
    'www.example.com A 192.0.2.1',
    [['www.example.com.example.com.', '192.0.2.1']],
  ],
  ['a name with its dot at the end', 'www.example.com. A 192.0.2.1', [['www', '192.0.2.1']]],
  ['the domain without its dot', 'example.com A 192.0.2.1', [['example.com.example.com.', '192.0.2.1']]],
  ['a target without its dot', 'w CNAME www.example.com', [['w', 'www.example.com.example.com.']]],
  ['a name that is a type', 'A A 192.0.2.1', [['a', '192.0.2.1']]],
  ['a name that is a number', '300 300 IN A 192.0.2.1', [['300', '192.0.2.1']]],
  [
    'the name of the record before a comment',
    'www A 192.0.2.1\n; c\n\n\tTXT x',
    [
      ['www', '192.0.2.1'],
      ['www', 'x'],
    ],
  ],
  [
    'the name of the record before another origin',
    'www A 192.0.2.1\n$ORIGIN sub\n TXT x',
    [
      ['www', '192.0.2.1'],
      ['www', 'x'],
    ],
  ],
  ['the name of what is left out', '@ SOA ns1 a (1 2 3\n4 5)\n A 192.0.2.1', [['@', '192.0.2.1']]],
  ['a semicolon in quotes', '@ TXT "a;b" ; c', [['@', 'a;b']]],
  ['a semicolon outside of quotes', '@ TXT a;b', [['@', 'a']]],
  ['a space that does not break in a text', '@ TXT a\u00A0b', [['@', 'a\u00A0b']]],
  ['a comment in a parenthesis', '@ MX ( 10 ; prio )\n mail )', [['@', 'mail.example.com.']]],
  ['bytes by their numbers', String.raw`@ TXT "\065\066"`, [['@', 'AB']]],
])('%s is read as a name server reads it, and the same is written', (_, text, expected) => {
  const { records } = parse(text)
  expect(records.map(({ host, content }) => [host, content])).toEqual(expected)
  const written = toZoneFile('example.com', records)
  // Written again, nothing changes but the default TTL and the notation of texts.
  expect(toZoneFile('example.com', parse(written).records).replaceAll(' 3600 IN', ' IN')).toBe(
    written.replaceAll(' 3600 IN', ' IN'),
  )
})
