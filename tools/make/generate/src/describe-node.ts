import type { Schema } from './description.ts'

/** Schema, parameter, response, header, request body or operation. */
export type DescribedNode = Schema & { readonly summary?: string }

const notes: Readonly<Record<string, string>> = {
  'public-reference': 'Known from public reference material, not from the documentation of the service.',
  inferred: 'Inferred: nobody documents it, and the service may differ.',
}

/**
 * Returns the text that an editor shows for a node: its description, its bounds, the meaning of each of its values, and
 * a note if the node goes beyond the documentation. The text is empty for a node that has none of these.
 */
export function describeNode(node: DescribedNode): string {
  const { summary, description, items, 'x-enumDescriptions': values, 'x-provenance': provenance = '' } = node
  const text = [summary, description].map((part) => part?.trim()).filter(Boolean)
  const meanings = Object.entries(values ?? items?.['x-enumDescriptions'] ?? {})
  const list = meanings.map(([value, meaning]) => `- \`${value}\`: ${meaning.replaceAll('\n', ' ')}`)
  return [...text, toBounds(node), list.join('\n'), notes[provenance]].filter(Boolean).join('\n\n')
}

/** Length of the longest pattern that is shown. A longer one says less than the description. */
const longestPattern = 40

/** Returns the bounds of a value in words, except for those that its description already mentions. */
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
