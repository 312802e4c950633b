import type { Body, Context, Location, Reference, Rule, Schema } from './redocly.ts'

interface Property {
  readonly name: string
  readonly pattern: string | undefined
  /** Whether its values are listed. */
  readonly isChoice: boolean
  readonly place: Location
}

/** Properties of requests that are part of a property of another name in responses. */
const otherSources: Readonly<Record<string, readonly string[]>> = {
  common_name: ['domain', 'subdomain'],
  fqdn: ['domain', 'host', 'subdomain'],
}

/**
 * A property of a response has a pattern only if every request that can set it has the same one. `*.example.com` comes
 * from the host of a DNS record, which has no pattern, and would fail that of a domain.
 */
export const responsePatterns: Rule = () => {
  const set = new Map<string, Set<string | undefined>>()
  const shown = new Map<string, Property>()
  return {
    Operation({ requestBody, responses = {} }, context) {
      if (requestBody) {
        for (const { name, pattern, isChoice } of listProperties(requestBody, context))
          if (!isChoice) set.set(name, (set.get(name) ?? new Set()).add(pattern))
      }
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      for (const property of successes.flatMap(([, response]) => listProperties(response, context)))
        shown.set(property.place.absolutePointer, property)
    },
    Root: {
      leave(_root, { report }) {
        for (const { name, pattern, place } of shown.values()) {
          if (pattern === undefined) continue
          const source = [name, ...(otherSources[name] ?? [])].find((one) =>
            [...(set.get(one) ?? [])].some((other) => other !== pattern),
          )
          if (source === undefined) continue
          report({
            message: `A request can set ${source} to what the pattern of ${name} rejects: a response has no such pattern.`,
            location: place,
          })
        }
      },
    },
  }
}

/** Lists the properties in a body at every depth, each with its own pattern, that of its items, or that it refers to. */
function listProperties(body: Body | Reference, { resolve, location }: Context): Property[] {
  const found: Property[] = []
  const seen = new Set<string>()

  const visit = (schema: Schema, place: Location, name?: string): void => {
    if (schema.$ref) {
      const target = resolve<Schema>({ $ref: schema.$ref }, place.source.absoluteRef)
      if (!target.location) return
      const { oneOf, anyOf, allOf } = target.node
      if (name !== undefined && !(oneOf ?? anyOf ?? allOf)) found.push(toProperty(name, target.node, place))
      if (!seen.has(target.location.absolutePointer)) {
        seen.add(target.location.absolutePointer)
        visit(target.node, target.location)
      }
      return
    }
    const hasParts = schema.items ?? schema.oneOf ?? schema.anyOf ?? schema.allOf
    if (name !== undefined && !hasParts) found.push(toProperty(name, schema, place))
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      visit(property, place.child(['properties', key]), key)
    if (schema.items) visit(schema.items, place.child('items'), name)
    for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const)
      schema[keyword]?.forEach((branch, index) => visit(branch, place.child([keyword, index]), name))
  }

  const { node, location: from = location } = resolve<Body>(body)
  for (const [type, { schema }] of Object.entries(node.content ?? {}))
    if (schema) visit(schema, from.child(['content', type, 'schema']))
  return found
}

function toProperty(name: string, schema: Schema, place: Location): Property {
  const isChoice = schema.enum !== undefined || schema['x-extensible-enum'] !== undefined
  return { name, pattern: schema.pattern, isChoice, place }
}
