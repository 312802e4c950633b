import type { WorldName } from '../words/run-words.ts'

/** Worlds in which an account can start, in the order of the menu. */
export const worlds: readonly WorldName[] = ['small', 'fleet-20', 'agency-50', 'short-of-money', 'empty']
