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
