/** Returns an object with the request `body`, or without one if no property is given. All properties are optional. */
export function toBody<Body extends object>(fields: {
  readonly [Field in keyof Required<Body>]: Body[Field] | undefined
}): { body?: Body } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length === 0 ? {} : { body: Object.fromEntries(given) as Body }
}
