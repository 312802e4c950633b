import { UnexpectedResponseError } from '@hostwright/common'

/**
 * Returns a read that rejects with an `UnexpectedResponseError` if the response lacks its list. A missing list must not
 * count as an empty one: an export would lose everything, and a plan would create everything again.
 */
export function listOf<T>(path: string, read: () => Promise<readonly T[]>): () => Promise<readonly T[]> {
  return async () => requireList(path, await read())
}

/** Returns the list of a response. Throws an `UnexpectedResponseError` if the response lacks it. */
export function requireList<T>(path: string, list: readonly T[]): readonly T[] {
  if (Array.isArray(list)) return list
  const operation = `GET ${path}`
  throw new UnexpectedResponseError({
    operation,
    status: 200,
    contentType: null,
    problem: 'The response lacks its list',
  })
}
