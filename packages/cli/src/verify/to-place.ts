/** Where something is in a response, without what tells one item from another: `servers.*.status`. */
export function toPlace(pointer: string, name?: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? '*' : step.replaceAll('~1', '/').replaceAll('~0', '~')))
  return [...steps, ...(name === undefined ? [] : [name])].join('.') || '(the whole response)'
}
