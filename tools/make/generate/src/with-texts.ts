import { describeNode } from './describe-node.ts'

type Json = null | boolean | number | string | Json[] | JsonObject
interface JsonObject {
  [key: string]: Json
}

/** Keywords whose content is sample data or values, not nodes of the description. */
const values = new Set(['default', 'enum', 'example', 'examples', 'value', 'x-enumDescriptions'])

/**
 * Copies a description and puts the whole text of every node into its `summary`, which becomes its docstring. A
 * reference gets the text of its target, unless it has its own description.
 */
export function withTexts(description: JsonObject): JsonObject {
  function resolve($ref: string): JsonObject {
    const segments = $ref.slice('#/'.length).split('/')
    return segments.reduce<Json>(
      (node, segment) => (node as JsonObject)[segment] ?? {},
      description,
    ) as JsonObject
  }

  /** Merges a node with the node that it refers to; its own keywords win. */
  function flatten(node: JsonObject): JsonObject {
    const { $ref, oneOf, items, ...own } = node
    if (typeof $ref === 'string') return { ...flatten(resolve($ref)), ...own }
    if (isNullable(node)) return { ...flatten((oneOf as JsonObject[])[0]!), ...own }
    return items ? { ...own, items: flatten(items as JsonObject) } : own
  }

  function visit(node: Json): Json {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const copy: JsonObject = {}
    for (const [key, value] of Object.entries(node)) copy[key] = values.has(key) ? value : visit(value)
    if (!isDescribed(node)) return copy
    const flat = flatten(node)
    delete copy['description']
    // The generator would add these keywords to the docstring, where readers do not need them.
    delete copy['format']
    if (node['enum']) copy['x-enum'] = node['enum']
    delete copy['enum']
    // The types of the alternatives already distinguish them.
    delete copy['discriminator']
    const text = [describeNode(flat), toLink(node, flat)].filter(Boolean).join('\n\n')
    copy['summary'] = isPartOfOperation(node) ? toFirstSentence(text) : text
    for (const tag of ['default', 'examples', 'deprecated'])
      if (flat[tag] !== undefined) copy[tag] = flat[tag]
    return copy
  }

  return visit(description) as JsonObject
}

function isDescribed(node: Json | undefined): node is JsonObject {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return false
  return typeof node['$ref'] === 'string' || typeof node['description'] === 'string' || isNullable(node)
}

/** Returns a link to a schema that becomes a plain string or number: editors do not show the name of such a type. */
function toLink(node: JsonObject, { type, 'x-enumDescriptions': values }: JsonObject): string {
  const { $ref } = isNullable(node) ? (node['oneOf'] as JsonObject[])[0]! : node
  const isPlain = (type === 'string' || type === 'integer' || type === 'number') && values === undefined
  const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1] : undefined
  return isPlain && name !== undefined ? `{@link ${name}}` : ''
}

/**
 * Reports whether a node refers to a shared header or response. Every operation has these, so one sentence is enough.
 */
const isPartOfOperation = ({ $ref }: JsonObject): boolean =>
  typeof $ref === 'string' && /^#\/components\/(headers|responses)\//.test($ref)

const toFirstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text

/** Reports whether a node is a choice between one schema and null. */
function isNullable({ oneOf }: JsonObject): boolean {
  return Array.isArray(oneOf) && oneOf.length === 2 && (oneOf[1] as JsonObject)['type'] === 'null'
}
