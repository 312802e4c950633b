interface Operation {
  readonly operationId: string
  readonly requestBody?: Referable<{
    readonly content: { readonly 'application/json': { readonly schema: Referable<Schema> } }
  }>
  readonly 'x-permission'?: {
    readonly service: string
    readonly category?: string
    readonly newOrder?: boolean
  }
  readonly 'x-destructive'?: boolean
}

type Referable<T> = T | { readonly $ref: string }

interface Schema {
  readonly properties?: Readonly<Record<string, Referable<Schema>>>
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

interface Description {
  readonly paths: Readonly<Record<string, Methods>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type Methods = Readonly<Record<string, Operation>>

/**
 * The source text of the writes that a plan may have: where each is, what it destroys, the right that it needs, and what the
 * secrets in its body have to be like.
 */
export function toPlanOperations(text: string): string {
  const description = JSON.parse(text) as Description
  const writes = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(post|put|delete)$/.test(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  return `// Generated from the description by tools/make/generate. Do not edit.

/** The writes that a plan may have: where each is, whether it destroys data, and the right that it needs. */
export const planOperations = {
${writes.map(({ method, path, operation }) => toEntry(method, path, operation)).join('')}} as const

/** What the API demands of the secrets in a request body, by operation and property. */
export const secretRules: Readonly<Record<string, Readonly<Record<string, SecretRule>>>> = {
${writes.flatMap(({ operation }) => toSecretRules(operation, description)).join('')}}

/** What the API demands of a secret. */
export interface SecretRule {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}
`
}

function toSecretRules({ operationId, requestBody }: Operation, description: Description): string[] {
  if (requestBody === undefined) return []
  const { content } = resolve(requestBody, description)
  const { properties = {} } = resolve(content['application/json'].schema, description)
  const rules = Object.entries(properties).flatMap(([name, property]) => {
    if (!name.endsWith('password')) return []
    const { minLength, maxLength, pattern } = resolve(property, description)
    return [`${name}: ${JSON.stringify({ minLength, maxLength, pattern })}`]
  })
  return rules.length === 0 ? [] : [`  ${operationId}: { ${rules.join(', ')} },\n`]
}

function resolve<T extends object>(value: Referable<T>, { components }: Description): T {
  if (!('$ref' in value)) return value
  const [kind = '', name = ''] = value.$ref.split('/').slice(-2)
  return components[kind]![name] as T
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
