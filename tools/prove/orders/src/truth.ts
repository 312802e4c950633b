import type { Sandbox } from '@hostwright/sandbox'
import { type Placed, products } from './products.ts'

/** A contract, and the order that it came from. */
export interface Execution {
  /** Idempotency-Key of the order. */
  readonly key: string
  /** UUID of a VPS, or a servername. */
  readonly contract: string
  /** The uuids that a VPS had before it was moved. */
  readonly former: readonly string[]
  readonly name: string
  /** Time of the order by the sandbox's clock. */
  readonly at: number
}

/** An order that reached the API, without dry runs. */
export interface Arrival {
  readonly key: string
  readonly price: number
  readonly name: unknown
  /** Whether the API itself has rejected it. An order of the same key can have another price. */
  isRejected?: boolean
}

/**
 * The orders that the sandbox has executed since the start, read from its store and from the requests that reached it.
 * Reports of clients are not used.
 */
export interface Truth {
  /** Notes an order that reaches the API. Has to be called for each. */
  noteArrival(arrival: Arrival): void
  /** Assigns contracts to orders before a renaming: the name may be the only link between them. */
  beforeRenaming(): void
  /** Notes that a VPS has got another uuid. */
  noteMove(from: string, to: string): void
  /** Returns all executions, or those of one order, oldest first. */
  executions(key?: string): Execution[]
  /** Reports whether a backend may still execute an order after the gateway has given up. */
  mayCome(key: string): boolean
  /** Finds the contract of a response: a VPS has no uuid at first. */
  find(server: Partial<Placed>): string | undefined
  /** Returns how many different orders were executed. */
  countOrders(): number
  /** Returns the price of all executed orders. */
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
  const formers = new Map<string, readonly string[]>()
  const read = (collection: string): Row[] =>
    (sandbox.snapshot().tables.record as unknown as (Row & { collection: string })[]).filter(
      (row) => row.collection === collection,
    )
  const contracts = (): Row[] => Object.keys(products).flatMap((product) => read(`${product}-contract`))
  const before = new Set(contracts().map(({ id }) => id))

  function executions(): (Execution & { readonly id: string })[] {
    sandbox.servers() // executes orders that are due
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
        const contract = toTarget(row)
        const former = formers.get(contract) ?? []
        return { id: row.id, key, contract, former, name: name ?? server_id ?? '', at: orderedAt }
      })
      .toSorted((a, b) => a.at - b.at)
  }

  return {
    noteArrival: (arrival) => void arrivals.push(Object.assign(arrival, { at: sandbox.clock.now() })),
    beforeRenaming() {
      for (const { id, key } of executions()) known.set(id, key)
    },
    noteMove: (from, to) => void formers.set(to, [from, ...(formers.get(from) ?? [])]),
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
      const accepted = arrivals.filter(({ isRejected }) => isRejected !== true)
      const prices = new Map(accepted.map(({ key, price }) => [key, price]))
      return executions().reduce((sum, { key }) => sum + (prices.get(key) ?? 0), 0)
    },
  }
}
