import type { paths } from '@hostwright/types'
import type { Client, FetchResponse, MaybeOptionalInit } from 'openapi-fetch'

/**
 * `client.api` as the type of an openapi-fetch client, for libraries that take one, such as openapi-react-query. With
 * `this: never`, a call of `client.api` never resolves to these methods, which accept misspelt properties.
 */
export type AssignableApi = Omit<Client<ThrowingPaths>, keyof Methods<ThrowingPaths>> & Methods<ThrowingPaths>

interface Methods<Paths extends {}> {
  /** Reads a resource. */
  GET: AssignableMethod<Paths, 'get'>
  /** Creates or orders a resource, or starts an operation. */
  POST: AssignableMethod<Paths, 'post'>
  /** Replaces or changes a resource. */
  PUT: AssignableMethod<Paths, 'put'>
  /** Deletes a resource permanently. */
  DELETE: AssignableMethod<Paths, 'delete'>
}

/** The paths without error bodies: a failed call throws an `Error`. */
type ThrowingPaths = { [Path in keyof paths]: { [M in keyof paths[Path]]: Throwing<paths[Path][M]> } }

type Throwing<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & {
      /** The responses of a success, and the error that a failed call throws. */
      responses: Pick<Responses, keyof Responses & (200 | 202 | 204)> & {
        /** The error that a failed call throws. */
        default: {
          /** The error by media type. */
          content: {
            /** An error of this SDK. */
            'application/json': Error
          }
        }
      }
    }
  : Operation

type Method = 'get' | 'post' | 'put' | 'delete'

type AnyPaths = Record<string, Record<Method, {}>>

type PathsWith<Paths extends AnyPaths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { readonly [Key in M]: unknown } ? Path : never
}[keyof Paths]

type RequiredKeys<I> = { [Key in keyof I]-?: object extends Pick<I, Key> ? never : Key }[keyof I]

type AnyProperty = Record<string, unknown>

type AssignableMethod<Paths extends AnyPaths, M extends Method> = <
  Path extends PathsWith<Paths, M>,
  I extends MaybeOptionalInit<Paths[Path], M>,
>(
  this: never,
  url: Path,
  ...init: RequiredKeys<I> extends never ? [(I & AnyProperty)?] : [I & AnyProperty]
) => Promise<FetchResponse<Paths[Path][M], I, `${string}/${string}`>>
