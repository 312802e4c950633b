/** The properties that have a value: a property that is there and `undefined` is only noise where an object is printed. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
