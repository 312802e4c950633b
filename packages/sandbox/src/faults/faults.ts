import { listOperations } from '../description/operation.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { checkFault, type FaultEffect, type FaultOptions } from './fault.ts'
import { type CountedFault, createFaultQueue, type FaultedRequest } from './fault-queue.ts'

/** Controls of the faults that the sandbox injects into requests. */
export interface Faults {
  /** Adds a fault. If several faults are due for a request, the one that was added first is injected. */
  add(fault: FaultOptions): AddedFault
  /** Returns all faults, including those that are used up. */
  list(): AddedFault[]
  /**
   * Returns the faults that were injected less often than their `times` or, if these are unlimited, not at all; empty
   * if all faults of a test were injected.
   */
  pending(): AddedFault[]
  /** Removes a fault by its `id`. */
  remove(id: number): void
  /** Removes all faults. The random numbers begin again with those of the `seed`. */
  clear(): void
}

/** A fault with its id and the number of times that it was injected. */
export interface AddedFault extends FaultOptions {
  /** The id of the fault. Ids count up in the order in which faults are added. */
  readonly id: number
  /** Number of times that the fault was injected. */
  readonly happened: number
  /** Number of times that the fault can still be injected; null if unlimited. */
  readonly left: number | null
}

/** The functions of the faults that the code for responding to a request needs. */
export interface FaultSource {
  /**
   * Returns the effect of the fault that is due for a request, and counts the fault as injected; `undefined` if none is
   * due.
   */
  take(request: FaultedRequest): FaultEffect | undefined
  /** Returns a number that grows whenever a fault is added, injected or removed. */
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

/** Creates a generator of pseudorandom numbers from 0 up to, not including, 1 (the algorithm mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
