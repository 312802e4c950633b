import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Context, Location, Schema } from './redocly.ts'
import { toStandaloneSchema } from './standalone-schema.ts'

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false })
formats.default(ajv)

/** Compiles a schema in strict mode: an unknown keyword, an unknown format or a contradiction throws. */
export function createValidator(
  schema: Schema,
  location: Location,
  resolve: Context['resolve'],
): ValidateFunction {
  return ajv.compile(toStandaloneSchema(schema, location, resolve))
}

/** Returns the problems of a value in one line; undefined if it is valid. */
export function explainMismatch(validate: ValidateFunction, value: unknown): string | undefined {
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'value' })
}
