import type { operations } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { OperationId } from '../description/operation.ts'
import type { KeyRecord } from '../keys/key-record.ts'
import type { ExecutionLog } from '../logs/execution-log.ts'
import type { Store } from '../storage/store.ts'

/**
 * Executes an operation and returns its response. Throws an `ApiFailure` to respond with an error, which rolls back its
 * writes.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id>

/** A request that was checked, and the parts of the sandbox that the handler of its operation uses. */
export interface Call<Id extends OperationId> {
  readonly path: Parameters<Id>['path']
  readonly query: Parameters<Id>['query']
  readonly header: Parameters<Id>['header']
  readonly body: Body<operations[Id]>
  /** The API key of the request. */
  readonly key: KeyRecord
  /** Time of the request on the sandbox's clock. It does not change during the call. */
  readonly now: number
  readonly store: Store
  readonly log: ExecutionLog
  readonly assume: AssumptionChoices
  /** Label of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
}

/** A successful response in the description: the body of a 200, or the headers of a 202. */
export type Answer<Id extends OperationId> = {
  [Status in Extract<keyof operations[Id]['responses'], 200 | 202>]: Success<
    Status,
    operations[Id]['responses'][Status]
  >
}[Extract<keyof operations[Id]['responses'], 200 | 202>]

type Success<Status, Response> =
  Response extends Json<infer Body>
    ? { readonly status: Status; readonly body: Body }
    : { readonly status: Status; readonly headers: { readonly Location: string } }

type Parameters<Id extends OperationId> = {
  readonly [Place in 'path' | 'query' | 'header']: NonNullable<operations[Id]['parameters'][Place]>
}

type Body<Operation> = Operation extends { requestBody: Json<infer B> }
  ? B
  : Operation extends { requestBody?: infer B }
    ? (NonNullable<B> extends Json<infer Optional> ? Optional : never) | undefined
    : never

interface Json<T> {
  content: { 'application/json': T }
}
