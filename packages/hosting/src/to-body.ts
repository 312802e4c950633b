/** Returns the `body` of a request whose properties are all optional; no body if none is given. */
export function toBody<Body extends object>(fields: {
  readonly [Field in keyof Required<Body>]: Body[Field] | undefined
}): { body?: Body } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length === 0 ? {} : { body: Object.fromEntries(given) as Body }
}
