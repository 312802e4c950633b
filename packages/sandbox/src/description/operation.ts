import type { operations as Operations } from '@hostwright/types'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { compile, compileQuick } from './compile.ts'
import {
  eachOperation,
  type FoundOperation,
  type Permission,
  type RawBody,
  type RawParameter,
  type RawResponse,
  resolve,
} from './description.ts'
import { once } from './once.ts'
import { toRequestSchema, toResponseSchema } from './message-schemas.ts'

export type OperationId = keyof Operations

/** One operation of the description, with its rules ready to check against. */
export interface Operation {
  readonly id: OperationId
  /** In upper case. */
  readonly method: string
  /** The template, such as `/v1/vps/servers/{uuid}`. */
  readonly path: string
  readonly scope: 'read' | 'write'
  readonly permission: Permission | undefined
  readonly parameters: readonly RawParameter[]
  readonly takesBody: boolean
  /** Checks `{ path, query, header, body }`. Compiled at the first call. */
  readonly requestCheck: Check
  /** The same, but it stops at the first problem. */
  readonly quickRequestCheck: Check
  /** Checks `{ headers, body }`, by status. Each is compiled at the first call. */
  readonly responseChecks: ReadonlyMap<number, Check>
}

type Check = () => ValidateFunction

/** Every operation of the description. Read once a process: the description is the same for every sandbox. */
export const listOperations: () => readonly Operation[] = once(() => {
  const checkResponse = createResponseChecks()
  return Array.from(eachOperation(), (found) => toOperation(found, checkResponse))
})

function toOperation(
  { path, method, operation }: FoundOperation,
  checkResponse: (response: RawResponse) => Check,
): Operation {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<RawParameter>(parameter))
  const body = operation.requestBody && resolve<RawBody>(operation.requestBody)
  const responses = Object.entries(operation.responses)
  return {
    id: operation.operationId as OperationId,
    method,
    path,
    scope: operation['x-scope'],
    permission: operation['x-permission'],
    parameters,
    takesBody: body !== undefined,
    requestCheck: once(() => compile(toRequestSchema(parameters, body))),
    quickRequestCheck: once(() => compileQuick(toRequestSchema(parameters, body))),
    responseChecks: new Map(
      responses.map(([status, response]) => [Number(status), checkResponse(resolve<RawResponse>(response))]),
    ),
  }
}

/** Operations share most of their error responses; each is compiled once. */
function createResponseChecks(): (response: RawResponse) => Check {
  const checks = new Map<RawResponse, Check>()
  return (response) => {
    const check = checks.get(response) ?? once(() => compile(toResponseSchema(response)))
    checks.set(response, check)
    return check
  }
}
