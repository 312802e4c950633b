import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'

/** The error for a success that is not what was requested: a dry run for an order, or the other way round. */
export function unexpectedResponse(path: string, asked: string): UnexpectedResponseError {
  return new UnexpectedResponseError({
    operation: `POST ${path}`,
    status: 200,
    contentType: null,
    problem: `The response is not that of ${asked}`,
  })
}
