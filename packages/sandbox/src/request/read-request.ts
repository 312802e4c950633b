import { ApiFailure } from '../http/api-failure.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import type { Operation } from '../description/operation.ts'

/** A request whose body was read, before it is checked. */
export interface WholeRequest {
  readonly request: IncomingRequest
  /** The values of the path parameters. */
  readonly path: Readonly<Record<string, string>>
  /** The request body, as text. */
  readonly text: string
}

/** The parts of a request. Each parameter has the type in the description, if its text looks like that type. */
export interface RequestParts {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * Reads the parts of a request that its operation describes. A part that cannot be read, such as a body that is not
 * JSON, is rejected.
 */
export function readParts(operation: Operation, { request, path, text }: WholeRequest): RequestParts {
  rejectBrokenAddress(request)
  const body = operation.takesBody ? parseBody(text, request) : undefined
  const query = new URLSearchParams(request.search)
  const read = {
    path: (name: string) => path[name],
    query: (name: string) => query.get(name),
    header: (name: string) => request.header(name.toLowerCase()),
  }
  const parts: Parts = { path: {}, query: {}, header: {} }
  for (const { in: place, name, type } of operation.parameters) {
    const value = read[place](name)
    if (value != null) parts[place][name] = fromText(value, type)
  }
  return body === undefined ? parts : { ...parts, body }
}

type Parts = Record<'path' | 'query' | 'header', Record<string, unknown>>

/** Rejects a URL in which a percent sign does not begin an encoded character of UTF-8. */
function rejectBrokenAddress({ pathname, search }: IncomingRequest): void {
  try {
    decodeURIComponent(pathname + search)
  } catch {
    throw new ApiFailure('BAD_REQUEST', 'The address is not percent-encoded as UTF-8.')
  }
}

function parseBody(text: string, request: IncomingRequest): unknown {
  if (text === '') return undefined
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')) {
    throw new ApiFailure('BAD_REQUEST', 'A body needs the header Content-Type: application/json.')
  }
  try {
    return JSON.parse(text)
  } catch {
    // The error of the JSON parser is not passed on, because it would quote the body, which may contain a password.
    throw new ApiFailure('BAD_REQUEST', 'The body is not JSON.')
  }
}

/**
 * Converts a text to the type in the description. A text that does not look like this type is returned unchanged, and
 * is rejected by the check.
 */
export function fromText(text: string, type: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  // A list in a query is a single parameter whose values are separated by commas: the description has no other lists.
  if (type === 'array') return text.split(',')
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
