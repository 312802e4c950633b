import { longestMs } from './clock-bounds.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'

/** What the API does over time: a power operation, an OS reinstall, the sign-up of a VPS, and the setup of a hosting server. */
export const machines = ['power', 'reinstall', 'signup', 'hosting'] as const

/** One of the things that take time. */
export type Machine = (typeof machines)[number]

/** How the operations of a machine go from now on. */
export type TransitionPolicy =
  | {
      /** In the usual time. */
      readonly mode: 'usual'
    }
  | {
      /** At once. */
      readonly mode: 'immediate'
    }
  | {
      /** After a time on the sandbox's clock. */
      readonly mode: 'after'
      /** That time, in seconds. */
      readonly seconds: number
    }
  | {
      /** Once the status has been read so often. */
      readonly mode: 'reads'
      /** How often. */
      readonly reads: number
    }
  | {
      /** Not at all, until another policy is set. */
      readonly mode: 'held'
    }
  | {
      /** In the usual time, but it ends in the state `error`. A sign-up and a setup have none. */
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
