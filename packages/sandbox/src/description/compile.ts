import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { componentSchemas, type Schema } from './description.ts'
import { once } from './once.ts'

const home = 'openapi'

// The description's own lint compiles every schema in strict mode; here its extra keywords are no concern.
const ajv = once(() => {
  const created = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    validateSchema: false,
    meta: false,
  })
  formats.default(created)
  return created.addSchema({ components: { schemas: componentSchemas } }, home)
})

/** Compiles a schema that may refer to the description's components. */
export function compile(schema: Schema): ValidateFunction {
  return ajv().compile(withAbsoluteReferences(schema))
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
