/** Returns the same promise for every call, so that a read is made once. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => (promise ??= read())
}

/** Returns the same promise for every call with the same key. */
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
