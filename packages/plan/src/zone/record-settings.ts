import type { DnsRecord } from '@hostwright/types'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { type Field, harmless } from '../resource/effects.ts'
import { isEqual } from '../resource/pick-differences.ts'
import { type Consent, never, ofNew } from '../resource/unattended.ts'

/** A property of a DNS record that does not tell it apart from others: all but host, type and content. */
type SettingName = Exclude<keyof DesiredDnsRecord, 'host' | 'type' | 'content'>

/** The facts about a property of a DNS record. None has a default. */
interface RecordSetting {
  /** The effect of a change. */
  readonly field: Field<'compared'>
  /** Whether a program may write it without a person. */
  readonly consent: Consent
  /**
   * The types of records that have the property, and its value when a record of another type becomes one of them.
   * `every`: all types have it, and it stays when the type changes.
   */
  readonly types: 'every' | { readonly only: readonly string[]; readonly first: number }
}

/**
 * The properties of a DNS record beside host, type and content. A plan compares, shows, exports and writes these, and no
 * others: a property that the description gains does not compile until it is listed.
 */
const recordSettings: { readonly [Name in SettingName]-?: RecordSetting } = {
  ttl: { field: harmless, consent: ofNew, types: 'every' },
  priority: { field: harmless, consent: never, types: { only: ['MX', 'SRV'], first: 0 } },
}

const settings = /* @__PURE__ */ Object.entries(recordSettings) as [SettingName, RecordSetting][]

/** Returns one fact about each property. */
/* @__NO_SIDE_EFFECTS__ */
export function ofSettings<Fact extends keyof RecordSetting>(
  fact: Fact,
): Readonly<Record<SettingName, RecordSetting[Fact]>> {
  const entries = settings.map(([name, facts]) => [name, facts[fact]])
  return Object.fromEntries(entries) as Record<SettingName, RecordSetting[Fact]>
}

/** Returns the properties of a record that its type has; null for one that the API does not show. */
export function toShownSettings(type: string, record: DnsRecord): Partial<Record<SettingName, unknown>> {
  const shown = settings.filter(([, { types }]) => hasSetting(types, type))
  return Object.fromEntries(shown.map(([name]) => [name, record[name] ?? null]))
}

/** Returns the properties that a record is given and its type has. */
export function pickSettings(
  type: string,
  from: Pick<DesiredDnsRecord, SettingName>,
): Partial<DesiredDnsRecord> {
  const given = settings.filter(
    ([name, { types }]) => (from[name] ?? undefined) !== undefined && hasSetting(types, type),
  )
  return Object.fromEntries(given.map(([name]) => [name, from[name]]))
}

/** Returns the properties that a record has when its type changes, or stays, and nothing else is given. */
export function toStayingSettings(from: DnsRecord, type: string): Partial<DesiredDnsRecord> {
  if (from.type === type) return pickSettings(type, from)
  const first = settings.flatMap(([name, { types }]) => (types === 'every' ? [] : [[name, types.first]]))
  return pickSettings(type, { ...from, ...Object.fromEntries(first) })
}

/** Whether a property that a record is given differs from that of the existing record. */
export function hasOtherSettings(wanted: DesiredDnsRecord, found: DnsRecord): boolean {
  // Called for each record of a zone.
  for (const [name, { types }] of settings) {
    const value = wanted[name]
    if (value === undefined || isEqual(value, found[name])) continue
    if (hasSetting(types, wanted.type)) return true
  }
  return false
}

/** Finds a property that a record is given and its type does not have, with the types that have it. */
export function findOddSetting({
  type,
  ...given
}: DesiredDnsRecord): { name: string; types: string } | undefined {
  for (const [name, { types }] of settings) {
    if (given[name] !== undefined && types !== 'every' && !hasSetting(types, type))
      return { name, types: types.only.join(' and ') }
  }
  return undefined
}

function hasSetting(types: RecordSetting['types'], type: string): boolean {
  return types === 'every' || types.only.includes(type)
}
