/** Domain of all zones below. */
export const domain = 'example.com'

const key = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA'.repeat(9)
const count = 130
const indexes = Array.from({ length: count }, (_, index) => index)
const address = (index: number): string => `203.0.113.${index % 250}`
const address6 = (index: number): string => `2001:db8:${(index * 257).toString(16)}::${index.toString(16)}`

/** The head of a zone: the records that the service keeps, which an import leaves out. */
const soa =
  'example.com. 3600 IN SOA ns1.example.net. hostmaster.example.net. 2026112801 7200 3600 1209600 300'
const ns = ['example.com. 3600 IN NS ns1.example.net.', 'example.com. 3600 IN NS ns2.example.net.']

const section = (type: string, toLine: (index: number) => string): string[] => [
  '',
  `;; ${type} Records`,
  ...indexes.map(toLine),
]

const pad = (name: string, ttl: number, type: string, data: string): string =>
  `${name.padEnd(24)}${name.length < 24 ? '' : '\t'}${ttl}\tIN\t${type}\t${data}`

/** A master file as a person writes it: `$ORIGIN` and `$TTL` change, names are relative, or those of the line before. */
function toMasterFile(): string {
  const places = indexes.map((index) => {
    const place = `place-${index}`
    return `$ORIGIN ${place}.example.com.
$TTL ${(index % 23) + 1}h${index % 59}m ; of ${place}
@	IN A ${address(index)}
	IN AAAA ${address6(index)}
	MX ${index % 100} mail
	MX 200 mail.example.net.
www	${(index % 50) * 60 + 60} CNAME @
_imaps._tcp 3h IN SRV ( 0 ; first
	1 993
	mail )
@ TXT ( "v=spf1 ip4:${address(index)}"
	" include:spf.example.net -all" ) ; "no" string
`
  })
  return `; ${domain}, by hand
$TTL 1d
@ IN SOA ns1.example.net. hostmaster.example.net. (
	2026112801 ; serial
	2h 1h 2w 5m )
	IN NS ns1.example.net.
	IN NS ns2.example.net.
*.example.com. 5m A 203.0.113.250
@ CAA 0 issue "ca.example.net"
  CAA 128 iodef "mailto:security@example.com"
${places.join('')}$ORIGIN .
example.com 600 IN TXT "back at the root"
$ORIGIN com.
other.example 1d TXT unquoted\\;text
`
}

/** An export with one record a line: full names, nothing left out, long texts in pieces of 255 characters. */
function toLineExport(): string {
  const lines = indexes.flatMap((index) => {
    const name = `host-${index}.example.com.`
    return [
      `${name} ${60 + index} IN A ${address(index)}`,
      `${name} ${60 + index} IN AAAA ${address6(index)}`,
      `alias-${index}.example.com. 300 IN CNAME ${name}`,
      `selector-${index}._domainkey.example.com. 3600 IN TXT "v=DKIM1; k=rsa; p=${key.slice(0, 230)}" "${key.slice(230)}${index}"`,
      `_sip._udp.host-${index}.example.com. 86400 IN SRV ${index} 10 5060 ${name}`,
    ]
  })
  return [soa, ...ns, ...lines, ''].join('\n')
}

/** The export of a panel: a heading for each type, tabs, relative and full names mixed, Windows line breaks. */
function toPanelExport(): string {
  const lines = [
    ';;',
    ';; Domain:\texample.com.',
    ';; Exported:\t2026-11-28 00:00:00; by "the panel"',
    ';;',
    '$ORIGIN\texample.com.',
    '$TTL\t3600',
    soa.replaceAll(' ', '\t'),
    ...ns.map((line) => line.replaceAll(' ', '\t')),
    ...section('A', (index) => `shop${index}\t\t60\tIN\tA\t${address(index)}`),
    ...section(
      'CNAME',
      (index) => `www.shop${index}.example.com.\t3600\tIN\tCNAME\tshop${index}.example.com.`,
    ),
    ...section(
      'MX',
      (index) => `shop${index}\t\tIN\tMX\t${index}\tmx${index % 3}.example.net.\t; priority ${index}`,
    ),
    ...section(
      'TXT',
      (index) => `shop${index}\t300\tIN\tTXT\t"site-verification=${index}; owner=\\"shop ${index}\\" \\\\o/"`,
    ),
  ]
  return lines.join('\r\n')
}

/** The response to a zone transfer, as a lookup tool prints it: comments around it, padded columns, the SOA at both ends. */
function toTransfer(): string {
  const lines = indexes.flatMap((index) => [
    pad(`node-${index}.example.com.`, 600, 'A', address(index)),
    pad(
      `node-${index}.example.com.`,
      600,
      'TXT',
      `"v=DMARC1\\; p=none\\; note=${index}" "caf\\195\\169 \\228\\184\\173"`,
    ),
    pad(`*.node-${index}.example.com.`, 900, 'CNAME', `node-${index}.example.com.`),
    pad(`_443._tcp.node-${index}.example.com.`, 900, 'SRV', `0 0 443 .`),
  ])
  return `
; <<>> a lookup tool <<>> @ns1.example.net example.com AXFR
; (1 server found)
;; global options: +cmd
${[soa, ...ns, ...lines, soa].join('\n')}
;; Query time: 12 msec
;; XFR size: ${lines.length + 4} records (messages 3, bytes 20480)
`
}

/** Zones of at least 500 records, each in the style of another kind of provider. */
export const zones: readonly (readonly [style: string, text: string])[] = [
  ['a master file that changes $ORIGIN and $TTL', toMasterFile()],
  ['an export of one record a line', toLineExport()],
  ['the export of a panel, with tabs', toPanelExport()],
  ['the response to a zone transfer', toTransfer()],
]

/** Adds to records that `toZoneFile` has written the ones without which no server loads a zone. */
export function withHead(text: string): string {
  return `${soa}\n${ns.join('\n')}\n${text}`
}
