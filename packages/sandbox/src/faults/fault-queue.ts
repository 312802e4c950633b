import type { FaultOptions } from './fault.ts'

/** A fault with the number of times that it was injected. */
export interface CountedFault {
  readonly id: number
  readonly options: FaultOptions
  readonly times: number
  happened: number
}

/** The properties of a request by which faults select it. */
export interface FaultedRequest {
  readonly operationId: string | undefined
  readonly template: string | undefined
  readonly path: string
}

/** The faults that can still be injected, indexed by the requests that they select. */
export interface FaultQueue {
  add(fault: CountedFault): void
  remove(fault: CountedFault): void
  /**
   * Counts a request for every fault that selects it, and returns the first fault that has to be injected; `undefined`
   * if none has.
   */
  take(request: FaultedRequest): CountedFault | undefined
}

/** Faults with the same conditions. They select the same requests, so their requests are counted together. */
interface Group {
  /** Number of requests that the conditions have selected. */
  count: number
  /** The remaining faults, each with the value of `count` at the time when the fault was added. */
  readonly waiting: Map<CountedFault, number>
}

export function createFaultQueue(random: () => number): FaultQueue {
  const groups = new Map<string, Group>()

  function isDue({ options: { nth = 1, probability } }: CountedFault, fitting: number): boolean {
    return fitting >= nth && (probability === undefined || random() < probability)
  }

  return {
    add(fault) {
      const key = toKey(fault.options.operationId, fault.options.path)
      const group = groups.get(key) ?? { count: 0, waiting: new Map() }
      groups.set(key, group)
      group.waiting.set(fault, group.count)
    },
    remove(fault) {
      const key = toKey(fault.options.operationId, fault.options.path)
      const group = groups.get(key)
      group?.waiting.delete(fault)
      if (group?.waiting.size === 0) groups.delete(key)
    },
    take(request) {
      if (groups.size === 0) return undefined
      const selecting = [...listKeys(request)].flatMap((key) => groups.get(key) ?? [])
      for (const group of selecting) group.count += 1
      for (const [fault, fitting] of inOrder(selecting)) if (isDue(fault, fitting)) return fault
      return undefined
    },
  }
}

/**
 * Iterates over the faults of several groups in the order in which they were added, each with its number of selected
 * requests.
 */
function* inOrder(groups: readonly Group[]): Generator<readonly [CountedFault, number]> {
  const iterators = groups.map((group) => ({ group, rest: group.waiting.entries() }))
  const heads = iterators.map(({ rest }) => rest.next().value)
  while (true) {
    let first = -1
    for (const [index, head] of heads.entries())
      if (head !== undefined && (first === -1 || head[0].id < heads[first]![0].id)) first = index
    if (first === -1) return
    const [fault, before] = heads[first]!
    heads[first] = iterators[first]!.rest.next().value
    yield [fault, iterators[first]!.group.count - before]
  }
}

/** Returns the keys of all conditions that select a request. */
function listKeys({ operationId, path, template }: FaultedRequest): Set<string> {
  const keys = new Set<string>()
  for (const operation of [operationId, undefined])
    for (const place of [path, template, undefined]) keys.add(toKey(operation, place))
  return keys
}

function toKey(operationId: string | undefined, path: string | undefined): string {
  return JSON.stringify([operationId ?? null, path ?? null])
}
