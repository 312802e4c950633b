import { UnexpectedResponseError } from '@hostwright/common'

/**
 * Returns the list of a response in which the name of the list is inferred: its only array, whatever its name. An empty
 * list in place of a missing one would read as "there are none".
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
