import type { ConsoleParameter } from '../../../console/console-operation.ts'
import type { PlainRequest } from '../../program/messages.ts'

/** The values of the console's form. */
export interface Form {
  readonly method: string
  readonly path: string
  readonly parameters: readonly ConsoleParameter[]
  readonly body: string | undefined
  readonly apiKey: string
}

/** Returns the request that a form describes. */
export function toRequest({ method, path, parameters, body, apiKey }: Form): PlainRequest {
  const query = new URLSearchParams()
  const headers: Record<string, string> = { Authorization: `Bearer ${apiKey}` }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let target = path
  for (const { name, in: place, value } of parameters) {
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value))
    if (place === 'query' && value !== '') query.set(name, value)
    if (place === 'header' && value !== '') headers[name] = value
  }
  return { method, target: query.size > 0 ? `${target}?${query}` : target, headers, body }
}
