import type { System } from '../system/system.ts'

/** Whether a terminal gets colours: any of the usual environment variables disables them. */
export function usesColour(env: System['env']): boolean {
  const { NO_COLOR, CLICOLOR, FORCE_COLOR = '' } = env
  return !NO_COLOR && CLICOLOR !== '0' && !['0', 'false'].includes(FORCE_COLOR)
}
