import type { Sandbox } from '@hostwright/sandbox'
import { type Placed, products } from './products.ts'

/** A contract, and the order that it came from. */
export interface Execution {
  /** The Idempotency-Key of the order. */
  readonly key: string
  /** The uuid of a VPS, or a servername. */
  readonly contract: string
  readonly name: string
  /** When it was ordered, by the sandbox's clock. */
  readonly at: number
}

/** An order that reached the API, without dry runs. */
export interface Arrival {
  readonly key: string
  readonly price: number
  readonly name: unknown
}

/**
 * The orders that the sandbox has executed since the start, read from its store and from the requests that reached it.
 * Reports of clients are not used.
 */
export interface Truth {
  /** To be called for each order that reaches the API. */
  noteArrival(arrival: Arrival): void
  /** To be called before contracts are renamed: the name may be all that tells whose one is. */
  beforeRenaming(): void
  /** All executions, or those of an order, oldest first. */
  executions(key?: string): Execution[]
  /** Whether a backend may still execute an order that a gateway has given up. */
  mayCome(key: string): boolean
  /** Finds a contract in a response of the API: a VPS has no uuid there at first. */
  find(server: Partial<Placed>): string | undefined
  /** How many different orders were executed. */
  countOrders(): number
  /** The price of all executed orders. */
  cost(): number
}

interface Row {
  readonly id: string
  readonly json: string
}

interface Contract {
  readonly uuid?: string
  readonly name?: string
  readonly server_id?: string
  readonly orderedAt: number
}

function toTarget({ id, json }: Row): string {
  return (JSON.parse(json) as Contract).uuid ?? id
}

export function createTruth(sandbox: Sandbox): Truth {
  const arrivals: (Arrival & { readonly at: number })[] = []
  const known = new Map<string, string>()
  const read = (collection: string): Row[] =>
    (sandbox.snapshot().tables.record as unknown as (Row & { collection: string })[]).filter(
      (row) => row.collection === collection,
    )
  const contracts = (): Row[] => Object.keys(products).flatMap((product) => read(`${product}-contract`))
  const before = new Set(contracts().map(({ id }) => id))

  function executions(): (Execution & { readonly id: string })[] {
    sandbox.servers() // executes what is due
    const keys = new Map(
      read('completed-order').map(({ id, json }) => {
        const { server } = (JSON.parse(json) as { readonly body: { readonly server: Placed } }).body
        return [String(server.servername ?? server.id), id.slice(id.indexOf(' ') + 1)]
      }),
    )
    return contracts()
      .filter(({ id }) => !before.has(id))
      .map((row) => {
        const { name, server_id, orderedAt } = JSON.parse(row.json) as Contract
        // The sandbox remembers only the last contract of an order that was executed twice. The other contracts are assigned by
        // their names.
        const named = arrivals.find((arrival) => arrival.name === (name ?? server_id))?.key
        const key = known.get(row.id) ?? keys.get(row.id) ?? named ?? 'nobody knows whose'
        return { id: row.id, key, contract: toTarget(row), name: name ?? server_id ?? '', at: orderedAt }
      })
      .toSorted((a, b) => a.at - b.at)
  }

  return {
    noteArrival: (arrival) => void arrivals.push({ ...arrival, at: sandbox.clock.now() }),
    beforeRenaming() {
      for (const { id, key } of executions()) known.set(id, key)
    },
    executions: (key) => executions().filter((one) => key === undefined || one.key === key),
    mayCome: (key) =>
      sandbox
        .operations()
        .some(
          ({ kind, startedAt }) =>
            kind === 'late-request' && arrivals.some((one) => one.key === key && one.at === startedAt),
        ),
    find({ servername, uuid, id }) {
      const row = contracts().find((one) => one.id === String(servername ?? id) || toTarget(one) === uuid)
      return row && toTarget(row)
    },
    countOrders: () => read('completed-order').length,
    cost() {
      const prices = new Map(arrivals.map(({ key, price }) => [key, price]))
      return executions().reduce((sum, { key }) => sum + (prices.get(key) ?? 0), 0)
    },
  }
}
