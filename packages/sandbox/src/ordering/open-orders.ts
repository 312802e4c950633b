import type { Operation } from '../description/operation.ts'

/** The orders that have arrived and are not finished yet, by their Idempotency-Keys. */
export interface OpenOrders {
  /** Records a request. The caller ends it when the request gets a response. */
  arrive(operation: Operation | undefined, key: string | null): OpenOrder
}

export interface OpenOrder {
  /** Whether the same order has arrived before and is not finished yet. */
  readonly isInProgress: boolean
  end(): void
  /** Lets the order outlast its response: from now on it ends with the function that is returned, and not before. */
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
