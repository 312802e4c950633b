import { createCheckSet } from './checks/create-check-set.ts'
import type { Description, Schema } from './description.ts'

/** Returns the source text of the compiled checks of the file of an account. `file` checks the whole. */
export async function toDesiredChecks(schema: Schema): Promise<string> {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs: schemas, $schema: _, ...file } = JSON.parse(text) as Record<string, unknown>
  const checks = createCheckSet({ components: { schemas } } as unknown as Description, {
    isThorough: true,
    isVerbose: true,
  })
  checks.add('file', file)
  return toPure(await checks.toModule())
}

/** Wraps the module into a call without side effects, so that a bundler drops it from programs that read no file. */
function toPure(module: string): string {
  const [head = '', ...lines] = module.trimEnd().split('\n')
  const body = lines.join('\n').replace(/export\s*\{\s*([\w$]+) as default\s*\};?$/, 'return $1')
  return `${head}\nexport default /* @__PURE__ */ (() => {\n${body}\n})()\n`
}
