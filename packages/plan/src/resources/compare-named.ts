import { type Change, type ChangeDraft, type Comparison, toForeign } from '../changes/change.ts'

/** Something with a name. */
interface NamedValue<T> {
  readonly name: string
  readonly value: T
}

type Place = Pick<ChangeDraft, 'address' | 'lane'>

/** Things that are identified by their names, as they shall be and as they are. */
export interface NamedThings<Wanted, Found> {
  /** Below which address they are. */
  readonly address: string
  readonly wanted: readonly NamedValue<Wanted>[]
  readonly found: readonly NamedValue<Found>[]
  /** Whether those that are not wanted are deleted. */
  readonly isPruned: boolean
  /** What of the service keeps one that is not wanted. */
  readonly managedBy?: (found: Found) => string | null
  readonly create: (at: Place, name: string, wanted: Wanted) => Change
  readonly update: (at: Place, name: string, wanted: Wanted, found: Found) => readonly Change[]
  readonly remove: (at: Place, found: Found) => Change
}

/** Creates what is missing, changes what differs, and deletes or lists what is not wanted. */
export function compareNamed<Wanted, Found>(things: NamedThings<Wanted, Found>): Comparison {
  const { address, wanted, found, isPruned, managedBy = () => null, create, update, remove } = things
  const place = (name: string): Place => ({ address: `${address}/${name}`, lane: `${address}/${name}` })
  const left = new Map(found.map(({ name, value }) => [name, value]))
  const changes: Change[] = []
  for (const { name, value } of wanted) {
    const same = left.get(name)
    left.delete(name)
    if (same === undefined) changes.push(create(place(name), name, value))
    else changes.push(...update(place(name), name, value, same))
  }
  const kept = [...left].filter(([, value]) => !isPruned || managedBy(value) !== null)
  const gone = [...left].filter(([, value]) => isPruned && managedBy(value) === null)
  return {
    changes: [...changes, ...gone.map(([name, value]) => remove(place(name), value))],
    foreign: kept.map(([name, value]) => toForeign(place(name).address, managedBy(value))),
  }
}
