import { ConfigError } from '@hostwright/common'
import type { Description, Operation, Schema } from '../description/description.ts'
import { type FileSection, listFileSections } from '../description/list-file-sections.ts'
import type { GuideSection } from '../description/load-guides.ts'
import { shortenSchema } from '../description/shorten-schema.ts'
import type { Outcome, Tool } from './tool.ts'

/** Tool that explains an operation, a section of the file, or a guide. */
export const describe: Tool<{ readonly name: string }> = {
  name: 'describe',
  title: 'Describe an operation or file section',
  description:
    'Explains what search has found: parameters, errors, schema, and which tool reaches it. "file" is the whole plan file.',
  input: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'Such as listDnsRecords or file.hosting.domains.dns.' },
    },
  },
  output: { name: { type: 'string' }, reached_by: { type: 'string' } },
  annotations: { readOnlyHint: true, openWorldHint: false },
  isReading: true,
  async run({ name }, { describe: load, guides }) {
    if (name.startsWith('guide.')) return describeGuide(await guides(), name)
    const description = await load()
    const operation = description.operations.get(name)
    if (operation) {
      const { listAllowedOperations } = await import('@hostwright/plan')
      const data = describeOperation(description, operation, listAllowedOperations())
      return { text: operation.summary, data }
    }
    const sections = listFileSections(description.file)
    const section = sections.find((one) => one.name === name)
    if (section === undefined)
      throw new ConfigError('name', `is ${name}, which is not known: search finds names`)
    const schema = shortenSchema(description.file, section.schema, 3)
    const data = { name, reached_by: 'plan', schema: withoutSections(schema, name, sections) }
    return { text: section.summary, data }
  },
}

// Number of characters up to which the schema of a section of the plan file is returned inside the schema of the
// section that contains it. Longer ones are returned by a call of their own; for a shorter one, that call would cost
// more tokens.
const shortSection = 300

/** Replaces each long section inside a section by its name, with which an agent can call `describe` again. */
function withoutSections(schema: Schema, name: string, sections: readonly FileSection[]): Schema {
  const { properties = {}, ...rest } = schema as { readonly properties?: Readonly<Record<string, Schema>> }
  const shown = Object.entries(properties).map(([key, inner]) => {
    const see = `${name}.${key}`
    const isApart = JSON.stringify(inner).length > shortSection && sections.some((one) => one.name === see)
    return [key, isApart ? { description: inner.description, see } : inner]
  })
  return { ...rest, ...(shown.length > 0 && { properties: Object.fromEntries(shown) as object }) }
}

// Largest number of characters of a section of a guide that one call returns. The text of a longer section ends with
// the name of its next part, such as `guide.ordering.order-by-name#2`.
const mostCharacters = 6_000

function describeGuide(guides: readonly GuideSection[], name: string): Outcome {
  const [, whole = name, part = '1'] = /^(.+)#([1-9]\d?)$/.exec(name) ?? []
  const section = guides.find((one) => one.name === whole)
  const end = Number(part) * mostCharacters
  const shown = section?.text.slice(end - mostCharacters, end)
  if (!section || !shown) throw new ConfigError('name', `is ${name}, which is not known: search finds names`)
  const rest = section.text.length > end ? ` (cut: describe ${whole}#${Number(part) + 1} for more)` : ''
  return { text: section.title, data: { name, text: `${shown}${rest}` } }
}

function describeOperation(
  { document }: Description,
  operation: Operation,
  listed: readonly string[],
): object {
  const { operationId, method, path, summary, description, parameters, body } = operation
  return {
    name: operationId,
    method,
    path,
    summary,
    description,
    reached_by: toTool(operation, listed),
    parameters: parameters.map(({ name, required = false, description: about, schema }) => ({
      name,
      required,
      description: about,
      ...(schema && shortenSchema(document, schema, 1)),
    })),
    ...(body && { body: shortenSchema(document, body, 3) }),
  }
}

function toTool(operation: Operation, listed: readonly string[]): string {
  if (operation.method === 'GET') return 'read'
  if (operation.isOrder) return 'quote_order; a person places the order'
  return listed.includes(operation.operationId) ? 'plan, then apply' : 'plan; a person applies it'
}
