import type { operations } from '@hostwright/types'
import type { SecretReference } from '../generated/desired.ts'
import { planOperations } from '../generated/plan-operations.ts'

/** The operationId of a write that a plan can contain. */
export type PlanOperationId = keyof typeof planOperations

type SecretName = 'password' | 'admin_password' | 'root_password'

/** A request body with references instead of secrets. */
export type WithReferences<Body> = {
  [Name in keyof Body]: Name extends SecretName ? SecretReference : Body[Name]
}

/** The request body of an operation, with references instead of secrets. */
export type BodyOf<Id extends PlanOperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } }
}
  ? WithReferences<Body>
  : undefined

/** Placeholder for the id of a resource that does not exist yet. */
export const idToCome = '{id}' as const

type ParamsOf<Id extends PlanOperationId> = operations[Id]['parameters'] extends { path: infer Params }
  ? { [Name in keyof Params]: Params[Name] | typeof idToCome }
  : object

/** A request of a change. */
export interface PlannedOperation {
  /** The operationId of the request, such as `createDnsRecord`. */
  readonly operationId: PlanOperationId
  /** Method and path template of the request. */
  readonly request: string
  /** The path parameters of the request. */
  readonly params: Readonly<Record<string, string | number>>
  /** The request body, with references instead of secrets; `undefined` if the request has none. */
  readonly body?: object | undefined
}

/** Returns an operation as plain data. */
export function toPlannedOperation<Id extends PlanOperationId>(
  operationId: Id,
  params: ParamsOf<Id>,
  body?: BodyOf<Id>,
): PlannedOperation {
  const { method, path } = planOperations[operationId]
  const operation = {
    operationId,
    request: `${method} ${path}`,
    params: params as PlannedOperation['params'],
  }
  return body === undefined ? operation : { ...operation, body: withoutUndefined(body) }
}

function withoutUndefined(body: object): object {
  const isWhole = Object.values(body).every((value) => value !== undefined)
  return isWhole ? body : Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}
