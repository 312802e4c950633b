import type { ReadOperation } from './description.ts'

/** A response to a `GET` operation. */
export interface Reading {
  readonly operation: ReadOperation
  /** Why the operation was called: `walk`, or the name of a probe. */
  readonly purpose: string
  readonly parameters: Readonly<Record<string, string>>
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  /** Why the response cannot be used; `undefined` if it can. */
  readonly problem?: string | undefined
  readonly at: number
}

/** All responses that were read, with functions to look them up. */
export interface Readings {
  readonly all: readonly Reading[]
  /** Returns the bodies of the successful responses to an operation in the walk. */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the body
  bodies<Body>(operationId: string): readonly Body[]
  /** Returns the successful responses to an operation in the walk. */
  of(operationId: string): readonly Reading[]
  probe(purpose: string): Reading | undefined
}

export function toReadings(all: readonly Reading[]): Readings {
  const of = (operationId: string): readonly Reading[] =>
    all.filter(
      ({ operation, status, purpose, problem }) =>
        operation.operationId === operationId &&
        status === 200 &&
        purpose === 'walk' &&
        problem === undefined,
    )
  return {
    all,
    of,
    bodies: <Body>(operationId: string) => of(operationId).map(({ body }) => body as Body),
    probe: (purpose) => all.find((reading) => reading.purpose === purpose),
  }
}
