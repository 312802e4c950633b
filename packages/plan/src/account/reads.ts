import { UnexpectedResponseError } from '@hostwright/common'

/** Returns a function that reads once and returns the same promise at every call. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => (promise ??= read())
}

/** Returns a function that reads once for each key and returns the same promise at every call with that key. */
export function oncePerKey<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const promises = new Map<string, Promise<T>>()
  return (key) => {
    const known = promises.get(key)
    if (known !== undefined) return known
    const promise = read(key)
    promises.set(key, promise)
    return promise
  }
}

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
