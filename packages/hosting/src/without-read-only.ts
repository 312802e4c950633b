/**
 * Returns a request body made of a resource that was read: without the properties that only responses have. The type
 * of the names requires all of them, so that a property that the description adds cannot be forgotten.
 */
export function withoutReadOnly<Read, Request extends object>(
  body: Request,
  readOnly: Readonly<Record<Exclude<keyof Read, keyof Request>, true>>,
): Request {
  const fields = Object.entries(body).filter(([name]) => !Object.hasOwn(readOnly, name))
  return Object.fromEntries(fields) as Request
}
