import { ConfigError } from '@hostwright/common'
import { DesiredError, type DesiredProblem } from '../desired/desired-error.ts'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { toDomainName } from '../names/normal-form.ts'
import { toText } from '../names/zone-record.ts'
import { checkZone } from '../zone/check-zone.ts'
import { type Entry, parseTtl, readEntries, type Token } from './read-entries.ts'

/** The records of a zone file. */
export interface ZoneFile {
  /** The records, in their order. Their hosts are labels of the domain. */
  readonly records: readonly DesiredDnsRecord[]
  /** The records that are left out because the service keeps them, each with its line: `line 3: SOA`. */
  readonly leftOut: readonly string[]
}

const longest = 10_000_000
const types = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA'] as const

/**
 * Parses a zone file (RFC 1035, 5.1) with the records of a domain, for `planZone`. SOA and the NS records of the domain
 * itself are left out, because the service keeps them. Makes no request.
 *
 * @throws {ConfigError} `text` for a file of more than 10 MB, `name` for an invalid domain
 * @throws {DesiredError} with all problems and their lines: `$INCLUDE` and `$GENERATE`, classes other than IN, names
 *   outside of the domain, types that the API does not have, and what `parseDesired` rejects in a record
 * @example const { records } = parseZoneFile('example.com', 'www 1h IN A 203.0.113.10')
 */
export function parseZoneFile(domain: string, text: string): ZoneFile {
  if (typeof text !== 'string') throw new ConfigError('text', "is no text: read the file with 'utf8'")
  if (text.length > longest) throw new ConfigError('text', 'has more than 10 MB: split the zone')
  return new Reader(toDomainName(domain)).read(text)
}

interface Found extends Omit<DesiredDnsRecord, 'type'> {
  readonly type: string
}

class Reader {
  readonly #domain: string
  readonly #records: DesiredDnsRecord[] = []
  readonly #lines: number[] = []
  readonly #leftOut: string[] = []
  readonly #problems: DesiredProblem[] = []
  #origin: string
  #name: string | undefined
  #ttl: number | undefined
  #lastTtl: number | undefined

  constructor(domain: string) {
    this.#domain = domain
    this.#origin = `${domain}.`
  }

  read(text: string): ZoneFile {
    for (const entry of readEntries(text)) {
      const problem = entry.problem ?? this.#readEntry(entry)
      if (problem !== undefined) this.#problems.push(toProblem(entry.line, problem))
    }
    for (const { index, message } of checkZone(this.#domain, this.#records))
      this.#problems.push(toProblem(this.#lines[index]!, message))
    if (this.#problems.length > 0) throw new DesiredError(this.#problems)
    return { records: this.#records, leftOut: this.#leftOut }
  }

  /** Reads one entry. Returns what is wrong with it. */
  #readEntry({ tokens, isIndented, line }: Entry): string | undefined {
    const [first] = tokens
    if (first === undefined) return undefined
    if (!isIndented && first.text.startsWith('$')) return this.#readDirective(first.text, tokens.slice(1))
    if (!isIndented) this.#name = this.#toName(first.text)
    if (this.#name === undefined) return 'has no name, and no entry before it has one'
    const rest = isIndented ? tokens : tokens.slice(1)
    const { ttl, type, data, problem } = this.#readFields(rest)
    if (problem !== undefined) return problem
    if (ttl !== undefined) this.#lastTtl = ttl
    const isApex = this.#name === `${this.#domain}.`
    if (isApex && (type === 'SOA' || type === 'NS')) {
      this.#leftOut.push(`line ${line}: ${type}`)
      return undefined
    }
    if (!isApex && !this.#name.endsWith(`.${this.#domain}.`))
      return `is of ${this.#name}, outside of ${this.#domain}`
    if (!types.some((one) => one === type)) return `is of the type ${type}, which the API does not have`
    const time = ttl ?? this.#ttl ?? this.#lastTtl
    if (time !== undefined && (time < 60 || time > 86_400))
      return `has the TTL ${time}: the API takes 60 to 86400`
    const record = this.#toRecord(type, data)
    if (typeof record === 'string') return record
    this.#records.push({
      ...record,
      host: this.#toHost(this.#name),
      ...(time !== undefined && { ttl: time }),
    } as DesiredDnsRecord)
    this.#lines.push(line)
    return undefined
  }

  #readDirective(name: string, [value]: readonly Token[]): string | undefined {
    if (value === undefined) return `is ${name} without a value`
    if (name.toUpperCase() === '$ORIGIN') {
      this.#origin = this.#toName(value.text)
      return undefined
    }
    const ttl = parseTtl(value.text)
    if (name.toUpperCase() !== '$TTL') return `is ${name}, which is not supported: write its records out`
    if (ttl === undefined) return `has ${value.text}, which is no time`
    this.#ttl = ttl
    return undefined
  }

  /** Reads TTL and class, in either order, and the type. */
  #readFields(tokens: readonly Token[]): {
    readonly ttl?: number | undefined
    readonly type: string
    readonly data: readonly Token[]
    readonly problem?: string
  } {
    let ttl: number | undefined
    for (const [index, { text }] of tokens.entries()) {
      const word = text.toUpperCase()
      const time = parseTtl(text)
      if (time !== undefined && ttl === undefined) ttl = time
      else if (word === 'CH' || word === 'HS' || word === 'CS')
        return { type: '', data: [], problem: `has the class ${word}: only IN is supported` }
      else if (word !== 'IN') return { ttl, type: word, data: tokens.slice(index + 1) }
    }
    return { type: '', data: [], problem: 'has no type' }
  }

  #toRecord(type: string, data: readonly Token[]): Omit<Found, 'host'> | string {
    const words = data.map(({ text }) => text)
    if (type === 'TXT') {
      const quoted = data.map(({ text }) => toString(text)).join(' ')
      const plain = toText(quoted)
      if (plain === '') return 'has no text'
      // A text that would be read as a quoted one, or as one with escapes, stays in quotes.
      const isPlain = plain.trim() === plain && !/^\(?\s*"|\\|\p{Cc}/u.test(plain)
      return { type, content: isPlain ? plain : quoted }
    }
    const count = { A: 1, AAAA: 1, CNAME: 1, MX: 2, SRV: 4, CAA: 3 }[type]
    if (words.length !== count) return `has ${words.length} values: ${type} has ${count}`
    if (type === 'CAA') return { type, content: `${words[0]} ${words[1]} ${toString(words[2]!)}` }
    if (type === 'A' || type === 'AAAA') return { type, content: words[0]! }
    const target = this.#toName(words.at(-1)!)
    if (type === 'CNAME') return { type, content: target }
    const priority = Number(words[0])
    if (!/^\d{1,5}$/.test(words[0]!) || priority > 65_535)
      return `has the priority ${words[0]}, which is no number to 65535`
    return { type, priority, content: type === 'MX' ? target : `${words[1]} ${words[2]} ${target}` }
  }

  /** Returns the host of a record. A label that ends like the domain would be read as a full name, so it is given in full. */
  #toHost(name: string): string {
    if (name === `${this.#domain}.`) return '@'
    const label = name.slice(0, -this.#domain.length - 2)
    return label === this.#domain || label.endsWith(`.${this.#domain}`) ? name : label
  }

  /** Returns a name with its dot at the end: relative ones are below the origin. */
  #toName(text: string): string {
    const name =
      text === '@' ? this.#origin : text.endsWith('.') ? text : `${text}.${this.#origin.replace(/^\.$/, '')}`
    return name.toLowerCase()
  }
}

/** Returns a string in quotes, with its escapes. A `\;`, which some programs write in quotes too, is `;`. */
function toString(text: string): string {
  return `"${text.replaceAll(/\\(\D)/g, (escape, sign: string) => (sign === '"' || sign === '\\' ? escape : sign))}"`
}

function toProblem(line: number, message: string): DesiredProblem {
  return { path: 'the entry', line, column: 1, message }
}
