import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'
import { withRuleKinds } from './with-rule-kinds.ts'

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` })
const branches = [ref('PresetRuleRequest'), ref('CustomPortRuleRequest'), ref('CustomIcmpRuleRequest')]
const describe = (oneOf: object[]): JsonObject =>
  ({ components: { schemas: { CreateRuleRequest: { description: 'A rule.', oneOf } } } }) as never

test('a new rule is a preset or a custom rule, distinguished by `type`', () => {
  const { components } = withRuleKinds(describe(branches)) as { components: { schemas: JsonObject } }
  expect(components.schemas['CreateRuleRequest']).toMatchObject({
    oneOf: [ref('PresetRuleRequest'), ref('CustomRuleRequest')],
    discriminator: { propertyName: 'type', mapping: { custom: ref('CustomRuleRequest').$ref } },
  })
  expect(components.schemas['CustomRuleRequest']).toMatchObject({ oneOf: branches.slice(1) })
})

test('an unexpected choice is an error, and a description without rules is unchanged', () => {
  expect(() => withRuleKinds(describe(branches.toReversed()))).toThrow('CreateRuleRequest must have')
  const other = { components: { schemas: {} } }
  expect(withRuleKinds(other)).toBe(other)
})

test('the mapping of the 3.0 copy has every preset of the description', () => {
  const { discriminator } = read('openapi-3.0')['CreateRuleRequest'] as { discriminator: { mapping: object } }
  const kinds = read('openapi')['PresetRuleType']?.['enum'] as string[]
  expect(Object.keys(discriminator.mapping)).toEqual([...kinds, 'custom'])
})

test('no choice of the description is within another one, which four generators cannot use', () => {
  const schemas = read('openapi') as Record<string, { oneOf?: { $ref?: string }[] }>
  const nested = Object.entries(schemas).filter(([, { oneOf = [] }]) =>
    oneOf.some(({ $ref = '' }) => schemas[$ref.split('/').at(-1) ?? '']?.oneOf !== undefined),
  )
  expect(nested.map(([name]) => name)).toEqual([])
})

/** Reads the schemas of a built description. */
function read(name: string): Record<string, JsonObject> {
  const text = readFileSync(new URL(`../../dist/${name}.json`, import.meta.url), 'utf8')
  return (JSON.parse(text) as { components: { schemas: Record<string, JsonObject> } }).components.schemas
}
