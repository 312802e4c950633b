import { JournalError } from '../errors/journal-error.ts'
import type { OrderRecord } from './order-record.ts'

const states = new Set<unknown>(['planned', 'sending', 'settled'])
const kinds = new Set<unknown>(['dry-run', 'order'])
const results = new Set<unknown>(['executed', 'rejected', null])

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'
const isNumberOrNull: Check = (value) => value === null || isNumber(value)
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAbsentOr =
  /* @__NO_SIDE_EFFECTS__ */
  (check: Check): Check =>
    (value) =>
      value === undefined || check(value)
const hasFields =
  /* @__NO_SIDE_EFFECTS__ */
  (checks: Readonly<Record<string, Check>>): Check =>
    (value) =>
      isFields(value) && Object.entries(checks).every(([field, check]) => check(value[field]))

const isBoolean: Check = (value) => typeof value === 'boolean'
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const isRequest = hasFields({
  id: isText,
  kind: (kind) => kinds.has(kind),
  keyId: isText,
  from: isNumberOrNull,
  leftBy: isNumberOrNull,
  to: isNumberOrNull,
  endsBy: isAbsentOr(isNumberOrNull),
  status: isNumberOrNull,
  code: isAbsentOr(isText),
  result: (result) => results.has(result),
})

const checks: Readonly<Record<keyof Omit<OrderRecord, 'version'>, Check>> = {
  id: (id) => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id),
  revision: (revision) => Number.isSafeInteger(revision) && Number(revision) >= 1,
  writer: isText,
  process: isAbsentOr(isText),
  world: isText,
  path: isText,
  at: isNumber,
  state: (state) => states.has(state),
  idempotencyKey: isText,
  intent: isAbsentOr(hasFields({ name: isText, number: (number) => Number.isSafeInteger(number) })),
  quote: isAbsentOr(isFields),
  requests: (requests) => Array.isArray(requests) && requests.every(isRequest),
  listed: isAbsentOr(isTexts),
  candidates: isAbsentOr(isTexts),
  addresses: isAbsentOr(isTexts),
  keyIds: isAbsentOr(isTexts),
  outcome: isAbsentOr(
    hasFields({
      executed: isBoolean,
      server: isAbsentOr(isFields),
      contracts: isAbsentOr(isTexts),
      isWord: isAbsentOr(isBoolean),
    }),
  ),
}

/**
 * Parses and checks a record that a journal has stored as JSON. For journals of your own.
 *
 * @param where the place of the text, such as `The file /orders/….json`; the message of the error begins with it
 * @throws {JournalError} if the text is not a record, or a record of another version. The error contains no part of the
 *   text
 */
export function parseOrderRecord(text: string, where: string): OrderRecord {
  const record = parseJson(text)
  if (!isFields(record)) throw unreadable(where, problemOf(text))
  if (record['version'] !== 1) {
    throw new JournalError(
      `${where} was written by another version of this package: settle its orders with that one, or upgrade. Keep it as it is`,
    )
  }
  const wrong = Object.entries(checks).find(([field, check]) => !check(record[field]))
  if (wrong !== undefined)
    throw unreadable(where, `is not the record of an order: its property ${wrong[0]} is not valid`)
  return record as unknown as OrderRecord
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the error of `JSON.parse` is not passed on as a cause, because its message quotes the text
  }
}

/** Says why a text is no record. Several stores give the object that they have parsed, whatever type was asked for. */
function problemOf(text: unknown): string {
  if (isText(text)) return 'is not the JSON of a record, or is incomplete'
  return `is a value of the type ${typeof text}, and not a text: have the store keep and return the JSON as text, without parsing it`
}

/** Returns the error for a record that cannot be read. Skipping such a record could lead to a second order. */
export function unreadable(where: string, problem: string): JournalError {
  return new JournalError(
    `${where} ${problem}. An order may be in it: keep it, and reconcile the quote that it belongs to, or look at the account's contracts. Move it away only when you know whether it was executed`,
  )
}
