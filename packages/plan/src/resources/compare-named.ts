import {
  type ChangeDraft,
  type Comparison,
  type CreateOnly,
  type Foreign,
  type Subject,
  toForeign,
} from '../changes/change.ts'

/** Something with a name. */
interface NamedValue<T> {
  readonly name: string
  readonly value: T
}

/** The part of a change that a resource decides. */
export type Body = Partial<Pick<ChangeDraft, 'after' | 'before' | 'obstacles' | 'notes' | 'stays' | 'stage'>>

/** Things that are identified by their names, as they shall be and as they are. */
export interface NamedThings<Wanted, Found> {
  /** The beginning of their addresses. */
  readonly address: string
  readonly at: Subject
  /** When they are made or changed, and when they are deleted. */
  readonly stage: number
  readonly removalStage: number
  readonly wanted: readonly NamedValue<Wanted>[]
  readonly found: readonly NamedValue<Found>[]
  /** Whether those that are not wanted are deleted. */
  readonly isPruned: boolean
  /** What of the service keeps one that is not wanted. */
  readonly managedBy?: (found: Found) => string | null
  /** The properties that the API takes only when one is created. */
  readonly createOnly?: readonly (keyof Wanted & string)[]
  readonly create: (name: string, wanted: Wanted) => Body
  readonly update: (name: string, wanted: Wanted, found: Found) => Body | undefined
  readonly remove?: (found: Found) => Body
}

/** Creates what is missing, changes what differs, and deletes or lists what is not wanted. */
export function compareNamed<Wanted, Found>(things: NamedThings<Wanted, Found>): Comparison {
  const { address, at, stage, removalStage, wanted, found, isPruned } = things
  const { managedBy = () => null, create, createOnly = [], update, remove = () => ({}) } = things
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
  const foreign: Foreign[] = []
  const ignored: CreateOnly[] = []
  for (const { name, value } of wanted) {
    const same = left.get(name)
    left.delete(name)
    const body = same === undefined ? create(name, value) : update(name, value, same)
    if (same !== undefined) {
      const given = createOnly.filter((property) => isOther(value[property], property, same))
      ignored.push(...given.map((property) => ({ address: `${address}/${name}`, property })))
    }
    if (body !== undefined) changes.push(toDraft(name, same === undefined ? 'create' : 'update', body))
  }
  for (const [name, value] of left) {
    const manager = managedBy(value)
    if (isPruned && manager === null) changes.push(toDraft(name, 'delete', remove(value)))
    else foreign.push(toForeign(`${address}/${name}`, manager))
  }
  const items = found.map(({ name }) => `${address}/${name}`)
  return { changes, foreign, sections: [{ address, items }], createOnly: ignored }
}

/** Whether the file has a value for a property that is not what the API lists. */
function isOther(wanted: unknown, property: string, found: unknown): boolean {
  return wanted !== undefined && (Object(found) as Readonly<Record<string, unknown>>)[property] !== wanted
}
