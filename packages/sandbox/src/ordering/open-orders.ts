import type { Operation } from '../description/operation.ts'

/** The orders that have arrived and are not answered yet, by their Idempotency-Keys. */
export interface OpenOrders {
  /** Takes a request in. Whoever calls this ends it when the request is answered. */
  arrive(operation: Operation | undefined, headers: Headers): OpenOrder
}

export interface OpenOrder {
  /** Whether the same order has arrived before and is not answered yet. */
  readonly isInProgress: boolean
  end(): void
}

const header = 'Idempotency-Key'
const noOrder: OpenOrder = { isInProgress: false, end: () => undefined }

export function createOpenOrders(): OpenOrders {
  const open = new Set<string>()
  return {
    arrive(operation, headers) {
      const key = headers.get(header)
      const isOrder = operation?.parameters.some(({ name }) => name === header) ?? false
      if (operation === undefined || key === null || !isOrder) return noOrder
      const id = `${operation.id} ${key}`
      if (open.has(id)) return { isInProgress: true, end: () => undefined }
      open.add(id)
      return { isInProgress: false, end: () => void open.delete(id) }
    },
  }
}
