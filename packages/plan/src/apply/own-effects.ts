import { toEffects } from '../engine/effects.ts'
import type { Surroundings } from '../resource/effects.ts'
import type { Change } from '../resource/change.ts'

/** Returns a change with the effects that it has inside these creations, or on resources that exist. */
export function withOwnEffects(
  { inside: _, ...change }: Change,
  inside: Change['inside'],
  surroundings: Omit<Surroundings, 'requires'> = {},
): Change {
  const effects = toEffects({ ...change, inside, ...surroundings })
  return { ...change, ...effects, ...(inside !== undefined && { inside }) }
}

/** Whether a change is inside creations, all of which are this plan's own. */
export async function isInside(
  creations: Change['inside'],
  isOwn: (address: string) => Promise<boolean>,
): Promise<boolean> {
  if (creations === undefined) return false
  for (const one of creations) if (!(await isOwn(one))) return false
  return true
}
