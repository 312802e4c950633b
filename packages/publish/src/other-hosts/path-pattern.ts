/** A path with placeholders, as a regular expression of Apache. */
export interface PathPattern {
  /** The expression for the path without its first slash. */
  readonly expression: string
  /** The names of its groups in their order; that of `*` is `splat`. */
  readonly names: readonly string[]
}

/** Reads a path such as `/news/:year/*`; `undefined` if it is none, or has characters that Apache would read otherwise. */
export function toPathPattern(path: string): PathPattern | undefined {
  if (!/^\/[\w\-./~:@!$&'()*+,;=]*$/.test(path)) return undefined
  const steps = path.slice(1).replace(/\/$/, '').split('/')
  const names: string[] = []
  let expression = ''
  for (const [index, step] of steps.entries()) {
    const slash = index === 0 ? '' : '/'
    const isLast = index === steps.length - 1
    if (step === '*' && isLast) {
      names.push('splat')
      // The path without the last slash matches as well.
      return { expression: index === 0 ? '^(.*)$' : `^${expression}(?:/(.*))?$`, names }
    }
    if (step.includes('*')) return undefined
    const [, name] = /^:(\w+)$/.exec(step) ?? []
    if (name !== undefined) names.push(name)
    expression +=
      slash + (name === undefined ? step.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : '([^/]+)')
  }
  return { expression: `^${expression}/?$`, names }
}
