import { ApiFailure } from '../http/api-failure.ts'
import type { Operation } from '../description/operation.ts'

/** A request with its body read, before it is known to be right. */
export interface IncomingRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly path: Readonly<Record<string, string>>
  readonly text: string
  /** The address it came from. */
  readonly address: string
  /** Whether the same order has arrived before and is not finished yet. */
  readonly isInProgress: boolean
}

/** The parts of a request, with numbers where the description has numbers. */
export interface RequestParts {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Reads the parts that an operation describes. What cannot be read, such as a body that is no JSON, is rejected at once. */
export function readParts(operation: Operation, request: IncomingRequest): RequestParts {
  rejectBrokenAddress(request.url)
  const body = operation.takesBody ? parseBody(request) : undefined
  return {
    path: readPlace(operation, 'path', (name) => request.path[name]),
    query: readPlace(operation, 'query', (name) => request.url.searchParams.get(name)),
    header: readPlace(operation, 'header', (name) => request.headers.get(name)),
    ...(body !== undefined && { body }),
  }
}

/** A percent sign has to begin a character of UTF-8. */
function rejectBrokenAddress({ pathname, search }: URL): void {
  if (!pathname.includes('%') && !search.includes('%')) return
  try {
    decodeURIComponent(pathname + search)
  } catch {
    throw new ApiFailure('BAD_REQUEST', 'The address is not percent-encoded as UTF-8.')
  }
}

function parseBody({ text, headers }: IncomingRequest): unknown {
  if (text === '') return undefined
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new ApiFailure('BAD_REQUEST', 'A body needs the header Content-Type: application/json.')
  }
  try {
    return JSON.parse(text)
  } catch {
    // What the parser says would quote the body, which may hold a password.
    throw new ApiFailure('BAD_REQUEST', 'The body is not JSON.')
  }
}

function readPlace(
  { parameters }: Operation,
  place: Operation['parameters'][number]['in'],
  read: (name: string) => string | null | undefined,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const parameter of parameters) {
    if (parameter.in !== place) continue
    const text = read(parameter.name)
    if (text != null) values[parameter.name] = fromText(text, parameter.type)
  }
  return values
}

/** A text as the type that the description asks for. One that does not look like it stays a text, and fails the check. */
export function fromText(text: string, type: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  // The only lists are those of form style in one parameter, separated by commas.
  if (type === 'array') return text.split(',')
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
