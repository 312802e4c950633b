import { type Description, resolve, type Schema } from './description.ts'

interface Ordered {
  readonly schema: string
  readonly title: string
  readonly operation: string
  readonly method: string
}

const orders: readonly Ordered[] = [
  { schema: 'VpsOrderRequest', title: 'A VPS', operation: 'orderVps', method: 'vps.orders' },
  {
    schema: 'HostingOrderRequest',
    title: 'A hosting server',
    operation: 'orderHostingServer',
    method: 'hosting.orders',
  },
]

/** Returns the inputs of both kinds of orders as a guide: a table of the properties of each request body. */
export function toOrderInputs(description: Description): string {
  const sections = orders.map(({ schema, title, operation, method }) => {
    const table = toTable(description.components.schemas[schema]!, description)
    return `## ${title}\n\n[\`${method}.ensure\`](sdk:${method}.ensure) and [\`${method}.quote\`](sdk:${method}.quote) send these properties in [one request](operation:${operation}).\n\n${table}`
  })
  return `---
title: The inputs of an order
summary: Every property of an order of a VPS or a hosting server, whether it is required, its default and its limits.
group: Money and disks
order: 3.5
---

<!-- Generated from the description by tools/make/generate. Do not edit. -->

# The inputs of an order

\`ensure\` and \`quote\` read \`expected_total_price\` from the plans themselves, so a program leaves it out. The root password of a VPS and \`agree_to_terms\` belong in the second argument of \`ensure\`, or in that of \`place\`. [Ordering without fear](ordering.md) shows how to order once and to limit the price.

${sections.join('\n')}`
}

function toTable(schema: Schema, description: Description): string {
  const { required = [] } = schema
  const rows = Object.entries(schema.properties ?? {}).map(([name, own]) => {
    const value = resolve(description, own)
    const fallback = value.default === undefined ? '' : `\`${JSON.stringify(value.default)}\``
    const mark = required.includes(name) ? 'yes' : ''
    return `| \`${name}\` | ${mark} | ${fallback} | ${toLimits(value)} | ${toLine(value.description)} |`
  })
  return `| Property | Required | Default | Limits | Meaning |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

function toLimits(value: Schema): string {
  const { minimum, maximum, minLength = 1, maxLength } = value
  const known = value['x-extensible-enum'] ?? value.enum
  if (value.const !== undefined) return `\`${JSON.stringify(value.const)}\``
  if (known !== undefined) return known.map((one) => `\`${String(one)}\``).join(', ')
  const range =
    toRange(minimum, maximum) ??
    (maxLength === undefined ? undefined : toRange(minLength, maxLength, ' characters'))
  return range ?? ''
}

function toRange(least?: number, most?: number, unit = ''): string | undefined {
  if (least === undefined && most === undefined) return undefined
  if (most === undefined) return `from ${least}${unit}`
  return least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`
}

function toLine(text: unknown): string {
  return String(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim()
}
