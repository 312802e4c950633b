import {
  type Description,
  type FoundOperation,
  generatedHeader,
  listOperations,
  type Operation,
  resolve,
} from './description.ts'

/**
 * Returns the source text of the writes that a plan can contain: path, destroyed data, required right, and the rules
 * for secrets in the request body.
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
`
}

function toSecretRules({ operationId, requestBody }: Operation, description: Description): string[] {
  if (requestBody === undefined) return []
  const { content } = resolve(description, requestBody)
  const { properties = {} } = resolve(description, content['application/json']?.schema ?? {})
  const rules = Object.entries(properties).flatMap(([name, property]) => {
    if (!name.endsWith('password')) return []
    const { minLength, maxLength, pattern } = resolve(description, property)
    return [`${name}: ${JSON.stringify({ minLength, maxLength, pattern })}`]
  })
  return rules.length === 0 ? [] : [`  ${operationId}: { ${rules.join(', ')} },\n`]
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
