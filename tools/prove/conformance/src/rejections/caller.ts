import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { type DocumentedOperation, documentedOperations } from '@hostwright/contract/description'
import type { Way } from '../walk/walker.ts'

/** Changes to the request that the examples of the description give. */
export interface Changes {
  /** API key; an empty string sends none. */
  readonly key?: string
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Raw query string, in place of `query`. */
  readonly search?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Request body; a string is sent unchanged. */
  readonly body?: unknown
}

export interface Reply {
  readonly operationId: string
  readonly status: number
  readonly code: string | undefined
  readonly body: unknown
}

/** Sends requests to a sandbox without the SDK, and collects every error. */
export interface Caller {
  readonly sandbox: Sandbox
  readonly call: (operationId: DocumentedOperation['id'], changes?: Changes) => Promise<Reply>
  /** Makes the same request of several operations, one after another. */
  readonly callEach: (operations: readonly DocumentedOperation[], changes?: Changes) => Promise<Reply[]>
}

/** UUID of the VPS, and name of the hosting server, that every sandbox begins with. */
export const uuid = '00000000-0000-4000-8000-000000000001'
export const servername = 'hw123456.example.jp'

/** Opens a new sandbox. */
export type OpenCaller = (options?: SandboxOptions) => Promise<Caller>

/** Returns a function that opens callers. Adds every error that their requests get to `met`. */
export function createOpenCaller(met: Set<string>, toWay: (sandbox: Sandbox) => Promise<Way>): OpenCaller {
  return async (options) => {
    const sandbox = await createSandbox({ speed: 0, limits: false, ...options })
    return createCaller(sandbox, await toWay(sandbox), met)
  }
}

function createCaller(sandbox: Sandbox, { baseUrl, fetch }: Way, met: Set<string>): Caller {
  async function call(operationId: DocumentedOperation['id'], changes: Changes = {}): Promise<Reply> {
    const operation = documentedOperations.find(({ id }) => id === operationId)!
    const response = await fetch(toRequest(operation, baseUrl, { key: sandbox.apiKey, ...changes }))
    const text = await response.text()
    const body = text === '' ? undefined : (JSON.parse(text) as unknown)
    const code = (body as { error?: { code: string } } | undefined)?.error?.code
    // An address that matches no operation also gets 404, which would not test this operation.
    if (sandbox.journal().requests.at(-1)?.operationId !== operationId)
      throw new Error(`${operationId} was not called`)
    if (code !== undefined) met.add(toLine(operationId, response.status, code))
    return { operationId, status: response.status, code, body }
  }
  return {
    sandbox,
    call,
    async callEach(operations, changes) {
      const replies: Reply[] = []
      for (const { id } of operations) replies.push(await call(id, changes))
      return replies
    },
  }
}

/** Formats one kind of error of one operation as text. */
export function toLine(operationId: string, status: number, code: string): string {
  return `${operationId} ${status} ${code}`
}

function toRequest(operation: DocumentedOperation, baseUrl: string, changes: Changes): Request {
  const { method, parameters } = operation
  const { key = '', path = {}, query = {}, search, headers = {}, body = operation.body } = changes
  const pathValues: Record<string, unknown> = { ...toExamples(parameters, 'path'), uuid, ...path }
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(pathValues[name])),
  )
  const url = new URL(filled, baseUrl)
  const required = parameters.filter((parameter) => parameter.required === true)
  for (const [name, value] of Object.entries({ ...toExamples(required, 'query'), ...query })) {
    url.searchParams.set(name, String(value))
  }
  if (search !== undefined) url.search = search
  return new Request(url, {
    method,
    headers: {
      ...(key !== '' && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method === 'POST' && (toExamples(parameters, 'header') as Record<string, string>)),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

function toExamples(parameters: DocumentedOperation['parameters'], place: string): Record<string, unknown> {
  return Object.fromEntries(
    parameters.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, example]),
  )
}
