import { type Description, generatedHeader, resolve, type Schema } from './description.ts'

/**
 * Returns the source text of the list of secret properties, wherever they are in the description: those whose schema is
 * write-only, and passwords that a response returns once.
 */
export function toSecretFields(description: Description): string {
  const isSecret = (schema: Schema): boolean => {
    const { format, writeOnly } = resolve(description, schema)
    return format === 'password' || writeOnly === true
  }
  const fields = new Set<string>()
  for (const { properties } of Object.values(description.components.schemas)) {
    for (const [name, schema] of Object.entries(properties ?? {})) if (isSecret(schema)) fields.add(name)
  }
  const list = [...fields].toSorted().map((name) => `  '${name}',\n`)
  return `${generatedHeader}
/** The properties whose values are secret, in requests and in responses. */
export const secretFields: readonly string[] = [
${list.join('')}]
`
}
