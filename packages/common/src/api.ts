import type { paths } from '@hostwright/types'
import type { CallInit } from './call-options.ts'

/**
 * Every operation of the description by method and path, called as an openapi-fetch client is, and typed
 * for this transport: a failure is thrown as one of the SDK's errors, so `data` is always there.
 *
 * @example const { data } = await client.api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } } })
 */
export interface Api {
  GET: Send<'get'>
  POST: Send<'post'>
  PUT: Send<'put'>
  DELETE: Send<'delete'>
}

/** What an operation answered. */
export interface Answer<Data> {
  /** The body; `undefined` where the description gives none (a 202). */
  readonly data: Data
  /** The answer itself, for its headers; its body has been read. */
  readonly response: Response
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
    ? { params?: P }
    : { params: P }
  : never

type Body<Operation> = Operation extends { requestBody: Json<infer B> }
  ? { body: B }
  : Operation extends { requestBody?: infer R }
    ? { body?: R extends Json<infer B> ? B : never }
    : never

type Data<Operation> = Operation extends { responses: { 200: Json<infer D> } } ? D : undefined

interface Json<T> {
  content: { 'application/json': T }
}
