/**
 * Returns the name of a property for a report. In a map, names can be values of the account: a name that is
 * no usual word, such as a domain, an address or an id, becomes `{}`.
 */
export function toName(name: string): string {
  return /^(?!.*\d{3})[A-Za-z]\w{0,39}$/.test(name) ? name : '{}'
}

/** Returns a location in a response without indices or ids: `servers.*.status`. */
export function toPlace(pointer: string, name?: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? '*' : toName(step.replaceAll('~1', '/').replaceAll('~0', '~'))))
  return [...steps, ...(name === undefined ? [] : [toName(name)])].join('.') || '(the whole response)'
}
