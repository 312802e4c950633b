import { isNameTaken, type ZoneRecord } from '../names/zone-record.ts'
import type { FoundRecord } from '../account/zone-index.ts'

/**
 * Finds the record that a new one is made of in place: the only address of a name, a CNAME and an address alone at the name,
 * an SRV record of the same target, and a TXT record of the same `v=`. Any other record stands for something of its own, so
 * the new one is added beside it.
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
  // Two SPF records would exclude each other, so the one there goes also where nothing is pruned.
  const isExclusive = wanted.type === 'TXT' && toSubject(wanted) !== undefined
  return isOnly && toSubject(wanted) !== undefined && (isPruned || isExclusive) ? alike[0] : undefined
}

/** What a record of a name and type stands for, apart from its value; undefined where the value is all. */
export function toSubject({ type, content }: ZoneRecord): string | undefined {
  if (type === 'A' || type === 'AAAA') return type
  if (type === 'SRV') return content.split(' ').at(-1)
  if (type === 'TXT') return /^v=(\w+)/i.exec(content)?.[0].toLowerCase()
  return undefined
}

function isAddressOrCname({ type }: ZoneRecord): boolean {
  return type === 'A' || type === 'AAAA' || type === 'CNAME'
}
