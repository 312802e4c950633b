/**
 * Returns the name of a property for a report. A name in a map can be a value of the account: a name that does not look
 * like a word, such as a domain, an address or an id, becomes `{}`.
 */
export function toName(name: string): string {
  return /^(?!.*\d{3})[A-Za-z]\w{0,39}$/.test(name) ? name : '{}'
}

/** Returns the location of a value in a response, without indices and ids: `servers.*.status`. */
export function toPlace(pointer: string, name?: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? '*' : toName(step.replaceAll('~1', '/').replaceAll('~0', '~'))))
  return [...steps, ...(name === undefined ? [] : [toName(name)])].join('.') || '(the whole response)'
}
