/** Computes a value at the first call and keeps it. Only for what can never differ: the description is one of these. */
export function once<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined
  return () => (kept ??= { value: compute() }).value
}
