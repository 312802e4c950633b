import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'

/** The error for a success that does not answer what was asked: a dry run for an order, or the other way round. */
export function unlikeAsked(path: string, asked: string): UnexpectedResponseError {
  const problem = `The answer is not that of ${asked}`
  const operation = `POST ${path}`
  return new UnexpectedResponseError({
    operation,
    status: 200,
    contentType: 'application/json',
    problem,
  })
}
