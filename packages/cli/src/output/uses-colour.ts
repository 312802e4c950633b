import type { System } from '../system/system.ts'

/** Whether a terminal gets colours. `NO_COLOR` and other usual environment variables disable them. */
export function usesColour(env: System['env']): boolean {
  const { NO_COLOR, CLICOLOR, FORCE_COLOR = '' } = env
  return !NO_COLOR && CLICOLOR !== '0' && !['0', 'false'].includes(FORCE_COLOR)
}
