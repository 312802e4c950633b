import type { World } from '../world/world.ts'

/** Whether a terminal may be given colours: any of the usual variables says no. */
export function usesColour(env: World['env']): boolean {
  const { NO_COLOR, CLICOLOR, FORCE_COLOR = '' } = env
  return !NO_COLOR && CLICOLOR !== '0' && !['0', 'false'].includes(FORCE_COLOR)
}
