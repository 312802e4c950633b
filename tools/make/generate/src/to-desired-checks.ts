import { createCheckSet } from './checks/create-check-set.ts'
import type { Description } from './checks/description.ts'
import type { JsonSchema } from './json-schema.ts'

/** Returns the source text of the compiled checks of the file of an account. `file` checks the whole. */
export async function toDesiredChecks(schema: JsonSchema): Promise<string> {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs: schemas, $schema: _, ...file } = JSON.parse(text) as Record<string, unknown>
  const checks = createCheckSet({ components: { schemas } } as unknown as Description, {
    isThorough: true,
    isVerbose: true,
  })
  checks.add('file', file)
  return checks.toModule()
}
