import type { Quote } from '@hostwright/common'
import type { Random } from '../random.ts'
import type { Machine } from './machine.ts'
import type { WishPlan } from './plan.ts'
import type { World } from './world.ts'

/** Somebody who wants one server. */
export interface Buyer {
  readonly name: string
  readonly world: World
  readonly wish: WishPlan
  /** Where they usually work. */
  readonly machine: Machine
  /** Decides what they choose. */
  readonly random: Random
}

/** A name that more than one gives. */
export const commonName = 'shop'

/** The first digits of its key are enough to tell an intent in a trace. */
export function nameOf({ idempotencyKey }: Quote<object>): string {
  return idempotencyKey.slice(0, 8)
}
