/** What this file reads of a schema. */
export interface BoundedSchema {
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly pattern?: string
  readonly default?: unknown
}

/** A pattern that is longer says less than the description does. */
const longestPattern = 40

/** The bounds of a value in words, but those that its description has already. */
export function toBounds(schema: BoundedSchema): string {
  const { description = '', minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  const isTold = (bound: number | undefined): boolean =>
    bound === undefined || new RegExp(`(^|[^\\d])${bound}([^\\d]|$)`).test(description)
  const toSentence = (from?: number, to?: number, unit = ''): string => {
    if (isTold(from) && isTold(to)) return ''
    if (to === undefined) return `At least ${from}${from === 1 ? unit.replace(/s$/, '') : unit}.`
    return from === undefined ? `At most ${to}${unit}.` : `${from} to ${to}${unit}.`
  }
  const length = minLength === 0 ? undefined : minLength
  const isEmptyRefused = minLength === 1 && maxLength === undefined
  return [
    toSentence(minimum, maximum),
    isEmptyRefused ? 'Not empty.' : toSentence(length, maxLength, ' characters'),
    toSentence(minItems, maxItems, ' items'),
    schema.minProperties === 1 ? 'At least one property is required.' : '',
    pattern !== undefined && pattern.length <= longestPattern ? `Pattern: \`${pattern}\`.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
