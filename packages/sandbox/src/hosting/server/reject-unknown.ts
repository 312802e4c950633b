import { knownValues } from '../../generated/known-values.ts'
import { validationFailure } from '../../http/api-failure.ts'

/** The values of properties, by the schema of each. */
type Values = Readonly<
  Partial<Record<keyof typeof knownValues, Readonly<Record<string, string | undefined>>>>
>

/**
 * Rejects an unknown value of a property whose description allows any value, because the API may add values. Otherwise a
 * reset with a misspelled type would delete everything.
 */
export function rejectUnknown(values: Values): void {
  const problems = Object.entries(values).flatMap(([schema, properties]) => {
    const known: readonly string[] = knownValues[schema as keyof typeof knownValues]
    return Object.entries(properties)
      .filter(([, value]) => value !== undefined && !known.includes(value))
      .map(([property]) => `${property}: must be one of ${known.join(', ')}.`)
  })
  if (problems.length > 0) throw validationFailure(problems)
}
