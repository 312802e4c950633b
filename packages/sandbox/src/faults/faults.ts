import { listOperations } from '../description/operation.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { checkFault, type FaultEffect, type FaultOptions } from './fault.ts'
import { createRandom } from './random.ts'

/** Makes requests go wrong. */
export interface Faults {
  /** Adds a fault. Of several that fit a request, the one that was added first is injected. */
  add(fault: FaultOptions): AddedFault
  /** Every fault, used up or not. */
  list(): AddedFault[]
  /** The faults that have not happened as often as they should: none, when a test has met all of them. */
  pending(): AddedFault[]
  /** Takes one away, by its `id`. */
  remove(id: number): void
  /** Takes all of them away. */
  clear(): void
}

/** A fault, and how often it has happened. */
export interface AddedFault extends FaultOptions {
  /** Numbers the faults in the order in which they were added. */
  readonly id: number
  /** How often it has happened. */
  readonly happened: number
  /** How often it will still happen; null is without end. */
  readonly left: number | null
}

/** The part that responding to a request needs. */
export interface FaultSource {
  /** The effect on a request, which is counted as having happened. */
  take(request: FaultedRequest): FaultEffect | undefined
}

export interface FaultedRequest {
  readonly operationId: string | undefined
  readonly template: string | undefined
  readonly path: string
}

interface Counted {
  readonly id: number
  readonly options: FaultOptions
  readonly times: number
  fitting: number
  happened: number
}

export function createFaults(seed: number): Faults & FaultSource {
  let random = createRandom(seed)
  let counted: Counted[] = []
  let lastId = 0

  return {
    add(options) {
      checkFault(options)
      const { operationId, probability } = options
      if (operationId !== undefined && !listOperations().some(({ id }) => id === operationId))
        throw new TypeError(`operationId: the API has no operation ${operationId}`)
      const times = options.times ?? (probability === undefined ? 1 : Number.POSITIVE_INFINITY)
      const fault = { id: ++lastId, options: { ...options }, times, fitting: 0, happened: 0 }
      counted.push(fault)
      return toAdded(fault)
    },
    list: () => counted.map(toAdded),
    pending: () => counted.filter(isPending).map(toAdded),
    remove(id) {
      if (!counted.some((fault) => fault.id === id))
        throw new ApiFailure('NOT_FOUND', `There is no fault ${id}.`)
      counted = counted.filter((fault) => fault.id !== id)
    },
    clear() {
      counted = []
      random = createRandom(seed)
    },
    take(request) {
      let taken: Counted | undefined
      for (const fault of counted) {
        if (!fits(fault.options, request)) continue
        fault.fitting += 1
        if (taken !== undefined || !isDue(fault, random)) continue
        fault.happened += 1
        taken = fault
      }
      return taken?.options.effect
    },
  }
}

function fits({ operationId, path }: FaultOptions, request: FaultedRequest): boolean {
  if (operationId !== undefined && operationId !== request.operationId) return false
  return path === undefined || path === request.path || path === request.template
}

function isDue(
  { options: { nth = 1, probability }, times, fitting, happened }: Counted,
  random: () => number,
): boolean {
  if (happened >= times || fitting < nth) return false
  return probability === undefined || random() < probability
}

function isPending({ times, happened }: Counted): boolean {
  return Number.isFinite(times) ? happened < times : happened === 0
}

function toAdded({ id, options, times, happened }: Counted): AddedFault {
  return { ...options, id, happened, left: Number.isFinite(times) ? times - happened : null }
}
