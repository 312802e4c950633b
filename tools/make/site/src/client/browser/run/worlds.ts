import type { WorldName } from '../words/run-words.ts'

/** What an account can begin with, in the order in which it is offered. */
export const worlds: readonly WorldName[] = ['small', 'fleet-20', 'agency-50', 'short-of-money', 'empty']
