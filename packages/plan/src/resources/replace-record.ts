import { isNameTaken, type ZoneRecord } from '../names/zone-record.ts'
import type { FoundRecord } from '../account/zone-index.ts'

/**
 * Finds the record to change in place for a new one: the only address of a name, a CNAME or a single address,
 * an SRV record with the same target, or a TXT record with the same `v=`. Any other record has a meaning of
 * its own, so the new one is added beside it.
 */
export function findReplaced(
  wanted: ZoneRecord,
  free: readonly FoundRecord[],
  all: { readonly found: readonly ZoneRecord[]; readonly wanted: readonly ZoneRecord[] },
  isPruned: boolean,
): FoundRecord | undefined {
  const rivals = free.filter((one) => isNameTaken(one, wanted))
  if (rivals.length > 0) {
    const [rival] = rivals
    const isAlone = all.found.length === 1 && isAddressOrCname(wanted) && isAddressOrCname(rival!)
    return isAlone ? rival : undefined
  }
  const isSameSubject = (one: ZoneRecord): boolean =>
    one.type === wanted.type && toSubject(one) === toSubject(wanted)
  const alike = free.filter(isSameSubject)
  const isOnly =
    alike.length === 1 &&
    all.found.filter(isSameSubject).length === 1 &&
    all.wanted.filter(isSameSubject).length === 1
  // A name has only one SPF record, so the existing one is replaced even without `prune`.
  const isExclusive = wanted.type === 'TXT' && toSubject(wanted) !== undefined
  return isOnly && toSubject(wanted) !== undefined && (isPruned || isExclusive) ? alike[0] : undefined
}

/**
 * Returns the meaning of a record of a name and type apart from its value; `undefined` if only the value
 * matters.
 */
export function toSubject({ type, content }: ZoneRecord): string | undefined {
  if (type === 'A' || type === 'AAAA') return type
  if (type === 'SRV') return content.split(' ').at(-1)
  if (type === 'TXT') return /^v=(\w+)/i.exec(content)?.[0].toLowerCase()
  return undefined
}

function isAddressOrCname({ type }: ZoneRecord): boolean {
  return type === 'A' || type === 'AAAA' || type === 'CNAME'
}
