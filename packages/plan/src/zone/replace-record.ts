import { isNameTaken, type ZoneRecord } from '../names/zone-record.ts'
import type { FoundRecord } from '../account/zone-index.ts'

/**
 * Finds the existing record that is changed in place to become a new one: a TXT record with the same `v=`, or the only
 * record of a name, if it or the new one is a CNAME and the other an address. With `prune` also the only address of a
 * name, or an SRV record with the same target. Returns `undefined` if no record certainly becomes the new one, which is
 * then added.
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
  // A name can have only one TXT record of each kind that begins with `v=`, such as SPF or DMARC, so a different one
  // replaces it even without `prune`.
  const isExclusive = wanted.type === 'TXT' && toSubject(wanted) !== undefined
  return isOnly && toSubject(wanted) !== undefined && (isPruned || isExclusive) ? alike[0] : undefined
}

/**
 * Returns the part of a record that says what it is for: the type of an address record, the target of an SRV record,
 * the `v=` of a TXT record. `undefined` for a record whose purpose only the whole content shows.
 */
export function toSubject({ type, content }: ZoneRecord): string | undefined {
  if (type === 'A' || type === 'AAAA') return type
  if (type === 'SRV') return content.split(' ').at(-1)
  if (type === 'TXT') return /^v=(\w+)/i.exec(content)?.[0].toLowerCase()
  return undefined
}

/** Whether two records are TXT records of one name and of the same kind that begins with `v=`. */
export function isSameText(one: ZoneRecord, other: ZoneRecord): boolean {
  const subject = one.type === 'TXT' ? toSubject(one) : undefined
  return (
    subject !== undefined && other.type === 'TXT' && one.name === other.name && toSubject(other) === subject
  )
}

function isAddressOrCname({ type }: ZoneRecord): boolean {
  return type === 'A' || type === 'AAAA' || type === 'CNAME'
}
