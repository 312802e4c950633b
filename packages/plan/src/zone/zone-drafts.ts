import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { isNameTaken, toHostText, toSentContent, type ZoneRecord } from '../names/zone-record.ts'
import type { ChangeDraft } from '../resource/change.ts'
import type { HostingContext } from '../resource/resource.ts'
import { stages } from '../resource/stages.ts'
import { toShownRecord } from './find-record.ts'
import { pickSettings } from './record-settings.ts'

/** A DNS record that the domain should have. */
export interface WantedRecord extends ZoneRecord {
  readonly given: DesiredDnsRecord
}

/** Collects the changes of the DNS records of one domain. */
export class ZoneDrafts {
  readonly drafts: ChangeDraft[] = []
  readonly #freed = new Map<string, string>()
  readonly #found: ZoneIndex
  readonly #server: Pick<HostingContext, 'address' | 'server'>
  readonly #domain: string
  readonly #isPredicted: boolean
  /** Whether the API lists quoted texts. */
  readonly #isQuoted: boolean

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
    this.#isQuoted = found.records.some(({ type, raw }) => type === 'TXT' && raw.content.startsWith('"'))
  }

  change(wanted: WantedRecord, found: FoundRecord, notes: readonly string[]): void {
    this.#push(wanted, { action: 'update', after: toAfter(wanted, found, this.#isQuoted), notes }, found)
  }

  add(
    wanted: WantedRecord,
    replaced: FoundRecord | undefined,
    requires: readonly string[],
    obstacle: string | undefined,
    notes: readonly string[],
  ): void {
    const obstacles = obstacle === undefined ? [] : [obstacle]
    const action = replaced === undefined ? 'create' : 'update'
    const replaces = replaced && {
      address: toDnsAddress(this.#server, replaced),
      canStay: !isNameTaken(replaced, wanted) && wanted.type !== 'TXT',
    }
    this.#push(
      wanted,
      { action, after: toAfter(wanted, replaced, this.#isQuoted), requires, obstacles, notes, replaces },
      replaced,
      replaced?.key,
    )
  }

  /** Notes that the change of a record replaces the CNAME of its name. */
  frees(wanted: WantedRecord): void {
    this.#freed.set(wanted.name, this.toAddress(wanted))
  }

  /**
   * Returns the address of the change that deletes or replaces a CNAME, which has to be made before another record of
   * the same name is added; empty if there is none.
   */
  freeing(record: ZoneRecord): string[] {
    const address = record.type === 'CNAME' ? undefined : this.#freed.get(record.name)
    return address === undefined || address === this.toAddress(record) ? [] : [address]
  }

  /** Plans a deletion. `beside` is the record of its set that stays, and `requires` the change that adds it. */
  remove(found: FoundRecord, beside?: string, requires: readonly string[] = []): string {
    const body = { action: 'delete', stage: stages.shutDns, requires } as const
    const address = this.#push(found, body, found, undefined, beside)
    if (found.type === 'CNAME') this.#freed.set(found.name, address)
    return address
  }

  /** Returns the address of the change that creates or updates a record. */
  toAddress({ key }: ZoneRecord): string {
    return `${this.#server.address}/dns/${key}`
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
    beside?: string,
  ): string {
    const { address: base, server } = this.#server
    const isGone = body.action === 'delete'
    const address = isGone ? toDnsAddress(this.#server, record) : this.toAddress(record)
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
        ...(beside !== undefined && { beside }),
      },
      stage: stages.dns,
      sequence: `${base}/dns/${this.#domain}`,
      ...(this.#isPredicted && { before: found === undefined ? null : toShownRecord(found) }),
      ...body,
    })
    return address
  }
}

/** Returns a record in the form of a request. If the existing content has the same meaning, its notation is kept. */
function toAfter(wanted: WantedRecord, found: FoundRecord | undefined, isQuoted: boolean): object {
  const { given, type, content } = wanted
  const isSame = found !== undefined && found.type === type && found.content === content
  return {
    host: toHostText(wanted),
    type,
    content: isSame ? found.raw.content : toSentContent(type, given.content, isQuoted),
    ...pickSettings(type, given),
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
