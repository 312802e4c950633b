/**
 * The name of a property as a report may have it. In a map, names can be of the account: what is not a word as
 * descriptions use them, such as a domain, an address or an id, becomes `{}`.
 */
export function toName(name: string): string {
  return /^(?!.*\d{3})[A-Za-z]\w{0,39}$/.test(name) ? name : '{}'
}

/** Where something is in a response, without what tells one item from another: `servers.*.status`. */
export function toPlace(pointer: string, name?: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? '*' : toName(step.replaceAll('~1', '/').replaceAll('~0', '~'))))
  return [...steps, ...(name === undefined ? [] : [toName(name)])].join('.') || '(the whole response)'
}
