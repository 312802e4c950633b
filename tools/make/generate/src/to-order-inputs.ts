import { type Description, resolve, type Schema } from './description.ts'
import { english, type GuideWords } from './guide-words.ts'
import { toTableHead } from './to-table-head.ts'

interface Ordered {
  readonly schema: string
  readonly title: 'vps' | 'hosting'
  readonly operation: string
  readonly method: string
}

const orders: readonly Ordered[] = [
  { schema: 'VpsOrderRequest', title: 'vps', operation: 'orderVps', method: 'vps.orders' },
  {
    schema: 'HostingOrderRequest',
    title: 'hosting',
    operation: 'orderHostingServer',
    method: 'hosting.orders',
  },
]

/** Returns the inputs of both kinds of orders as a guide: a table of the properties of each request body. */
export function toOrderInputs(
  description: Description,
  { orderInputs: words }: GuideWords = english,
): string {
  const sections = orders.map(({ schema, title, operation, method }) => {
    const table = toTable(description.components.schemas[schema]!, description, words)
    const toLink = (name: string): string => `[\`${method}.${name}\`](sdk:${method}.${name})`
    const text = words.sends([toLink('ensure'), toLink('quote')], operation)
    return `## ${words[title]}\n\n${text}\n\n${table}`
  })
  return `${words.head}\n${sections.join('\n')}`
}

type Words = GuideWords['orderInputs']

function toTable(schema: Schema, description: Description, words: Words): string {
  const { required = [] } = schema
  const rows = Object.entries(schema.properties ?? {}).map(([name, own]) => {
    const value = resolve(description, own)
    const fallback = value.default === undefined ? '' : `\`${JSON.stringify(value.default)}\``
    const mark = required.includes(name) ? words.yes : ''
    return `| \`${name}\` | ${mark} | ${fallback} | ${toLimits(value, words)} | ${toLine(value.description)} |`
  })
  return `${toTableHead(words.columns)}\n${rows.join('\n')}\n`
}

function toLimits(value: Schema, { range }: Words): string {
  const { minimum, maximum, minLength = 1, maxLength } = value
  const known = value['x-extensible-enum'] ?? value.enum
  if (value.const !== undefined) return `\`${JSON.stringify(value.const)}\``
  if (known !== undefined) return known.map((one) => `\`${String(one)}\``).join(', ')
  if (minimum !== undefined || maximum !== undefined) return range(minimum, maximum, false)
  return maxLength === undefined ? '' : range(minLength, maxLength, true)
}

function toLine(text: unknown): string {
  return String(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim()
}
