import type { Client } from '@hostwright/common'
import { type Description, type ReadOperation, readOperations } from './description.ts'
import { probes } from './probes.ts'
import { read } from './read.ts'
import type { Reading } from './reading.ts'

/** Options of the walk through an account. */
export interface WalkOptions {
  readonly now: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  /** Largest number of resources of each kind that are read one by one, such as domains of a server. */
  readonly most: number
  readonly onProgress: (operationId: string) => void
}

type Values = Readonly<Record<string, string>>

// Lists from which the values of path parameters are taken: the operation that returns the list, the property with the
// list, and the property of its items that has the value.
const sources: Readonly<Record<string, readonly [operationId: string, list: string, property: string]>> = {
  servername: ['listHostingServers', 'servers', 'servername'],
  uuid: ['listVpsServers', 'servers', 'uuid'],
  domain: ['listDomains', 'domains', 'domain'],
  mail_account: ['listMailAccounts', 'accounts', 'mail_address'],
  mail_address: ['listAutoReplies', 'auto_replies', 'mail_address'],
  db_user: ['listDatabaseUsers', 'users', 'db_user'],
}

/** The responses of a walk, and whether a rate limit prevented some reads. */
export interface Walked {
  readonly readings: readonly Reading[]
  readonly isLimited: boolean
}

/**
 * Calls every `GET` operation for which the lists have parameters, for some resources of each kind, and then the
 * probes: one request after the other and within the rate limits. A call that the API key may not make returns an error
 * response, which is kept too.
 */
export async function walk(client: Client, description: Description, options: WalkOptions): Promise<Walked> {
  const readings: Reading[] = []
  let isLimited = false
  const call = async (
    operation: ReadOperation,
    values: Values,
    purpose = 'walk',
    query?: Values,
  ): Promise<void> => {
    options.signal.throwIfAborted()
    options.onProgress(operation.operationId)
    const reading = await read(client, { operation, parameters: values, purpose, query }, options)
    if (reading) readings.push(reading)
    isLimited ||= reading === undefined || reading.status === 429
  }
  const operations = readOperations(description)
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
  // Lists are read before their items, because a list contains the ids with which its items are read.
  const ordered = operations.toSorted((a, b) => rank(a) - rank(b))
  for (const operation of ordered) {
    for (const values of combine(operation.needs, readings, options.most)) await call(operation, values)
  }
  for (const probe of probes) {
    const asked = probe.ask(readings)
    if (asked.length > 0 && probe.afterMs !== undefined) await options.sleep(probe.afterMs, options.signal)
    for (const { operationId, parameters = {}, query } of asked)
      await call(byId.get(operationId)!, parameters, probe.purpose, query)
  }
  return { readings, isLimited }
}

/**
 * Whether no list of the API contains the values of the operation's parameters, so that the operation cannot be called.
 */
export function isUnreadable({ needs }: ReadOperation): boolean {
  return needs.some((name) => !(name in sources))
}

function rank(operation: ReadOperation): number {
  const { needs, operationId } = operation
  const isSource = Object.values(sources).some(([id]) => id === operationId)
  return needs.length * 2 + (isSource ? 0 : 1)
}

/**
 * Returns the sets of parameters with which an operation is called. The values come from the lists, at most `most` of
 * each, and each goes with the server that its list belongs to.
 */
function combine(needs: readonly string[], readings: readonly Reading[], most: number): readonly Values[] {
  let combined: readonly Values[] = [{}]
  for (const name of needs) {
    const source = sources[name]
    if (source === undefined) return []
    combined = combined.flatMap((values) =>
      listValues(source, readings, values, most).map((value) => ({ ...values, [name]: value })),
    )
  }
  return combined
}

function listValues(
  [operationId, list, property]: readonly [string, string, string],
  readings: readonly Reading[],
  values: Values,
  most: number,
): readonly string[] {
  const found = readings
    .filter(
      ({ operation, status, parameters }) =>
        operation.operationId === operationId && status === 200 && agrees(parameters, values),
    )
    .flatMap(({ body }) => {
      const items = (Object(body) as Record<string, unknown>)[list]
      return Array.isArray(items)
        ? (items as Record<string, unknown>[]).map((item) => Object(item) as typeof item)
        : []
    })
    .filter(({ status }) => status !== 'setup_pending' && status !== 'suspended')
    .map((item) => item[property])
    .filter((value): value is string => typeof value === 'string' && value !== '')
  return [...new Set(found)].slice(0, most)
}

function agrees(parameters: Values, values: Values): boolean {
  return Object.entries(parameters).every(
    ([name, value]) => values[name] === undefined || values[name] === value,
  )
}
