import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'

type Schema = Parameters<typeof fromJsonSchema>[0]

/**
 * Converts a JSON Schema to the form that the server library takes. The schema is compiled when the first value is
 * checked, so that a new process responds sooner. `prepare` returns the value that is checked.
 */
export function toSchema<Value>(
  schema: Schema,
  prepare: (value: unknown) => unknown = (value) => value,
): StandardSchemaWithJSON<Value, Value> {
  let compiled: StandardSchemaWithJSON<Value, Value>['~standard'] | undefined
  return {
    '~standard': {
      version: 1,
      vendor: 'hostwright',
      jsonSchema: { input: () => schema, output: () => schema },
      validate: (value) => (compiled ??= fromJsonSchema<Value>(schema)['~standard']).validate(prepare(value)),
    },
  }
}
