import { createHash } from 'node:crypto'
import {
  type Description,
  generatedHeader,
  listOperations,
  type Parameter,
  resolve,
  type Response,
  type Schema,
} from '../description.ts'

/** Names of an operation's checks. */
export interface CheckNames {
  readonly request: string
  /** Name of the check that stops at the first problem, for a request with a list, which may be long. */
  readonly quickRequest?: string
  /** Checks of the responses, by status. */
  readonly responses: Readonly<Record<string, string>>
}

/** Returns the source text of the module that describes each operation for the sandbox. */
export function toOperationsModule(
  description: Description,
  text: string,
  checks: ReadonlyMap<string, CheckNames>,
): string {
  const operations = listOperations(description).map(({ path, method, operation }) => {
    const { operationId: id, requestBody } = operation
    const { request, quickRequest, responses } = checks.get(id)!
    return {
      id,
      method,
      path,
      scope: operation['x-scope'],
      permission: operation['x-permission'],
      parameters: (operation.parameters ?? []).map((part) => {
        const { name, in: place, schema } = resolve<Parameter>(description, part)
        return { name, in: place, type: resolve<Schema>(description, schema).type }
      }),
      takesBody: requestBody !== undefined,
      requestCheck: request,
      quickRequestCheck: quickRequest,
      responses: Object.entries(operation.responses).map(([status, part]) => ({
        status: Number(status),
        check: responses[status],
        codes: Number(status) < 400 ? [] : listCodes(resolve<Response>(description, part)),
      })),
    }
  })
  const hash = createHash('sha256').update(text).digest('hex')
  return `${head}
/** SHA-256 of the description, in hexadecimal. */
export const specHash = '${hash}'

export const operations: readonly DescribedOperation[] = [
${operations.map((operation) => `  ${JSON.stringify(operation)},`).join('\n')}
]
`
}

/** Lists the error codes of a response: the names of its examples. */
function listCodes({ content }: Response): string[] {
  return Object.keys(content?.['application/json']?.examples ?? {})
}

const head = `${generatedHeader}import type { operations as Operations } from '@hostwright/types'

/** An operation, as far as the sandbox has to know it. */
export interface DescribedOperation {
  readonly id: keyof Operations
  /** In upper case. */
  readonly method: string
  /** The template, such as \`/v1/vps/servers/{uuid}\`. */
  readonly path: string
  readonly scope: 'read' | 'write'
  readonly permission?: Permission
  readonly parameters: readonly DescribedParameter[]
  readonly takesBody: boolean
  /** The name of its check. */
  readonly requestCheck: string
  /** Only where a request has a list, which may be long. */
  readonly quickRequestCheck?: string
  readonly responses: readonly DescribedResponse[]
}

/** \`x-permission\`: what a key must be allowed to do beyond being valid. */
export interface Permission {
  readonly service: 'server' | 'domain' | 'wphosting' | 'vps'
  readonly category?: string
  readonly newOrder?: boolean
}

export interface DescribedParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly type: string
}

export interface DescribedResponse {
  readonly status: number
  /** The name of its check. */
  readonly check: string
  /** Its error codes. */
  readonly codes: readonly string[]
}
`
