import { isNameTaken, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import type { DesiredDnsRecord, DesiredDomain } from '../generated/desired.ts'
import type { FileProblem } from './file-problem.ts'

/** Records of a domain that exclude each other, or mean the same. */
export function checkZone(domain: string, { dns, spf, dmarc }: DesiredDomain): FileProblem[] {
  const problems: FileProblem[] = []
  const seen: ZoneRecord[] = []
  for (const [index, wanted] of (dns?.records ?? []).entries()) {
    const path = ['dns', 'records', index]
    const record = parse(domain, wanted)
    if (typeof record === 'string') {
      problems.push({ path, message: record })
      continue
    }
    const message = findProblem(record, wanted, seen, spf !== undefined && spf !== null, dmarc !== undefined)
    if (message !== undefined) problems.push({ path, message })
    seen.push(record)
  }
  return problems
}

function parse(domain: string, wanted: DesiredDnsRecord): ZoneRecord | string {
  try {
    return toRecord(domain, wanted)
  } catch (error) {
    return (error as Error).message
  }
}

function findProblem(
  record: ZoneRecord,
  { priority }: DesiredDnsRecord,
  seen: readonly ZoneRecord[],
  hasSpf: boolean,
  hasDmarc: boolean,
): string | undefined {
  const { name, type, key, content } = record
  if (seen.some((other) => other.key === key)) return `is listed twice (${key}): keep one`
  const rival = seen.find((other) => isNameTaken(record, other))
  if (rival !== undefined) {
    return `excludes another record: ${name} is a CNAME, beside which nothing else can be; keep the CNAME or the others`
  }
  if (priority !== undefined && type !== 'MX' && type !== 'SRV') {
    return `has a priority, which only MX and SRV have: leave it out`
  }
  if (type !== 'TXT') return undefined
  if (hasSpf && record.label === '@' && /^v=spf1/i.test(content))
    return 'repeats what spf says: keep one of them'
  return hasDmarc && record.label === '_dmarc' ? 'repeats what dmarc says: keep one of them' : undefined
}
