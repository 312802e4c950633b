import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import type nextVocabulary from 'ajv/dist/vocabularies/next.js'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import { build } from 'esbuild'
import { type Description, generatedHeader, type Schema } from '../description.ts'
import { createToChoice } from './create-to-choice.ts'
import { reduceSchema } from './reduce-schema.ts'

/** Set of schemas that become one module of checks. */
export interface CheckSet {
  /** Adds the check of a whole message, and returns its name. An equal check is reused under its own name. */
  add(name: string, schema: Schema): string
  /** Returns the source of the module: an object of all checks by name, including the names in `others`. */
  toModule(others?: ReadonlyMap<string, string>): Promise<string>
}

export interface CheckSetOptions {
  /** Whether a check finds every problem. Otherwise it stops at the first one, which bounds its time on a long list. */
  readonly isThorough: boolean
  /** Whether a problem includes the schema and the value that it is about. */
  readonly isVerbose: boolean
}

// Vitest and Node give an `import` of this CommonJS module different forms.
const { default: next } = createRequire(import.meta.url)(
  'ajv/dist/vocabularies/next.js',
) as typeof nextVocabulary

const home = 'description'

const annotations = ['components', 'discriminator', 'alternatives']

/**
 * Compiles schemas ahead of time: a web page may forbid code that is made from text at run time. Equal parts are
 * compiled once.
 */
export function createCheckSet(
  { components }: Description,
  { isThorough, isVerbose }: CheckSetOptions,
): CheckSet {
  const ajv = createAjv(isThorough, isVerbose)
  const names = new Map<string, string>()

  function keep(name: string, schema: Schema): string {
    const text = JSON.stringify(schema)
    const known = names.get(text)
    if (known !== undefined) return known
    names.set(text, name)
    ajv.addSchema(schema, name)
    return name
  }

  const toChoice = isVerbose ? createToChoice(keep, components.schemas) : (choice: Schema): Schema => choice

  const reduce = (schema: Schema): Schema => reduceSchema(schema, { home, keepsWords: isVerbose, toChoice })

  ajv.addSchema({ components: reduce({ schemas: components.schemas }) }, home)

  return {
    add(name, schema) {
      const { properties, ...rest } = reduce(schema) as Schema & { properties: Record<string, Schema> }
      const parts = Object.entries(properties).map(([place, part]) => [
        place,
        part['type'] === undefined ? part : { $ref: keep(`${name}_${place}`, part) },
      ])
      return keep(name, { ...rest, properties: Object.fromEntries(parts) })
    },
    toModule: (others = new Map()) => toModule(ajv, [...names.values()], others),
  }
}

function createAjv(isThorough: boolean, isVerbose: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: isThorough,
    verbose: isVerbose,
    strict: false,
    // Without this option, an unknown keyword is ignored.
    strictSchema: true,
    // YAML can say `.inf`, which JSON cannot.
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  formats.default(ajv)
  // Draft 2020 without the vocabularies that the description does not use: they would make every check longer.
  ajv.addVocabulary(next)
  ajv.addVocabulary(annotations)
  return ajv
}

async function toModule(
  ajv: Ajv,
  names: readonly string[],
  others: ReadonlyMap<string, string>,
): Promise<string> {
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])))
  const checks = new Map<string, string>()
  const contents = code.replaceAll(/export const (\w+) = (\w+);/g, (_, name: string, check: string) => {
    checks.set(name, check)
    return ''
  })
  for (const [name, other] of others) checks.set(name, checks.get(other) ?? '')
  const members = Array.from(checks, ([name, check]) => `${name}: ${check}`)
  const { outputFiles } = await build({
    // The bundle includes the functions that the checks call at run time.
    stdin: {
      contents: `${addError}${shorten(contents)}\nexport default { ${members.join(', ')} }`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    minify: true,
    lineLimit: 120,
    write: false,
  })
  return `${generatedHeader}${outputFiles[0]?.text ?? ''}`
}

const addError = `function addError(errors, instancePath, keyword, params, message, parentSchema, data) {
  const error = { instancePath, keyword, params, message, parentSchema, data }
  return errors === null ? [error] : (errors.push(error), errors)
}
`

const newError =
  /^const err\d+ = \{instancePath(?::(.*))?,schemaPath:.*,keyword:(.*),params:([^]*?),message:(.*?)(?:,schema:.*,parentSchema:(.*),data(?::(.*))?)?\};\n/
const added = /if\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\n/
const newErrors = new RegExp(newError.source + added.source, 'gm')

/** Replaces the code that makes and adds an error, which is half of a module, by calls of one function. */
function shorten(code: string): string {
  return code.replaceAll(newErrors, (...[, path, keyword, params, message, schema, data]: string[]) => {
    const more = schema === undefined ? [] : [schema, data ?? 'data']
    const values = ['vErrors', path ?? 'instancePath', keyword, params, message, ...more]
    return `vErrors = addError(${values.join(', ')});\n`
  })
}
