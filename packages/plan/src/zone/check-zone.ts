import { toPunycode } from '@hostwright/hosting'
import { checkNameLength } from '@hostwright/types/rules'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { isNameTaken, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import { checkNotation } from './check-notation.ts'
import { findOddSetting } from './record-settings.ts'
import { toTextKind } from './text-kind.ts'

/** A problem of one record of a zone. */
export interface ZoneProblem {
  /** The index of the record in the list. */
  readonly index: number
  readonly message: string
}

/**
 * Checks the records of a domain together: contradictions that DNS does not allow, and records that the API would
 * reject during an apply.
 */
export function checkZone(domain: string, records: readonly DesiredDnsRecord[]): ZoneProblem[] {
  const names = new Map<string, ZoneRecord[]>()
  return records.flatMap((wanted, index) => {
    const message = checkRecord(domain, wanted, names)
    return message === undefined ? [] : [{ index, message }]
  })
}

function checkRecord(
  domain: string,
  wanted: DesiredDnsRecord,
  names: Map<string, ZoneRecord[]>,
): string | undefined {
  const { content } = wanted
  const type: string = wanted.type
  if (type === 'NS' || type === 'SOA') return `is a record of the service, which keeps ${type}: leave it out`
  const record = parse(domain, wanted)
  if (typeof record === 'string') return record
  const others = names.get(record.name) ?? []
  const problem =
    checkNameLength(record.name) ??
    checkNotation(type, content) ??
    checkFields(record, wanted) ??
    checkBeside(record, others)
  names.set(record.name, [...others, record])
  return problem
}

function parse(domain: string, wanted: DesiredDnsRecord): ZoneRecord | string {
  try {
    const record = toRecord(domain, wanted)
    const { name, label, domain: zone } = record
    const isWhole = wanted.host.endsWith('.')
    // In a zone file, a dot at the end says that this is the whole name, which is not a label of another one.
    if (isWhole && label.includes('.') && label === toPunycode(wanted.host).replace(/\.$/, '')) {
      return `has the host ${wanted.host}, which is not below ${zone}: leave out the dot at its end for ${name}`
    }
    if (!isWhole && `.${name}`.endsWith(`.${zone}.${zone}`)) {
      const shorter = name.slice(0, -zone.length - 1)
      return `has a host that ends with the domain twice: give ${shorter}, or ${name}. with a dot at its end`
    }
    return record
  } catch (error) {
    return (error as Error).message
  }
}

function checkFields(
  { name, type, label, content }: ZoneRecord,
  wanted: DesiredDnsRecord,
): string | undefined {
  const odd = findOddSetting(wanted)
  if (odd !== undefined) return `has a ${odd.name}, which only ${odd.types} have: leave it out`
  if (type === 'CNAME' && label === '@') {
    return `is a CNAME of the domain itself, ${name}, beside which its other records cannot be: give an A record`
  }
  return type === 'CNAME' && content === name ? `is a CNAME of ${name} that leads to itself` : undefined
}

/**
 * Compares a record with the earlier records of the same name, and describes a contradiction between them; returns
 * `undefined` if there is none.
 */
function checkBeside(record: ZoneRecord, others: readonly ZoneRecord[]): string | undefined {
  const { name, key } = record
  if (others.some((other) => other.key === key)) return `is listed twice (${key}): keep one`
  if (others.some((other) => isNameTaken(record, other))) {
    return `excludes another record: ${name} is a CNAME, beside which nothing else can be; keep the CNAME or the others`
  }
  const ofType = record.type === 'MX' ? others.filter(({ type }) => type === 'MX') : []
  if (ofType.length > 0 && [record, ...ofType].some(({ content }) => content === '.' || content === '')) {
    return `is beside an MX record with the target ".", which says that ${name} takes no mail: keep one of them`
  }
  const kind = toTextKind(record)
  if (kind === undefined || !others.some((other) => toTextKind(other) === kind)) return undefined
  return `is the second ${kind} record of ${name}, which makes both invalid: ${kind === 'SPF' ? 'join them' : 'keep one'}`
}
