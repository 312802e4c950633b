import { listOperations } from '../description/operation.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { checkFault, type FaultEffect, type FaultOptions } from './fault.ts'
import { type CountedFault, createFaultQueue, type FaultedRequest } from './fault-queue.ts'

/** Injects faults into requests. */
export interface Faults {
  /** Adds a fault. If several match a request, the first one that was added is injected. */
  add(fault: FaultOptions): AddedFault
  /** Every fault, used up or not. */
  list(): AddedFault[]
  /** The faults that have not happened as often as intended; empty if a test has met all of them. */
  pending(): AddedFault[]
  /** Removes a fault by its `id`. */
  remove(id: number): void
  /** Removes all faults. */
  clear(): void
}

/** A fault, and how often it has happened. */
export interface AddedFault extends FaultOptions {
  /** Numbers the faults in the order in which they were added. */
  readonly id: number
  /** How often it has happened. */
  readonly happened: number
  /** Remaining number of times; null if unlimited. */
  readonly left: number | null
}

/** The part that responding to a request needs. */
export interface FaultSource {
  /** The effect on a request, which is counted as having happened. */
  take(request: FaultedRequest): FaultEffect | undefined
  /** Grows with every fault that is added, happens or is removed. */
  revision(): number
}

export function createFaults(seed: number): Faults & FaultSource {
  let queue = createFaultQueue(createRandom(seed))
  let all = new Map<number, CountedFault>()
  let lastId = 0
  let revision = 0

  return {
    revision: () => revision,
    add(options) {
      checkFault(options)
      const { operationId, probability } = options
      if (operationId !== undefined && !listOperations().some(({ id }) => id === operationId))
        throw new TypeError(`operationId: the API has no operation ${operationId}`)
      const times = options.times ?? (probability === undefined ? 1 : Number.POSITIVE_INFINITY)
      const fault = { id: ++lastId, options: { ...options }, times, happened: 0 }
      revision += 1
      all.set(fault.id, fault)
      queue.add(fault)
      return toAdded(fault)
    },
    list: () => Array.from(all.values(), toAdded),
    pending: () => [...all.values()].filter(isPending).map(toAdded),
    remove(id) {
      const fault = all.get(id)
      if (fault === undefined) throw new ApiFailure('NOT_FOUND', `There is no fault ${id}.`)
      revision += 1
      all.delete(id)
      queue.remove(fault)
    },
    clear() {
      revision += 1
      all = new Map()
      queue = createFaultQueue(createRandom(seed))
    },
    take(request) {
      const fault = queue.take(request)
      if (fault === undefined) return undefined
      revision += 1
      fault.happened += 1
      if (fault.happened >= fault.times) queue.remove(fault)
      return fault.options.effect
    },
  }
}

function isPending({ times, happened }: CountedFault): boolean {
  return Number.isFinite(times) ? happened < times : happened === 0
}

function toAdded({ id, options, times, happened }: CountedFault): AddedFault {
  return { ...options, id, happened, left: Number.isFinite(times) ? times - happened : null }
}

/** Creates a generator of pseudorandom numbers from 0 up to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
