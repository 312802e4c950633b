import { allKinds, factsOf, prunable } from '../kinds/table.ts'
import type { Change, ChangeAction } from '../resource/change.ts'
import { type Effect, erase, none, type Said } from '../resource/effects.ts'
import type { Kind } from '../resource/kinds.ts'
import { fieldOf } from '../resource/place.ts'
import { effectCases, toCaseChange, toCreation } from './effect-cases.ts'

/** What can be done to a resource of a kind: a creation, a deletion, or a change of a property. */
interface Part {
  readonly action: ChangeAction
  /** Name of the property; empty for the resource as a whole. */
  readonly property: string
  readonly says: (change: Change) => Said
  /** Whether the facts of the kind state an effect, at least for some values. */
  readonly canHave: boolean
}

/** A part of a kind with the effects that its cases show. */
export interface ShownPart extends Omit<Part, 'says'> {
  readonly effects: readonly Effect[]
}

const effects: readonly Effect[] = ['interrupts', 'exposes', 'deletes', 'spends']

/** Returns the parts of a kind with their effects. */
export function listShown(kind: Kind): ShownPart[] {
  const changes = effectCases.filter((one) => one.kind === kind).map(toCaseChange)
  return listParts(kind).map(({ says, ...part }) => {
    const said = changes.filter(({ action }) => action === part.action).flatMap(says)
    const seen = new Set(said.map(({ effect }) => effect))
    return { ...part, effects: effects.filter((effect) => seen.has(effect)) }
  })
}

function listParts(kind: Kind): Part[] {
  const facts = factsOf({ at: { kind, server: null } })
  if ('effect' in facts) {
    return [{ action: toCreation(kind), property: '', says: facts.effect, canHave: true }]
  }
  const { creation, fields, deletion } = facts
  const updates = typeof fields === 'function' ? { '': { change: fields } } : fields
  const changed = Object.entries(updates).map(([property, { change }]): Part => {
    const pick = (place: Change['after']) => (property === '' ? place : fieldOf(place, property))
    const says = (one: Change): Said =>
      pick(one.after) === undefined ? [] : change(pick(one.before), pick(one.after), one)
    return { action: 'update', property, says, canHave: change !== none }
  })
  // What always exists has the deletion of the others, which no plan makes.
  const isDeleted = deletion !== erase || (prunable() as readonly Kind[]).includes(kind)
  const whole = (action: ChangeAction, says: typeof deletion, canHave: boolean): Part => ({
    action,
    property: '',
    says,
    canHave,
  })
  return [
    ...(creation === 'by property' ? [] : [whole('create', creation, creation !== none)]),
    ...changed,
    whole('delete', deletion, isDeleted),
  ]
}

/** Returns the cells of the guide's table: a kind, and the effects of its creation, changes and deletion. */
export function toEffectRows(): string[][] {
  return allKinds().map((kind) => {
    const shown = listShown(kind).filter((part) => part.effects.length > 0)
    const toCell = (...actions: readonly ChangeAction[]): string =>
      shown
        .filter(({ action }) => actions.includes(action))
        .map(({ property, effects: all }) => `${property && `\`${property}\` `}${all.join(', ')}`)
        .join('; ') || 'none'
    return [`\`${kind}\``, toCell('create', 'order'), toCell('update'), toCell('delete')]
  })
}
