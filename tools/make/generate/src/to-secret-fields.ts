interface Schema {
  readonly $ref?: string
  readonly format?: string
  readonly writeOnly?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
}

/**
 * The source text of the list of properties whose values are secret: those whose schema is write-only or,
 * for what a response returns once, a password, wherever they are in the description.
 */
export function toSecretFields(description: string): string {
  const { components } = JSON.parse(description) as { components: { schemas: Record<string, Schema> } }
  const isSecret = ({ $ref, format, writeOnly }: Schema): boolean =>
    $ref === undefined
      ? format === 'password' || writeOnly === true
      : isSecret(components.schemas[$ref.replace('#/components/schemas/', '')] ?? {})
  const fields = new Set<string>()
  for (const { properties } of Object.values(components.schemas)) {
    for (const [name, schema] of Object.entries(properties ?? {})) if (isSecret(schema)) fields.add(name)
  }
  const list = [...fields].toSorted().map((name) => `  '${name}',\n`)
  return `// Generated from the description by tools/make/generate. Do not edit.

/** The properties whose values are secret, in requests and in responses. */
export const secretFields: readonly string[] = [
${list.join('')}]
`
}
