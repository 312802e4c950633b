import {
  type Description,
  type FoundOperation,
  generatedHeader,
  listOperations,
  type Operation,
  type Reference,
  resolve,
  type Schema,
} from './description.ts'

/**
 * Returns the source text of the writes that a plan can contain: path, destroyed data, required right, and the rules
 * for secrets in the request body and for the server id of an order.
 */
export function toPlanOperations(description: Description): string {
  const writes = listOperations(description).filter(({ method }) => method !== 'GET')
  return `${generatedHeader}
/** The writes that a plan can contain: the path of each, whether it destroys data, and the right that it needs. */
export const planOperations = {
${writes.map(toEntry).join('')}} as const

/** The API's rules for the secrets in a request body, by operation and property. */
export const secretRules: Readonly<Record<string, Readonly<Record<string, SecretRule>>>> = {
${writes.flatMap(({ operation }) => toSecretRules(operation, description)).join('')}}

/** A rule of the API for a secret, such as its shortest length. */
export interface SecretRule {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** The API's rule for the server id of a new hosting server. */
export const serverIdRule = ${JSON.stringify(toTextRule(description, { $ref: '#/components/schemas/HostingServerId' }))} as const
`
}

function toSecretRules({ operationId, requestBody }: Operation, description: Description): string[] {
  if (requestBody === undefined) return []
  const { content } = resolve(description, requestBody)
  const { properties = {} } = resolve(description, content['application/json']?.schema ?? {})
  const rules = Object.entries(properties).flatMap(([name, property]) => {
    if (!name.endsWith('password')) return []
    return [`${name}: ${JSON.stringify(toTextRule(description, property))}`]
  })
  return rules.length === 0 ? [] : [`  ${operationId}: { ${rules.join(', ')} },\n`]
}

function toTextRule(description: Description, schema: Schema | Reference): object {
  const { minLength, maxLength, pattern } = resolve(description, schema)
  return { minLength, maxLength, pattern }
}

function toEntry({ method, path, operation }: FoundOperation): string {
  const { operationId, 'x-permission': permission, 'x-destructive': isDestructive = false } = operation
  const right = JSON.stringify(permission)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?! )/g, ', ')
    .replace('{', '{ ')
    .replace(/}$/, ' }')
  return `  ${operationId}: { method: '${method}', path: '${path}', isDestructive: ${isDestructive}, right: ${right} },\n`
}
