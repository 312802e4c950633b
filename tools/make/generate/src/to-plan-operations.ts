interface Operation {
  readonly operationId: string
  readonly 'x-permission'?: {
    readonly service: string
    readonly category?: string
    readonly newOrder?: boolean
  }
  readonly 'x-destructive'?: boolean
}

type Methods = Readonly<Record<string, Operation>>

// A file says how an account shall be: no state of it is reached by erasing a disk or a whole domain.
const unreachable = new Set(['reinstallVps', 'resetDomain', 'rebootVps'])

/** The source text of the writes that a plan may have: where each is, what it destroys, and the right that it needs. */
export function toPlanOperations(description: string): string {
  const { paths } = JSON.parse(description) as { paths: Readonly<Record<string, Methods>> }
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([method, { operationId }]) => /^(post|put|delete)$/.test(method) && !unreachable.has(operationId),
      )
      .map(([method, operation]) => toEntry(method.toUpperCase(), path, operation)),
  )
  return `// Generated from the description by tools/make/generate. Do not edit.

/** The writes that a plan may have: where each is, whether it destroys data, and the right that it needs. */
export const planOperations = {
${entries.join('')}} as const
`
}

function toEntry(method: string, path: string, operation: Operation): string {
  const { operationId, 'x-permission': permission, 'x-destructive': isDestructive = false } = operation
  const right = JSON.stringify(permission)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?! )/g, ', ')
    .replace('{', '{ ')
    .replace(/}$/, ' }')
  return `  ${operationId}: { method: '${method}', path: '${path}', isDestructive: ${isDestructive}, right: ${right} },\n`
}
