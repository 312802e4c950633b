import type { paths } from '@hostwright/types'
import type { Answer } from '../call/answer.ts'
import type { CallInit } from '../call/call-options.ts'

/**
 * Every operation of the description by method and path, called as an openapi-fetch client is, and typed
 * for this transport: a failure is thrown as one of the SDK's errors, so `data` is always there.
 *
 * @example const { data } = await client.api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } } })
 */
export interface Api {
  /** Reads. Repeated after a failure that passes. */
  GET: Send<'get'>
  /** Creates, orders, or starts an operation. Never sent twice after it may have been executed. */
  POST: Send<'post'>
  /** Changes. */
  PUT: Send<'put'>
  /** Deletes, for good. */
  DELETE: Send<'delete'>
}

type Method = 'get' | 'post' | 'put' | 'delete'

type Send<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: Optional<Init<NonNullable<paths[Path][M]>>>
) => Promise<Answer<Data<NonNullable<paths[Path][M]>>>>

type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends object ? Path : never
}[keyof paths]

type Optional<I> = object extends I ? [init?: I] : [init: I]

type Init<Operation> = Params<Operation> & Body<Operation> & CallInit

type Params<Operation> = Operation extends { parameters: infer P }
  ? object extends P
    ? {
        /** What is in the address and the headers, by place: `path`, `query` and `header`. */
        params?: P
      }
    : {
        /** What is in the address and the headers, by place: `path`, `query` and `header`. */
        params: P
      }
  : never

type Body<Operation> = Operation extends { requestBody: Json<infer B> }
  ? {
      /** The request body. It is sent as JSON. */
      body: B
    }
  : Operation extends { requestBody?: infer R }
    ? {
        /** The request body. It is sent as JSON. */
        body?: R extends Json<infer B> ? B : never
      }
    : never

type Data<Operation> = Operation extends { responses: { 200: Json<infer D> } } ? D : undefined

interface Json<T> {
  content: { 'application/json': T }
}
