import type { Schema } from './description.ts'

/** A schema, a parameter, a response, a header, a request body or an operation. */
export type DescribedNode = Schema & { readonly summary?: string }

const notes: Readonly<Record<string, string>> = {
  'public-reference': 'Known from public reference material, not from the documentation of the service.',
  inferred: 'Inferred: nobody documents it, and the service may differ.',
}

/**
 * What an editor shows of a node of the description: its description, its bounds, what each of its values means, and a
 * note where it goes beyond the documentation. Empty where there is nothing to say.
 */
export function describeNode(node: DescribedNode): string {
  const { summary, description, items, 'x-enumDescriptions': values, 'x-provenance': provenance = '' } = node
  const text = [summary, description].map((part) => part?.trim()).filter(Boolean)
  const meanings = Object.entries(values ?? items?.['x-enumDescriptions'] ?? {})
  const list = meanings.map(([value, meaning]) => `- \`${value}\`: ${meaning.replaceAll('\n', ' ')}`)
  return [...text, toBounds(node), list.join('\n'), notes[provenance]].filter(Boolean).join('\n\n')
}

/** A pattern that is longer says less than the description does. */
const longestPattern = 40

/** The bounds of a value in words, but those that its description has already. */
function toBounds(schema: Schema): string {
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
