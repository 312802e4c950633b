import type { Schema, SchemaProblem } from './schema.ts'

type Path = SchemaProblem['path']

/** What is wrong with a text. */
export function checkText(schema: Schema, text: string, path: Path): SchemaProblem[] {
  const { pattern, minLength = 0, maxLength = Infinity } = schema
  const length = Array.from(text).length
  if (length < minLength) {
    const message =
      length === 0 ? 'is empty: give a text' : `has ${length} characters: give at least ${minLength}`
    return [{ path, message }]
  }
  if (length > maxLength) return [{ path, message: `has ${length} characters: give at most ${maxLength}` }]
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return []
  return [{ path, message: `does not have the form that the API takes: ${toForm(pattern)}` }]
}

/** What is wrong with a number. */
export function checkNumber({ minimum, maximum }: Schema, value: number, path: Path): SchemaProblem[] {
  if (value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity)) return []
  const bounds =
    maximum === undefined
      ? `${minimum} or more`
      : minimum === undefined
        ? `${maximum} or less`
        : `${minimum} to ${maximum}`
  return [{ path, message: `is ${value}: give ${bounds}` }]
}

// A long pattern explains nothing.
function toForm(pattern: string): string {
  return pattern.length <= 60 ? `it must match ${pattern}` : 'see the schema'
}
