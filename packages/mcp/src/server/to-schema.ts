import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'

type Schema = Parameters<typeof fromJsonSchema>[0]

/** A JSON Schema as the server takes it. It is compiled when a call is first checked: a new process then responds sooner. */
export function toSchema<Value>(schema: Schema): StandardSchemaWithJSON<Value, Value> {
  let compiled: StandardSchemaWithJSON<Value, Value>['~standard'] | undefined
  return {
    '~standard': {
      version: 1,
      vendor: 'hostwright',
      jsonSchema: { input: () => schema, output: () => schema },
      validate: (value) => (compiled ??= fromJsonSchema<Value>(schema)['~standard']).validate(value),
    },
  }
}
