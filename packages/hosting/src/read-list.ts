import { UnexpectedResponseError } from '@hostwright/common'

/**
 * Returns the list of a response whose property name for the list is inferred, not documented: the only array, whatever
 * its name is. A missing list must not be read as an empty one.
 *
 * @throws {UnexpectedResponseError} unless the response has exactly one array
 */
export function readList<Item>(
  operation: string,
  { data, response }: { readonly data: object; readonly response: Response },
): Item[] {
  const [list, ...others] = Object.values(data).filter(Array.isArray)
  if (list !== undefined && others.length === 0) return list as Item[]
  throw new UnexpectedResponseError({
    operation,
    status: response.status,
    contentType: response.headers.get('content-type'),
    problem: `A response with one list was expected, and this one has ${list ? 'several' : 'none'}`,
  })
}
