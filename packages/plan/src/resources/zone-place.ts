import type { CreateDnsRecordRequest } from '@hostwright/types'
import { isNameTaken, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import type { Place } from '../changes/change.ts'
import { isFields } from '../changes/place.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { fieldsOf, type HostingKind, type Target } from './place-kind.ts'
import { toSubject } from './replace-record.ts'

type Body = Omit<CreateDnsRecordRequest, 'domain'>

/**
 * Reads and writes the place of a DNS record. The place is empty if the record does not exist. Before a creation, it is
 * not empty either if the name has a record that cannot stay beside the new one.
 */
export const dnsPlace: HostingKind = {
  async read({ read }, target) {
    const zone = await read.zone(target.at.domain ?? '')
    const found = find(zone, target)
    if (found.length > 1) return found.map(toShownRecord)
    if (found[0] !== undefined) return toShownRecord(found[0])
    const rival = target.action === 'create' ? findRival(zone, target) : undefined
    return rival && toTaken(rival.key)
  },
  async toRequests({ read, servername }, target, now) {
    const { domain = '' } = target.at
    const [found] = find(await read.zone(domain), target)
    const body = { domain, ...fieldsOf<Body>(target) }
    if (target.action === 'create' || now === null)
      return [toPlannedOperation('createDnsRecord', { servername }, body)]
    // A record that comes with a new domain is predicted when the plan is made, and has no id yet.
    const path = { servername, dns_id: found?.raw.id ?? ('{id}' as unknown as number) }
    if (target.action === 'delete') return [toPlannedOperation('deleteDnsRecord', path)]
    const stays = found === undefined ? {} : pickStaying(found, body)
    return [toPlannedOperation('updateDnsRecord', path, { ...stays, ...body })]
  },
  toComparable: (place, { at }) => toComparable(place, at.domain ?? ''),
  afterOther(place, { at, action }) {
    const gone = at.from ?? (action === 'delete' ? at.name : undefined)
    return gone !== undefined && place === toTaken(gone) ? null : place
  },
}

/** Returns the properties of a record that an update sends unchanged if the file does not give them. */
function pickStaying({ type: former, raw: { ttl, priority } }: FoundRecord, { type }: Body): Partial<Body> {
  const hasPriority = type === 'MX' || type === 'SRV'
  return { ttl, ...(hasPriority && { priority: former === type ? priority : 0 }) }
}

/**
 * Finds the existing record of a change. Returns several records if it is no longer clear which of them the change is
 * about.
 */
function find({ byKey, byName }: ZoneIndex, { at, after }: Target): readonly FoundRecord[] {
  const { name = '', from, copy = 1, domain = '' } = at
  const own = byKey.get(name)?.[copy - 1]
  if (own !== undefined || from === undefined) return own === undefined ? [] : [own]
  const former = byKey.get(from) ?? []
  const wanted = toRecord(domain, after as unknown as Body)
  const subject = toSubject(former[0] ?? wanted)
  const alike = (byName.get(wanted.name) ?? []).filter(
    (one) => one.key === from || (one.type === from.split(' ')[1] && toSubject(one) === subject),
  )
  return alike
}

function findRival({ byName }: ZoneIndex, { at, after }: Target): ZoneRecord | undefined {
  const wanted = toRecord(at.domain ?? '', after as unknown as Body)
  const isExclusive = wanted.type === 'TXT' && toSubject(wanted) !== undefined
  return (byName.get(wanted.name) ?? []).find(
    (one) =>
      isNameTaken(one, wanted) || (isExclusive && one.type === 'TXT' && toSubject(one) === toSubject(wanted)),
  )
}

function toTaken(key: string): string {
  return `taken by ${key}`
}

/** Returns the properties of a record that a plan shows. */
export function toShownRecord({ label: host, type, raw: { content, ttl, priority } }: FoundRecord): object {
  const shown = { host, type, content, ttl }
  return type === 'MX' || type === 'SRV' ? { ...shown, priority } : shown
}

function toComparable(place: Place, domain: string): Place {
  if (!isFields(place) || place['content'] === undefined) return place
  const { label, content } = toRecord(domain, place as unknown as Body)
  return { ...place, host: label, content }
}
