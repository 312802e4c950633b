import type { Operation } from '../description/operation.ts'

/** The requests with an Idempotency-Key that have no response yet, and the orders among them. */
export interface OpenOrders {
  /**
   * Adds a request, if it has an Idempotency-Key and its operation takes one. The caller ends it when the request gets
   * its response.
   */
  arrive(operation: Operation | undefined, key: string | null): OpenOrder
}

export interface OpenOrder {
  /**
   * Marks the request as an order in progress. Returns false, and does not mark it, if another order with the same
   * Idempotency-Key has been in progress since this request arrived. Later calls return the same.
   */
  begin(): boolean
  end(): void
  /** Keeps the request open after its response, until the returned function is called. */
  keepOpen(): () => void
}

/** The open requests with the same operation and Idempotency-Key. At most one of them is an order in progress. */
interface SameKey {
  /** Number of open requests. */
  open: number
  /** Number of orders that have begun. */
  begun: number
  isInProgress: boolean
}

export function createOpenOrders(): OpenOrders {
  const byKey = new Map<string, SameKey>()
  return {
    arrive(operation, key) {
      if (operation === undefined || key === null) return keyless
      if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return keyless
      const id = `${operation.id} ${key}`
      const same = byKey.get(id) ?? { open: 0, begun: 0, isInProgress: false }
      byKey.set(id, same)
      same.open += 1
      return toOpenOrder(same, () => byKey.delete(id))
    },
  }
}

function toOpenOrder(same: SameKey, forget: () => void): OpenOrder {
  // Two orders can be sent at the same time, and the first can end before the body of the second has been read. The count
  // then shows that the two overlapped.
  const begunBefore = same.isInProgress ? same.begun - 1 : same.begun
  let hasBegun: boolean | undefined
  let isKept = false

  function begin(): boolean {
    if (same.begun > begunBefore) return false
    same.begun += 1
    same.isInProgress = true
    return true
  }

  function close(): void {
    if (hasBegun === true) same.isInProgress = false
    same.open -= 1
    if (same.open === 0) forget()
  }

  return {
    begin: () => (hasBegun ??= begin()),
    end() {
      if (!isKept) close()
    },
    keepOpen() {
      isKept = true
      return close
    },
  }
}

const nothing = (): void => undefined

/** A request that no other request can be the same order as. */
const keyless: OpenOrder = { begin: () => true, end: nothing, keepOpen: () => nothing }
