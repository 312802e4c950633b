import { toBounds, type BoundedSchema } from './to-bounds.ts'

/** What this file reads of a schema, a parameter, a response, a header, a request body or an operation. */
export interface DescribedNode extends BoundedSchema {
  readonly summary?: string
  readonly items?: DescribedNode
  readonly oneOf?: readonly DescribedNode[]
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>
  readonly 'x-provenance'?: string
}

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
