import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DesiredDnsRecord, parseZoneFile, toZoneFile } from '@hostwright/plan'
import { locate } from '@hostwright/machine/why-without'
import { skipWithout } from '@hostwright/machine/skip-without'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { domain, withHead, zones } from './zone-styles.ts'

beforeEach((context) => {
  skipWithout(context, 'BIND')
  skipWithout(context, 'ldns')
})

/** Reads a zone file with another program, and returns its lines: name, TTL, class, type and data. */
const readers = {
  BIND: (file: string) =>
    execFileSync(locate('BIND'), [
      '-q',
      '-i',
      'none',
      '-k',
      'ignore',
      '-s',
      'full',
      '-F',
      'text',
      '-o',
      '-',
      domain,
      file,
    ]),
  ldns: (file: string) => execFileSync(locate('ldns'), [file]),
} as const

/** Reads a zone with another program, and returns its records as comparable lines, without SOA and NS. */
function readWith(reader: keyof typeof readers, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-zone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'zone')
  // BIND is told the origin of the file; ldns takes it only from the file.
  writeFileSync(file, reader === 'ldns' ? `$ORIGIN ${domain}.\n${text}` : text)
  const lines = readers[reader](file).toString('utf8').trim().split('\n')
  return lines
    .map((line) => /^(\S+)\s+(\d+)\s+IN\s+(\S+)\s+(.*)$/.exec(line)!)
    .filter(([, , , type]) => type !== 'SOA' && type !== 'NS')
    .map(([, name = '', ttl = '', type = '', data = '']) =>
      [name.toLowerCase(), ttl, type, toData(type, data)].join(' '),
    )
    .toSorted()
}

/** Returns our records in the form of `readWith`. */
function toLines(records: readonly DesiredDnsRecord[]): string[] {
  return records
    .map(({ host, type, ttl, content, priority }) => {
      const name = host === '@' ? `${domain}.` : `${host}.${domain}.`
      const text: string = type === 'TXT' && !content.startsWith('"') ? JSON.stringify(content) : content
      const data = priority === undefined ? text : `${priority} ${text}`
      return [name, String(ttl), type, toData(type, data)].join(' ')
    })
    .toSorted()
}

/** Returns the data of a record in one notation: the bytes of a text, and addresses without superfluous zeros. */
function toData(type: string, data: string): string {
  if (type === 'TXT') return toBytes(data)
  if (type === 'AAAA') return new URL(`http://[${data}]/`).hostname
  return data.toLowerCase().replaceAll(/\s+/g, ' ')
}

/** Decodes the strings of a text record (RFC 1035, 5.1) and returns their bytes in hexadecimal digits. */
function toBytes(data: string): string {
  const strings = [...data.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/gs)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  )
  const parts = strings.flatMap((text) => text.match(/\\\d{3}|\\.|[^\\]+/gs) ?? [])
  const bytes = parts.map((part) =>
    /^\\\d{3}$/.test(part)
      ? Buffer.from([Number(part.slice(1))])
      : Buffer.from(part.replace(/^\\(.)$/s, '$1')),
  )
  return Buffer.concat(bytes).toString('hex')
}

test.each(zones)(
  '%s of 500 records is read as BIND and ldns read it, and written as they read it back',
  (_, text) => {
    const { records } = parseZoneFile(domain, text)
    expect(records.length).toBeGreaterThanOrEqual(500)
    const ours = toLines(records)
    const written = withHead(toZoneFile(domain, records))
    for (const reader of ['BIND', 'ldns'] as const) {
      expect(readWith(reader, text), reader).toEqual(ours)
      expect(readWith(reader, written), `${reader}, of what we wrote`).toEqual(ours)
    }
    expect(toLines(parseZoneFile(domain, written).records)).toEqual(ours)
  },
)

test('the class before the TTL is read as BIND reads it', () => {
  const { records } = parseZoneFile(domain, 'www IN 1h30m A 203.0.113.9\n')
  expect(toLines(records)).toEqual(readWith('BIND', withHead('www.example.com. IN 1h30m A 203.0.113.9\n')))
})

test('a difference of one digit is found', () => {
  const [, text] = zones[1]!
  const { records } = parseZoneFile(domain, text)
  const planted = text.replace('host-7.example.com. 67 IN A', 'host-7.example.com. 68 IN A')
  expect(planted).not.toBe(text)
  expect(readWith('BIND', planted)).not.toEqual(toLines(records))
})
