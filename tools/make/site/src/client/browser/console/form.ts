import type { ConsoleOperation } from '../../../console/console-operation.ts'
import type { Form } from './to-request.ts'

/** The input that a reader has typed for an operation. */
export interface Typed {
  /** Values of the parameters, by name. */
  readonly values: Readonly<Record<string, string>>
  /** JSON; empty when nothing is sent. */
  readonly body: string
}

/** Returns what a form begins with. A key of an order is another each time. */
export function beginForm({ parameters, body = '' }: ConsoleOperation): Typed {
  const values = parameters.map(({ name, value }) => [
    name,
    name === 'Idempotency-Key' ? crypto.randomUUID() : value,
  ])
  return { values: Object.fromEntries(values) as Record<string, string>, body }
}

/** Returns a form as it is sent. */
export function toForm(operation: ConsoleOperation, { values, body }: Typed, apiKey: string): Form {
  const { method, path, parameters } = operation
  return {
    method,
    path,
    parameters: parameters.map((parameter) => ({ ...parameter, value: values[parameter.name] ?? '' })),
    body: operation.body === undefined ? undefined : body,
    apiKey,
  }
}

/** Whether the form still is what the operation began with; `priced` is a body with the price of the day. */
export function isUnchanged(operation: ConsoleOperation, { values, body }: Typed, priced?: string): boolean {
  const isSame = operation.parameters.every(
    ({ name, value }) => name === 'Idempotency-Key' || values[name] === value,
  )
  return isSame && (body === (operation.body ?? '') || body === priced)
}

/** Whether a body is a dry run at a price that nobody has typed: that of the sample, or the last one filled in. */
export function isUnpriced({ body: sample = '' }: ConsoleOperation, body: string, filled: unknown): boolean {
  const price = readPrice(body)
  const isDryRun = toObject(body)['dry_run'] === true
  return isDryRun && price !== undefined && [readPrice(sample), filled].includes(price)
}

/** Returns the price that the body of an order names. */
export function readPrice(body: string): unknown {
  return toObject(body)['expected_total_price']
}

function toObject(body: string): Readonly<Record<string, unknown>> {
  const parsed = parseBody(body)
  return typeof parsed === 'string' ? {} : parsed
}

/** Returns the JSON of a body as an object, or why it is no JSON; an empty text for other JSON. */
export function parseBody(body: string): Readonly<Record<string, unknown>> | string {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
