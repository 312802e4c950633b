import {
  type ChangeDraft,
  type Comparison,
  type CreateOnly,
  type Unmanaged,
  type Subject,
  toUnmanaged,
} from './change.ts'
import { namesOf } from './pick-differences.ts'
import type { Field } from './effects.ts'

/** A resource with a name. */
interface NamedValue<T> {
  readonly name: string
  readonly value: T
}

/** The part of a change that each kind of resource provides. */
export type Body = Partial<Pick<ChangeDraft, 'after' | 'before' | 'obstacles' | 'notes' | 'stays' | 'stage'>>

/** The desired and the existing resources of one kind whose resources are identified by name. */
export interface NamedThings<Wanted, Found> {
  /** The text with which the addresses of these resources begin. */
  readonly address: string
  readonly at: Subject
  /** Stage of the creations and updates. Deletions have the stage `removalStage`. */
  readonly stage: number
  readonly removalStage: number
  readonly wanted: readonly NamedValue<Wanted>[]
  readonly found: readonly NamedValue<Found>[]
  /** Whether existing resources that the file does not describe are deleted. */
  readonly isPruned: boolean
  /** Returns what needs an existing resource, such as `WordPress`; null if nothing does, `undefined` if that was not read. */
  readonly managedBy?: (found: Found) => string | null | undefined
  /** The properties of the kind. Those of a creation have no effect on an existing resource. */
  readonly fields: Readonly<Record<string, Pick<Field, 'is'>>>
  readonly create: (name: string, wanted: Wanted) => Body
  readonly update: (name: string, wanted: Wanted, found: Found) => Body | undefined
  readonly remove?: (found: Found) => Body
}

/**
 * Plans the creation of missing resources, the change of differing ones, and the deletion or listing of unmanaged ones.
 */
export function compareNamed<Wanted, Found>(things: NamedThings<Wanted, Found>): Comparison {
  const { address, at, stage, removalStage, wanted, found, isPruned } = things
  const { managedBy = () => null, create, fields, update, remove = () => ({}) } = things
  const toDraft = (name: string, action: ChangeDraft['action'], body: Body): ChangeDraft => ({
    address: `${address}/${name}`,
    sequence: `${address}/${name}`,
    at: { ...at, name },
    action,
    stage: action === 'delete' ? removalStage : stage,
    ...body,
  })
  const left = new Map(found.map(({ name, value }) => [name, value]))
  const changes: ChangeDraft[] = []
  const unmanaged: Unmanaged[] = []
  const ignored: CreateOnly[] = []
  for (const { name, value } of wanted) {
    const same = left.get(name)
    left.delete(name)
    const body = same === undefined ? create(name, value) : update(name, value, same)
    if (same !== undefined) {
      const given = namesOf(fields, 'create-only').filter((property) =>
        isOther(valueOf(value, property), property, same),
      )
      ignored.push(...given.map((property) => ({ address: `${address}/${name}`, property })))
    }
    if (body !== undefined) changes.push(toDraft(name, same === undefined ? 'create' : 'update', body))
  }
  for (const [name, value] of left) {
    const manager = managedBy(value)
    if (isPruned && manager === null) changes.push(toDraft(name, 'delete', remove(value)))
    else unmanaged.push(toUnmanaged(`${address}/${name}`, manager))
  }
  const items = found.map(({ name }) => `${address}/${name}`)
  return { changes, unmanaged, sections: [{ address, items }], createOnly: ignored }
}

/** Whether the file has a value for a property and the API returns another one, or none, as for a password. */
function isOther(wanted: unknown, property: string, found: unknown): boolean {
  return wanted !== undefined && valueOf(found, property) !== wanted
}

function valueOf(from: unknown, property: string): unknown {
  return (Object(from) as Readonly<Record<string, unknown>>)[property]
}
