import { factsOf } from '../kinds/table.ts'
import type { Allowance, Change } from '../resource/change.ts'
import type { Effect, Said, Surroundings } from '../resource/effects.ts'
import { fieldOf } from '../resource/place.ts'

/** The effects of a change on existing resources. */
export type Effects = Pick<Change, 'needs' | 'destroys' | 'interrupts' | 'exposes'>

type Given = Pick<Change, 'address' | 'at' | 'action' | 'before' | 'after' | 'inside'> & Surroundings

/**
 * Determines what a change erases, interrupts and opens, and which allowances it needs. A change inside a resource that
 * the plan creates needs none.
 */
export function toEffects(change: Given): Effects {
  const said = change.inside === undefined ? listEffects(change) : []
  const pick = (effect: Effect): string[] => said.flatMap((one) => (one.effect === effect ? one.what : []))
  const [destroys, interrupts, exposes] = [pick('deletes'), pick('interrupts'), pick('exposes')]
  return { needs: listAllowances(destroys, interrupts, exposes), destroys, interrupts, exposes }
}

function listEffects(change: Given): Said {
  const facts = factsOf(change)
  if ('effect' in facts) return facts.effect(change)
  const { action, before, after } = change
  const { creation, fields, deletion } = facts
  if (action === 'create' && creation !== 'by property') return creation(change)
  if (action === 'delete') return deletion(change)
  if (typeof fields === 'function') return fields(before, after, change)
  return Object.entries(fields).flatMap(([name, field]) => {
    const written = fieldOf(after, name)
    return written === undefined ? [] : field.change(fieldOf(before, name), written, change)
  })
}

function listAllowances(
  destroys: readonly string[],
  interrupts: readonly string[],
  exposes: readonly string[],
): Allowance[] {
  return [
    ...(destroys.length > 0 ? (['delete'] as const) : interrupts.length > 0 ? (['interrupt'] as const) : []),
    ...(exposes.length > 0 ? (['expose'] as const) : []),
  ]
}
