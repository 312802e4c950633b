import { longestMs } from './clock-bounds.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'

/**
 * The state machines whose states change with time: power operations, OS reinstalls, sign-ups of VPSs, and setups of
 * hosting servers.
 */
export const machines = ['power', 'reinstall', 'signup', 'hosting'] as const

/** The name of a state machine. */
export type Machine = (typeof machines)[number]

/**
 * Policy that decides when later operations of a state machine end, and how: after the usual time (`usual`),
 * immediately (`immediate`), after some seconds on the sandbox's clock (`after`), after a number of reads of their
 * status (`reads`), or when another policy is set (`held`). With `error`, power operations and reinstalls fail.
 */
export type TransitionPolicy =
  | {
      /** The operation ends after the usual time. */
      readonly mode: 'usual'
    }
  | {
      /** The operation ends immediately. */
      readonly mode: 'immediate'
    }
  | {
      /** The operation ends after a time on the sandbox's clock. */
      readonly mode: 'after'
      /** Time after which the operation ends, in seconds. */
      readonly seconds: number
    }
  | {
      /** The operation ends after a number of reads of its status. */
      readonly mode: 'reads'
      /** Number of reads of the status after which the operation ends. */
      readonly reads: number
    }
  | {
      /** The operation stays in progress until another policy is set. */
      readonly mode: 'held'
    }
  | {
      /**
       * The operation ends after the usual time and leads to the state `error`. Sign-ups and setups do not have this
       * state, so they do not accept this policy.
       */
      readonly mode: 'error'
    }

const policies: CollectionOf<TransitionPolicy> = collection('transition-policy')

export function readPolicy(store: Store, machine: Machine): TransitionPolicy {
  return policies(store).get(machine) ?? { mode: 'usual' }
}

export function writePolicy(store: Store, machine: Machine, policy: TransitionPolicy): void {
  policies(store).put(machine, checkPolicy(machine, policy))
}

function checkPolicy(machine: Machine, policy: TransitionPolicy): TransitionPolicy {
  if (!machines.includes(machine)) throw new TypeError(`machine: give one of ${machines.join(', ')}`)
  switch (policy.mode) {
    case 'usual':
    case 'immediate':
    case 'held':
      return { mode: policy.mode }
    case 'error':
      if (machine === 'signup' || machine === 'hosting')
        throw new TypeError(`mode: ${machine} has no state error`)
      return { mode: 'error' }
    case 'after':
      if (!(policy.seconds >= 0 && policy.seconds * 1000 <= longestMs))
        throw new RangeError(`seconds is ${policy.seconds}: give 0 or more, and at most a hundred years`)
      return { mode: 'after', seconds: policy.seconds }
    case 'reads':
      if (!(Number.isSafeInteger(policy.reads) && policy.reads >= 1))
        throw new RangeError(`reads is ${policy.reads}: give a whole number from 1 up`)
      return { mode: 'reads', reads: policy.reads }
    default:
      throw new TypeError('mode: give one of usual, immediate, after, reads, held, error')
  }
}
