import type { DesiredZone } from '../desired/desired.ts'
import { isNameTaken, toRecord } from '../names/zone-record.ts'
import { type Change, type Comparison, toForeign } from '../changes/change.ts'
import type { HostingContext, Site } from './hosting-context.ts'
import { findManager } from './managed-records.ts'
import { take } from './take.ts'
import {
  createRecord,
  deleteRecord,
  type FoundRecord,
  replaceRecord,
  toDnsAddress,
  type WantedRecord,
} from './zone-change.ts'

/** What makes the records of a domain those that are wanted. */
export async function compareZone(
  context: HostingContext,
  { domain }: Site,
  { prune = false, records }: DesiredZone,
  found: readonly FoundRecord[],
): Promise<Comparison> {
  const left = [...found]
  const missing: WantedRecord[] = []
  const changes: Change[] = []
  for (const given of records) {
    const wanted = { ...toRecord(domain, given), given }
    const same = take(left, ({ key }) => key === wanted.key)
    if (same === undefined) missing.push(wanted)
    else if (isDifferent(wanted, same)) changes.push(replaceRecord(context, wanted, same))
  }
  const managed = new Map<FoundRecord, string>()
  for (const record of left) {
    const manager = await findManager(context, record, prune ? 'plan' : 'form')
    if (manager !== undefined) managed.set(record, manager)
  }
  const free = left.filter((record) => !managed.has(record))
  changes.push(...missing.map((wanted) => add(context, wanted, free, prune)))
  const foreign = [...managed].map(([record, managedBy]) =>
    toForeign(toDnsAddress(context, record), managedBy),
  )
  if (prune) return { changes: [...changes, ...free.map((record) => deleteRecord(context, record))], foreign }
  return { changes, foreign: [...foreign, ...free.map((record) => toForeign(toDnsAddress(context, record)))] }
}

/** Adds a record, in the place of what cannot be beside it, or of what it stands for from now on. */
function add(context: HostingContext, wanted: WantedRecord, free: FoundRecord[], prune: boolean): Change {
  const [first, ...rivals] = free.filter((record) => isNameTaken(record, wanted))
  if (first !== undefined) {
    for (const rival of [first, ...rivals]) take(free, (record) => record === rival)
    return replaceRecord(context, wanted, first, rivals)
  }
  const former = prune
    ? take(free, ({ name, type }) => name === wanted.name && type === wanted.type)
    : undefined
  return former === undefined ? createRecord(context, wanted) : replaceRecord(context, wanted, former)
}

function isDifferent({ given, type, content }: WantedRecord, found: FoundRecord): boolean {
  const { ttl, priority } = found.raw
  const hasPriority = type === 'MX' || type === 'SRV'
  return (
    content !== found.content ||
    (given.ttl !== undefined && given.ttl !== ttl) ||
    (hasPriority && given.priority !== undefined && given.priority !== priority)
  )
}
