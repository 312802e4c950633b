import type { Quote } from '@hostwright/common'
import type { Random } from '../random.ts'
import type { Machine } from './machine.ts'
import type { WishPlan } from './plan.ts'
import type { World } from './world.ts'

/** A user who wants one server. */
export interface Buyer {
  readonly name: string
  readonly world: World
  readonly wish: WishPlan
  /** Machine on which the user usually works. */
  readonly machine: Machine
  /** Decides the user's choices. */
  readonly random: Random
}

/** Name that several users choose. */
export const commonName = 'shop'

/** Returns the first digits of an intent's key, which are enough to recognize it in a trace. */
export function nameOf({ idempotencyKey }: Quote<object>): string {
  return idempotencyKey.slice(0, 8)
}
