import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { componentSchemas, type Schema } from './description.ts'
import { once } from './once.ts'

const home = 'openapi'

/**
 * Makes a function that compiles schemas, which may refer to these components, into checks that find every problem; or,
 * where `allErrors` is false, into such as stop at the first one and take no longer than what they check.
 */
export function createCompile(
  schemas: Readonly<Record<string, Schema>>,
  allErrors: boolean = true,
): (schema: Schema) => ValidateFunction {
  // The descriptions' own lint compiles every schema in strict mode; here their extra keywords are no concern.
  const ajv = new Ajv2020({ allErrors, verbose: true, strict: false, validateSchema: false, meta: false })
  formats.default(ajv)
  ajv.addSchema({ components: { schemas } }, home)
  return (schema) => ajv.compile(withAbsoluteReferences(schema))
}

const thorough = once(() => createCompile(componentSchemas))
const quick = once(() => createCompile(componentSchemas, false))

/** Compiles a schema of the API's description into a check that finds every problem. */
export function compile(schema: Schema): ValidateFunction {
  return thorough()(schema)
}

/** The same, but the check stops at the first problem. */
export function compileQuick(schema: Schema): ValidateFunction {
  return quick()(schema)
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
