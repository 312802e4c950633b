/**
 * Returns a function that computes a value at its first call and keeps it. Only for constants, such as the description.
 */
export function once<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined
  return () => (kept ??= { value: compute() }).value
}
