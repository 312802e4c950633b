/** The same promise for every call: what is read once is not read again. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => (promise ??= read())
}

/** The same for each key. */
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
