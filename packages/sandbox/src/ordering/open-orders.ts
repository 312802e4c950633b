import type { Operation } from '../description/operation.ts'

/** The orders in progress, by their operations and Idempotency-Keys. A dry run with a key counts as one. */
export interface OpenOrders {
  /**
   * Adds a request, if it has an Idempotency-Key and its operation takes one. The caller ends it when the request gets
   * its response.
   */
  arrive(operation: Operation | undefined, key: string | null): OpenOrder
}

export interface OpenOrder {
  /** Whether an order or a dry run with the same Idempotency-Key is already in progress. */
  readonly isInProgress: boolean
  end(): void
  /** Keeps the order in progress after its response, until the returned function is called. */
  keepOpen(): () => void
}

const nothing = (): void => undefined

export function createOpenOrders(): OpenOrders {
  const open = new Set<string>()
  return {
    arrive(operation, key) {
      if (operation === undefined || key === null) return toHeldByNobody(false)
      if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return toHeldByNobody(false)
      const id = `${operation.id} ${key}`
      if (open.has(id)) return toHeldByNobody(true)
      open.add(id)
      const remove = (): void => void open.delete(id)
      let isKept = false
      return {
        isInProgress: false,
        end() {
          if (!isKept) remove()
        },
        keepOpen() {
          isKept = true
          return remove
        },
      }
    },
  }
}

function toHeldByNobody(isInProgress: boolean): OpenOrder {
  return { isInProgress, end: nothing, keepOpen: () => nothing }
}
