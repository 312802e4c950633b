import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { beginForm, parseBody, type Typed } from './form.ts'

/**
 * Returns the address of a request as a fragment: its operation, and what differs from the sample. Headers are left
 * out, because a key belongs to one order, and so are secret and unknown properties of the body.
 */
export function toFragment(operation: ConsoleOperation, { values, body }: Typed, priced?: string): string {
  const query = new URLSearchParams()
  for (const { name, in: place, value } of operation.parameters) {
    const typed = values[name] ?? ''
    if (place !== 'header' && typed !== value) query.set(name, typed)
  }
  const parsed = body === operation.body || body === priced ? '' : parseBody(body)
  if (typeof parsed === 'object') {
    const shown = operation.fields.filter(({ name, isSecret }) => !isSecret && name in parsed)
    query.set('body', JSON.stringify(Object.fromEntries(shown.map(({ name }) => [name, parsed[name]]))))
  }
  return `#${operation.id}${query.size > 0 ? `?${query}` : ''}`
}

/** A request that a fragment names. */
export interface Linked {
  readonly operation: ConsoleOperation
  readonly typed: Typed
}

/** Reads a fragment. Secret properties have the values of the sample. Returns `undefined` for any other fragment. */
export function parseFragment(operations: readonly ConsoleOperation[], fragment: string): Linked | undefined {
  const [id, ...rest] = fragment.slice(1).split('?')
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined) return undefined
  const query = new URLSearchParams(rest.join('?'))
  const begun = beginForm(operation)
  const values = operation.parameters
    .filter(({ name, in: place }) => place !== 'header' && query.has(name))
    .map(({ name }) => [name, query.get(name)!])
  return {
    operation,
    typed: {
      values: { ...begun.values, ...Object.fromEntries(values) },
      body: withSecrets(operation, query.get('body')) ?? begun.body,
    },
  }
}

function withSecrets({ fields, body = '{}' }: ConsoleOperation, linked: string | null): string | undefined {
  const parsed = parseBody(linked ?? '')
  if (typeof parsed === 'string') return undefined
  const sample = JSON.parse(body) as Readonly<Record<string, unknown>>
  const secrets = fields.filter(({ name, isSecret }) => isSecret && name in sample)
  const added = secrets.map(({ name }) => [name, sample[name]])
  return JSON.stringify({ ...parsed, ...Object.fromEntries(added) }, null, 2)
}
