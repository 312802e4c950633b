import { type CallOptions, ConfigError, OrderOutcomeUnknownError, type OrderRecord } from '@hostwright/common'
import { noteId } from '../evidence/learn-id.ts'
import { readSignup } from '../evidence/read-signup.ts'
import { hasEnded, isUnclear } from '../record/contract-status.ts'
import type { Records } from '../record/records.ts'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Ensured, FoundByName } from './ensured.ts'
import type { Ordering } from './ordering.ts'
import type { NamedOrder } from './parse-ensure.ts'
import type { NextLook } from '../evidence/next-look.ts'
import { showEntries } from '../evidence/show-entries.ts'

/**
 * Returns the contract of a name: a listed one, or one that an order in the journal has bought and that is not listed
 * yet; `undefined` if there is none.
 *
 * @throws {ConfigError} if several contracts have the name, or if the contract of an earlier order is gone and the
 *   option `again` does not allow another
 */
export async function findExisting(
  ordering: Ordering,
  request: NamedOrder,
  { contracts, listed, executed, unsettled }: FoundByName,
  records: Records,
  options: CallOptions,
): Promise<Ensured | undefined> {
  const { product } = ordering
  // An order by its `intent` leaves the name open, and a contract that was ordered by it can be renamed.
  const differsInName = (name = request.name): string[] =>
    request.isGiven && name.normalize() !== request.name ? [product.nameField] : []
  const pending = unsettled.map(({ quote }) => ({ state: 'sending' as const, quote, sentAt: undefined }))
  const base = { state: 'existing' as const, pending }
  // A list can have the same contract twice.
  if (contracts.some(({ id }) => id !== contracts[0]!.id)) {
    const all = contracts.map(({ id }) => id).join(' and ')
    throw new ConfigError(
      product.nameField,
      `${request.name} is the name of several contracts, ${all}: rename one`,
    )
  }
  const server = executed?.outcome?.server
  const signup = server && (await readSignup(product, server, options))
  if (signup) await noteId(product, records, executed, signup)
  const id = executed && contractOf(ordering, executed, signup)
  // A VPS may have been renamed before its uuid was known.
  const renamed = id && listed.find((one) => one.id === id)
  const contract = contracts[0] ?? (renamed && !hasEnded(renamed) ? renamed : undefined)
  if (contract) {
    const isOwn = signup && product.idOf(signup) === contract.id
    const differs = [
      ...differsInName(contract.name),
      ...(await product.differsIn(request.order, contract, options)),
      ...(isUnclear(contract) ? ['status'] : []),
    ]
    // The sign-up status of a VPS stays `active` when the contract is suspended, so the list counts.
    const shown = { ...(isOwn && signup), ...contract.entry }
    return { contract: shown, ...base, ...(differs[0] && { differs }) }
  }
  if (executed === undefined) return undefined
  const inName = differsInName((signup as Readonly<Record<string, string>> | undefined)?.[product.nameField])
  const unlisted = { ...base, ...(inName[0] && { differs: inName }) }
  if (signup && isBeingSetUp(signup)) return { contract: signup, ...unlisted }
  if (id && !renamed && (await product.isThere(id, options))) {
    return { contract: { ...signup, [product.idField]: id }, ...unlisted }
  }
  const value = toFormer(ordering, executed)
  if (request.again === value) return undefined
  const at = new Date(executed.quote?.at ?? executed.at).toISOString()
  throw Object.assign(
    new ConfigError(
      'again',
      `is needed: ${request.name} was ordered from here at ${at}, and its contract is not listed. To order it once more, give again: '${value}'`,
    ),
    { again: value },
  )
}

function isBeingSetUp(server: object): boolean {
  const { status } = server as { readonly status?: string }
  return status === 'setup_pending' || status === 'building'
}

function contractOf(
  { product }: Ordering,
  { outcome }: OrderRecord,
  signup: object | null | undefined,
): string | undefined {
  const server = signup ?? outcome?.server
  return (server && product.idOf(server)) ?? outcome?.contracts?.[0]
}

/** Returns the value of the option `again` with which the same name can be ordered once more after an earlier order. */
function toFormer(ordering: Ordering, record: OrderRecord): string {
  const { id } = (record.outcome?.server ?? {}) as { readonly id?: number }
  return String(id ?? contractOf(ordering, record, undefined) ?? record.id)
}

/**
 * Rejects if the log shows orders or dry runs that the journal cannot explain: a process with another journal may have
 * placed this order. The option `despiteOthers` lists the entries that a person was shown, and allows only these.
 */
export function rejectUnexplained(
  { product }: Ordering,
  { despiteOthers }: NamedOrder,
  unexplained: readonly ExecutionLogEntry[],
  look: NextLook,
): void {
  const shown = despiteOthers?.split(',') ?? []
  const entries = unexplained.map(toText)
  // Two entries of one second can have the same text, so each shown entry allows one entry now.
  if (entries.every((entry) => shown.splice(shown.indexOf(entry), 1)[0] === entry)) return
  const value = entries.join()
  const found = showEntries(unexplained)
  const reason = `the log has orders or dry runs that no request in the journal explains (${found}), and one may be this very order. Programs of one account share a journal. To order in spite of them, give despiteOthers: '${value}'`
  throw new OrderOutcomeUnknownError({
    operation: `POST ${product.path}`,
    reason,
    entries: unexplained,
    despiteOthers: value,
    ...look,
  })
}

/** Returns a log entry as a part of the value of `despiteOthers`: its time and its status. */
function toText({ created_at, status_code }: ExecutionLogEntry): string {
  return `${created_at.replace(/\W/g, '')}-${status_code}`
}
