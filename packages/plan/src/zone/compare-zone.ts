import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import type { DesiredDnsRecord, DesiredDomain, DesiredZone } from '../generated/desired.ts'
import { isNameTaken, toRecord, toSentContent, type ZoneRecord } from '../names/zone-record.ts'
import { type ChangeDraft, type Comparison, type Foreign, toForeign } from '../resource/change.ts'
import type { HostingContext, Site } from '../resource/resource.ts'
import { stages } from '../resource/stages.ts'
import { isSpf } from './check-zone.ts'
import { findReplaced, isSameText, toShownRecord } from './find-record.ts'
import { findManager } from './managed-records.ts'

/** A DNS record that the domain should have. */
export interface WantedRecord extends ZoneRecord {
  readonly given: DesiredDnsRecord
}

/**
 * Compares the records of a domain with the desired ones. A record is changed in place only if the new record certainly
 * replaces it. Otherwise the new record is added, and with `prune` the records that the file does not have are deleted.
 * A record that excludes a new one is deleted before it, even without `prune`.
 */
export async function compareZone(
  context: HostingContext,
  { domain, isNew, wanted: { spf } }: Site,
  { prune = false, records }: DesiredZone,
  found: ZoneIndex,
): Promise<Comparison> {
  const zone = new ZoneDrafts(context, domain, found, isNew)
  const wanted = records.map((given): WantedRecord => ({ ...toRecord(domain, given), given }))
  const kept = new Set<FoundRecord>()
  const missing: WantedRecord[] = []
  for (const record of wanted) {
    const [same] = found.byKey.get(record.key) ?? []
    if (same === undefined) missing.push(record)
    else {
      kept.add(same)
      if (isDifferent(record, same)) zone.change(record, same)
    }
  }
  const left = found.records.filter((record) => !kept.has(record))
  const managed = await findManaged(context, left, { wanted, prune, spf })
  const free = Map.groupBy(
    left.filter((record) => !managed.has(record)),
    ({ name }) => name,
  )
  const wantedByName = Map.groupBy(wanted, ({ name }) => name)
  for (const record of missing) {
    const all = { found: found.byName.get(record.name) ?? [], wanted: wantedByName.get(record.name) ?? [] }
    const replaced = findReplaced(record, free.get(record.name) ?? [], all, prune)
    const rivals = (free.get(record.name) ?? []).filter((one) => one !== replaced && isNameTaken(one, record))
    free.set(
      record.name,
      (free.get(record.name) ?? []).filter((one) => one !== replaced && !rivals.includes(one)),
    )
    // Identical records are numbered. The last of them is deleted first, so that the numbers of the others do not
    // change.
    const requires = [...rivals.toReversed().map((rival) => zone.remove(rival)), ...zone.freeing(record)]
    const kept = [...managed.keys()].find((one) => isNameTaken(one, record))
    zone.add(
      record,
      replaced,
      requires,
      kept && `Nothing can be beside it, and the service keeps ${kept.key}.`,
    )
  }
  const others = [...free.values()].flat()
  if (prune) for (const record of others) zone.remove(record)
  const foreign: Foreign[] = [
    ...[...managed].map(([record, manager]) => toForeign(toDnsAddress(context, record), manager)),
    ...(prune ? [] : others.map((record) => toForeign(toDnsAddress(context, record)))),
  ]
  const items = isNew ? [] : found.records.map((record) => toDnsAddress(context, record))
  const section = { address: `${context.address}/dns/${domain}`, items }
  return { changes: zone.sorted(), foreign, sections: [section] }
}

/** The parts of the file that decide which records of the service are kept. */
interface Described {
  readonly spf: DesiredDomain['spf']
  readonly wanted: readonly WantedRecord[]
  readonly prune: boolean
}

/** Finds the records that the service manages and that are kept, with their functions. */
async function findManaged(
  context: HostingContext,
  left: readonly FoundRecord[],
  { wanted, prune, spf }: Described,
): Promise<Map<FoundRecord, string>> {
  const managed = new Map<FoundRecord, string>()
  for (const record of left) {
    // A TXT record such as SPF that the file has with another content is replaced by that of the file, even if the
    // service has created it: two of them at one name are both invalid. With `spf: null`, the SPF record of the service
    // is deleted with its setting.
    const isReplaced = !(spf === null && isSpf(record)) && wanted.some((one) => isSameText(one, record))
    const manager = await findManager(context, record, prune && !isReplaced ? 'plan' : 'form')
    if (manager !== undefined) managed.set(record, manager)
  }
  return managed
}

/** Collects the changes of the DNS records of one domain. */
class ZoneDrafts {
  readonly drafts: ChangeDraft[] = []
  readonly #freed = new Map<string, string>()
  readonly #found: ZoneIndex
  readonly #server: Pick<HostingContext, 'address' | 'server'>
  readonly #domain: string
  readonly #isPredicted: boolean

  constructor(
    server: Pick<HostingContext, 'address' | 'server'>,
    domain: string,
    found: ZoneIndex,
    isPredicted: boolean,
  ) {
    this.#server = server
    this.#found = found
    this.#domain = domain
    this.#isPredicted = isPredicted
  }

  change(wanted: WantedRecord, found: FoundRecord): void {
    this.#push(wanted, { action: 'update', after: toAfter(wanted, found) }, found)
  }

  add(
    wanted: WantedRecord,
    replaced: FoundRecord | undefined,
    requires: readonly string[],
    obstacle?: string,
  ): void {
    const obstacles = obstacle === undefined ? [] : [obstacle]
    const action = replaced === undefined ? 'create' : 'update'
    const replaces = replaced && {
      address: toDnsAddress(this.#server, replaced),
      canStay: !isNameTaken(replaced, wanted) && wanted.type !== 'TXT',
    }
    const address = this.#push(
      wanted,
      { action, after: toAfter(wanted, replaced), requires, obstacles, replaces },
      replaced,
      replaced?.key,
    )
    if (replaced?.type === 'CNAME') this.#freed.set(wanted.name, address)
  }

  /**
   * Returns the address of the change that deletes or replaces a CNAME, which has to be made before another record of
   * the same name is added; empty if there is none.
   */
  freeing({ name, type }: ZoneRecord): string[] {
    const address = type === 'CNAME' ? undefined : this.#freed.get(name)
    return address === undefined ? [] : [address]
  }

  remove(found: FoundRecord): string {
    const address = this.#push(found, { action: 'delete', stage: stages.shutDns }, found)
    if (found.type === 'CNAME') this.#freed.set(found.name, address)
    return address
  }

  /**
   * Returns the changes of the domain. The last of several identical records is deleted first, so that the numbers of
   * the others do not change.
   */
  sorted(): ChangeDraft[] {
    return this.drafts.toSorted((one, other) => (other.at.copy ?? 1) - (one.at.copy ?? 1))
  }

  #push(
    record: ZoneRecord,
    body: Pick<ChangeDraft, 'action'> & Partial<ChangeDraft>,
    found?: FoundRecord,
    from?: string,
  ): string {
    const { address: base, server } = this.#server
    const isGone = body.action === 'delete'
    const address = isGone ? toDnsAddress(this.#server, record) : `${base}/dns/${record.key}`
    const copy = isGone && found ? (this.#found.byKey.get(record.key) ?? []).indexOf(found) + 1 : 1
    this.drafts.push({
      address,
      at: {
        kind: 'dns',
        server,
        domain: this.#domain,
        name: record.key,
        ...(from !== undefined && { from }),
        ...(copy > 1 && { copy }),
      },
      stage: stages.dns,
      sequence: `${base}/dns/${this.#domain}`,
      ...(this.#isPredicted && { before: found === undefined ? null : toShownRecord(found) }),
      ...body,
    })
    return address
  }
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

/** Returns a record in the form of a request. If the existing content has the same meaning, its notation is kept. */
function toAfter(
  { given, label: host, type, content }: WantedRecord,
  found: FoundRecord | undefined,
): object {
  const { ttl, priority } = given
  const isSame = found !== undefined && found.type === type && found.content === content
  return {
    host,
    type,
    content: isSame ? found.raw.content : toSentContent(type, given.content),
    ...(ttl !== undefined && { ttl }),
    ...(priority !== undefined && { priority }),
  }
}

/**
 * Returns the address of an existing DNS record in a plan. For a CNAME, it contains the target, unlike the address of
 * the change that creates or updates a CNAME.
 */
export function toDnsAddress(
  { address }: Pick<HostingContext, 'address'>,
  { key, type, content }: ZoneRecord,
): string {
  return `${address}/dns/${type === 'CNAME' ? `${key} ${content}` : key}`
}

/** Returns the address of an existing record in the form of the change that creates or updates it. */
export function toShortAddress(address: string): string {
  return address.replace(/^(\S+ CNAME) .*$/s, '$1')
}
