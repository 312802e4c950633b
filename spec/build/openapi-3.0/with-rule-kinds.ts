import { isObject, type JsonObject } from '../json.ts'

const schema = (name: string): string => `#/components/schemas/${name}`
const presets = ['ssh', 'web', 'web_http', 'mysql', 'postgresql', 'mail', 'rdp']

/**
 * Copies a description so that a new packet filter rule is a preset or a custom rule, distinguished by `type`. In 3.1
 * the choice has one level of three branches, because generators drop a choice within a choice. Without a
 * discriminator, which cannot name two branches for `custom`, flattening would join all three, and a preset with a port
 * would look valid.
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
  const mapping = Object.fromEntries([
    ...presets.map((value) => [value, schema('PresetRuleRequest')]),
    ['custom', schema('CustomRuleRequest')],
  ]) as JsonObject
  const CreateRuleRequest = {
    ...rest,
    oneOf: [preset, { $ref: schema('CustomRuleRequest') }],
    discriminator: { propertyName: 'type', mapping },
  }
  return {
    ...description,
    components: { ...components, schemas: { ...schemas, CustomRuleRequest, CreateRuleRequest } },
  }
}
