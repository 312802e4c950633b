import { createValidator, explainMismatch } from './create-validator.ts'
import type { Context, Example, Location, MediaType, Parameter, Rule, Schema } from './redocly.ts'

/** Every example of a parameter, a header, a body or a schema is valid against its schema. */
export const examplesValidate: Rule = () => ({
  Parameter: checkExamples,
  Header: checkExamples,
  MediaType: checkExamples,
  Schema(schema, context) {
    const values: [unknown, Location][] = (Array.isArray(schema.examples) ? schema.examples : []).map(
      (value, index) => [value, context.location.child(['examples', index])],
    )
    if ('example' in schema) values.push([schema.example, context.location.child('example')])
    checkValues(schema, values, context)
  },
})

function checkExamples(holder: Parameter | MediaType, context: Context): void {
  const { location, resolve } = context
  const values: [unknown, Location][] = Object.entries(holder.examples ?? {}).map(([name, example]) => [
    resolve<Example>(example, location.source.absoluteRef).node?.value,
    location.child(['examples', name]),
  ])
  if ('example' in holder) values.push([holder.example, location.child('example')])
  if (holder.schema) checkValues(holder.schema, values, context)
}

function checkValues(
  schema: Schema,
  values: [unknown, Location][],
  { location, resolve, report }: Context,
): void {
  if (values.length === 0) return
  try {
    const validate = createValidator(schema, location, resolve)
    for (const [value, place] of values) {
      const mismatch = explainMismatch(validate, value)
      if (mismatch) report({ message: `The example does not fit its schema: ${mismatch}.`, location: place })
    }
  } catch (error) {
    report({
      message: `The schema of the example does not compile: ${(error as Error).message}.`,
    })
  }
}
