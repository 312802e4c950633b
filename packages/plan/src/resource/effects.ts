import type { Change, Place } from './change.ts'
import { listAlong } from './place.ts'

/** An effect of a change on what existed before. */
export type Effect = 'interrupts' | 'exposes' | 'deletes' | 'spends'

/** The effects of a change, each with what it concerns. Empty for none. */
export type Said = readonly { readonly effect: Effect; readonly what: string }[]

/** The surroundings of a place, on which the effects of a change depend too. */
export interface Surroundings {
  /** The place around it, as the kind has read it; `undefined` if it was not read. An effect is then the worst one. */
  readonly around?: Place | undefined
  /** The changes of the plan on the same server, with this one. */
  readonly peers?: readonly Pick<Change, 'address' | 'at' | 'action' | 'after'>[] | undefined
  /** Addresses of the changes that are made before this one. */
  readonly requires?: readonly string[] | undefined
}

/** A change whose effects are determined. */
export type Told = Pick<Change, 'address' | 'before' | 'after'> & Surroundings

/** Returns the effects of a change of one value. The values come from a plan, so they can have any type. */
export type FieldSays = (before: Place | undefined, after: Place | undefined, change: Told) => Said

/** States that there is no effect. */
export function none(): Said {
  return []
}

export function say(effect: Effect, ...all: readonly string[]): Said {
  return all.map((what) => ({ effect, what }))
}

/** Returns the effect of a deletion that erases a resource and everything that is deleted with it. */
export function erase({ address, before }: Told): Said {
  return say('deletes', address, ...listAlong(before))
}

/** Returns the effects of a switch: `on` when it is turned on, `off` when it is turned off. */
/* @__NO_SIDE_EFFECTS__ */
export function toggle(
  { on, off }: { readonly on?: Effect; readonly off?: Effect },
  toWhat: string | ((change: Told) => string),
): FieldSays {
  return (before, after, change) => {
    if (typeof before !== 'boolean' || typeof after !== 'boolean' || before === after) return []
    const effect = after ? on : off
    if (effect === undefined) return []
    return say(effect, typeof toWhat === 'string' ? toWhat : toWhat(change))
  }
}

/** Returns the effect of another value, which `what` describes. The same value has none. */
/* @__NO_SIDE_EFFECTS__ */
export function whenChanged(
  effect: Effect,
  what: (before: Place | undefined, after: Place | undefined, change: Told) => string,
): FieldSays {
  return (before, after, change) =>
    JSON.stringify(before ?? null) === JSON.stringify(after ?? null)
      ? []
      : say(effect, what(before, after, change))
}

/** A property of a resource: how it is compared, and the effect of a change of it. */
export interface Field<Is = 'compared' | 'create-only' | 'sent-along'> {
  /**
   * `compared`: a difference is a change. `create-only`: has an effect only when the resource is created, and cannot be
   * compared. `sent-along`: part of the identity, sent with a creation.
   */
  readonly is: Is
  readonly change: FieldSays
}

/** A property that is compared, and whose change neither ends nor opens anything. */
export const harmless: Field<'compared'> = { is: 'compared', change: none }

/** A property that only a creation sets. */
export const onceOnly: Field<'create-only'> = { is: 'create-only', change: none }

/** A part of the identity, which a creation sends. */
export const identity: Field<'sent-along'> = { is: 'sent-along', change: none }

/** A password: a creation sets it, and a rotation changes it. */
export const login: Field<'create-only'> = {
  is: 'create-only',
  change: () => say('interrupts', '1 login'),
}

/** Returns the server of an address. */
export function serverOf(address: string): string {
  return address.split('/')[1] ?? ''
}
