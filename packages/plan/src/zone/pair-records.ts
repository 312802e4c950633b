import type { FoundRecord } from '../account/zone-index.ts'
import type { ZoneRecord } from '../names/zone-record.ts'
import type { WantedRecord } from './zone-drafts.ts'
import { toTextKind } from './text-kind.ts'

const owned = new Set(['A', 'AAAA', 'CNAME', 'MX', 'SRV'])

/**
 * Returns the set of a record: the records of its name and type, or of its kind for a text. A file that mentions one
 * record of a set has all of them. `undefined` for a record that stands for itself, such as a CAA record.
 */
export function toSet(record: ZoneRecord): string | undefined {
  const kind = toTextKind(record) ?? (owned.has(record.type) ? record.type : undefined)
  return kind === undefined ? undefined : `${record.name} ${kind}`
}

/** The pairs of a zone, and the records that a set no longer has. */
export interface Paired {
  /** The existing record that each new record replaces. */
  readonly replaced: ReadonlyMap<WantedRecord, FoundRecord>
  /** Existing records of the file's sets that nothing replaces. */
  readonly surplus: readonly FoundRecord[]
}

/** The surroundings of the records, which decide too which of them are paired. */
interface Surroundings {
  /** All records that the domain should have. */
  readonly wanted: readonly WantedRecord[]
  /** All records of the account, by name. */
  readonly found: ReadonlyMap<string, readonly FoundRecord[]>
  /** Whether `ignore` or `keep` of the file covers a record. */
  readonly isKept: (record: FoundRecord) => boolean
}

/**
 * Pairs the new records of each set with the existing records that are not in the file: those of the same priority
 * first, then in the order of their text. The only record of a name that is an address or a CNAME is paired with one of
 * the other type.
 */
export function pairRecords(
  missing: readonly WantedRecord[],
  free: readonly FoundRecord[],
  { wanted, found, isKept }: Surroundings,
): Paired {
  if (free.length === 0) return { replaced: new Map(), surplus: [] }
  const freeSets = Map.groupBy(free, toSet)
  const freeNames = Map.groupBy(free, ({ name }) => name)
  // Most new records have a name that no existing record has.
  const sets = Map.groupBy(
    missing.filter(({ name }) => freeNames.has(name)),
    toSet,
  )
  const replaced = new Map<WantedRecord, FoundRecord>()
  const exchanged = new Set<FoundRecord>()
  const surplus: FoundRecord[] = []
  for (const [set, records] of sets) {
    if (set === undefined) continue
    const left = new Set(records)
    // A record of the account that stays can be beside an address, but not beside a text of its kind.
    const others = new Set(freeSets.get(set)?.filter((one) => isOfText(one) || !isKept(one)))
    pair(left, others, replaced, (one, other) => one.given.priority === other.raw.priority)
    pair(left, others, replaced, () => true)
    const [first] = left
    const [alone] = first === undefined ? [] : (freeNames.get(first.name) ?? [])
    const isAlone = first !== undefined && found.get(first.name)?.length === 1
    if (!isAlone || alone === undefined || exchanged.has(alone) || !isExchangeable(first, alone)) continue
    replaced.set(first, alone)
    exchanged.add(alone)
  }
  const gone = new Set(replaced.values())
  const beside = wanted.filter(({ name }) => freeNames.has(name))
  const mentioned = new Set(beside.map(toSet))
  // A record with the meaning of a wanted one is a copy: the set has its value.
  const values = new Set(beside.map(toValue))
  for (const [set, records] of freeSets) {
    if (set === undefined || !mentioned.has(set)) continue
    surplus.push(...records.filter((record) => !gone.has(record) && !values.has(toValue(record))))
  }
  return { replaced, surplus }
}

function isOfText(record: ZoneRecord): boolean {
  return record.type === 'CNAME' || toTextKind(record) !== undefined
}

/** Pairs the records of two sets, in the order of their text, and removes them from both. */
function pair(
  left: Set<WantedRecord>,
  others: Set<FoundRecord>,
  pairs: Map<WantedRecord, FoundRecord>,
  fits: (one: WantedRecord, other: FoundRecord) => boolean,
): void {
  const candidates = sorted(others)
  for (const one of sorted(left)) {
    const other = candidates.find((candidate) => others.has(candidate) && fits(one, candidate))
    if (other === undefined) continue
    pairs.set(one, other)
    left.delete(one)
    others.delete(other)
  }
}

/** Returns a record as one text; unlike its key also the target of a CNAME. */
function toValue({ key, content }: ZoneRecord): string {
  return `${key} ${content}`
}

function sorted<R extends ZoneRecord>(records: Iterable<R>): R[] {
  return [...records].toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
}

/** Whether one record of a name can be changed to the other type: between a CNAME and an address. */
function isExchangeable(one: ZoneRecord, other: ZoneRecord): boolean {
  const types = [one.type, other.type]
  return types.includes('CNAME') && types.some((type) => type === 'A' || type === 'AAAA')
}
