import { type Description, generatedHeader, resolve, type Schema } from './description.ts'

/**
 * The source text of the list of properties whose values are secret: those whose schema is write-only or,
 * for what a response returns once, a password, wherever they are in the description.
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
