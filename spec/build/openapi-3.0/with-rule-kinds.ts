import { isObject, type JsonObject } from '../json.ts'

const schema = (name: string): string => `#/components/schemas/${name}`

/**
 * Copies a description so that a new packet filter rule is a preset or a custom rule. In 3.1 the choice has one level of
 * three branches, because generators drop a choice within a choice. Flattening would join all three, and a preset with a
 * port would look valid. The choice has no discriminator: the Rust client of openapi-generator sends the property that
 * one names twice.
 */
export function withRuleKinds(description: JsonObject): JsonObject {
  const { components } = description
  const schemas = isObject(components) ? components['schemas'] : undefined
  if (!isObject(components) || !isObject(schemas) || schemas['CreateRuleRequest'] === undefined) {
    return description
  }
  const { oneOf, ...rest } = schemas['CreateRuleRequest'] as JsonObject
  const [preset, ...custom] = oneOf as [JsonObject, ...JsonObject[]]
  if (preset['$ref'] !== schema('PresetRuleRequest') || custom.length !== 2) {
    throw new Error('CreateRuleRequest must have the branches preset, custom with a port, custom for icmp')
  }
  const CustomRuleRequest = {
    description:
      'A rule with its own protocol, port and source. Rules for tcp and udp need a `port`; rules for icmp have none.',
    oneOf: custom,
  }
  const CreateRuleRequest = { ...rest, oneOf: [preset, { $ref: schema('CustomRuleRequest') }] }
  return {
    ...description,
    components: { ...components, schemas: { ...schemas, CustomRuleRequest, CreateRuleRequest } },
  }
}
