import type { Sandbox } from '@hostwright/sandbox'
import type { Product, ProductName } from './product.ts'

/** A contract, and the order that it came from. */
export interface Execution {
  readonly idempotencyKey: string
  /** The uuid of a VPS, or a servername. */
  readonly contract: string
  /** Milliseconds since the epoch, by the sandbox's clock. */
  readonly at: number
}

/** An order as it came in at the API, dry runs left out. */
export interface Arrival {
  readonly idempotencyKey: string
  readonly price: number
  readonly name: string | undefined
}

/**
 * What really happened: from the contracts that the sandbox has and the orders that reached it, and from nothing
 * that a client says.
 */
export interface Truth {
  /** To be told each order that reaches the API. */
  noteArrival(arrival: Arrival): void
  /** To be told before contracts get other names: from a name alone it is not told any more whose it is. */
  beforeRenaming(): void
  /** What has been executed of an intent, oldest first. */
  executionsOf(idempotencyKey: string): Execution[]
  executions(): Execution[]
  /** What all executed orders have cost. */
  spent(): number
}

interface Row {
  readonly id: string
  readonly value: Readonly<Record<string, unknown>>
}

export function createTruth(sandbox: Sandbox, name: ProductName, product: Product): Truth {
  const arrivals: Arrival[] = []
  const known = new Map<string, string>()
  const collection = name === 'vps' ? 'vps-contract' : 'hosting-contract'
  const read = (collections: readonly string[]): Map<string, Row[]> => {
    const found = new Map<string, Row[]>(collections.map((one) => [one, []]))
    for (const { collection: of, id, json } of sandbox.snapshot().tables.record) {
      found.get(String(of))?.push({ id: String(id), value: JSON.parse(String(json)) as Row['value'] })
    }
    return found
  }
  const before = new Set(
    read([collection])
      .get(collection)
      ?.map(({ id }) => id),
  )

  function executions(): (Execution & Pick<Row, 'id'>)[] {
    const rows = read([collection, 'completed-order'])
    const keys = new Map<string, string>()
    for (const { id, value } of rows.get('completed-order') ?? []) {
      const { server } = value['body'] as { readonly server: Readonly<Record<string, unknown>> }
      keys.set(String(name === 'vps' ? server['id'] : server['servername']), id.split(' ')[1] ?? '')
    }
    return (rows.get(collection) ?? [])
      .filter(({ id }) => !before.has(id))
      .map(({ id, value }) => ({
        id,
        // Of an order that was executed twice, the sandbox remembers the last one: the name tells whose the others are.
        idempotencyKey: known.get(id) ?? keys.get(id) ?? findKey(value[product.mark]),
        contract: name === 'vps' ? String(value['uuid']) : id,
        at: Number(value['orderedAt']),
      }))
      .toSorted((a, b) => a.at - b.at)
  }

  function findKey(mark: unknown): string {
    return arrivals.find((arrival) => arrival.name === mark)?.idempotencyKey ?? 'nobody knows whose'
  }

  return {
    noteArrival: (arrival) => void arrivals.push(arrival),
    beforeRenaming() {
      for (const { id, idempotencyKey } of executions()) known.set(id, idempotencyKey)
    },
    executions,
    executionsOf: (key) => executions().filter(({ idempotencyKey }) => idempotencyKey === key),
    spent() {
      const prices = new Map(arrivals.map(({ idempotencyKey, price }) => [idempotencyKey, price]))
      return executions().reduce((sum, { idempotencyKey }) => sum + (prices.get(idempotencyKey) ?? 0), 0)
    },
  }
}
