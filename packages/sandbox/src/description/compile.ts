import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { componentSchemas, type Schema } from './description.ts'
import { once } from './once.ts'

const home = 'openapi'

// The description's own lint compiles every schema in strict mode; here its extra keywords are no concern.
function createAjv(allErrors: boolean): Ajv2020 {
  const created = new Ajv2020({
    allErrors,
    verbose: true,
    strict: false,
    validateSchema: false,
    meta: false,
  })
  formats.default(created)
  return created.addSchema({ components: { schemas: componentSchemas } }, home)
}

const thorough = once(() => createAjv(true))
const quick = once(() => createAjv(false))

/** Compiles a schema that may refer to the description's components, into a check that finds every problem. */
export function compile(schema: Schema): ValidateFunction {
  return thorough().compile(withAbsoluteReferences(schema))
}

/** The same, but the check stops at the first problem: it takes no longer than what it checks. */
export function compileQuick(schema: Schema): ValidateFunction {
  return quick().compile(withAbsoluteReferences(schema))
}

function withAbsoluteReferences<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withAbsoluteReferences) as T
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? `${home}${value}` : withAbsoluteReferences(value),
  ])
  return Object.fromEntries(entries) as T
}
