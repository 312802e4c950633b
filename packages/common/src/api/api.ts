import type { paths } from '@hostwright/types'
import type { Middleware } from 'openapi-fetch'
import type { Answer } from '../call/answer.ts'
import type { CallInit } from '../call/call-options.ts'
import type { AssignableApi } from './assignable-api.ts'

/**
 * Every operation of the API's description, called by method and path: an openapi-fetch client. A failed call throws one
 * of the SDK's errors instead of returning `error`. `data` is `undefined` only for a success without a body, as with a
 * 202.
 *
 * @example const { data } = await client.api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } } })
 */
export interface Api extends Omit<AssignableApi, 'GET' | 'POST' | 'PUT' | 'DELETE' | 'use' | 'eject'> {
  /** Reads a resource. Retried after a temporary failure. */
  GET: AssignableApi['GET'] & Send<'get'>
  /**
   * Creates or orders a resource, or starts an operation. Not retried if the API may have executed the request, except
   * for an order with `resend`.
   */
  POST: AssignableApi['POST'] & Send<'post'>
  /** Replaces or changes a resource. */
  PUT: AssignableApi['PUT'] & Send<'put'>
  /** Deletes a resource permanently. */
  DELETE: AssignableApi['DELETE'] & Send<'delete'>
  /**
   * Adds openapi-fetch middleware for the calls of `client.api`. The methods of the packages, `client.me`, `client.logs`
   * and `client.fetch` do not run it, so that it cannot change an order. It runs once a call, around all attempts. It
   * does not see the API key, and gets a failed call in `onError` as an error of this SDK. A request to another address
   * is rejected.
   */
  use(...middleware: Middleware[]): void
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void
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

type Init<Operation> = Params<Operation> & Body<Operation> & CallInit & Around

interface Around {
  /** Middleware of this call alone, which runs after that of {@link Api.use}. */
  middleware?: Middleware[]
}

type Params<Operation> = Operation extends { parameters: infer P }
  ? object extends P
    ? {
        /**
         * Values for the URL and the headers: path parameters in `path`, query parameters in `query`, headers in
         * `header`.
         */
        params?: P
      }
    : {
        /**
         * Values for the URL and the headers: path parameters in `path`, query parameters in `query`, headers in
         * `header`.
         */
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
