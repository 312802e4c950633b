import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'
import { withRuleKinds } from './with-rule-kinds.ts'

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` })
const branches = [ref('PresetRuleRequest'), ref('CustomPortRuleRequest'), ref('CustomIcmpRuleRequest')]
const describe = (oneOf: object[]): JsonObject =>
  ({ components: { schemas: { CreateRuleRequest: { description: 'A rule.', oneOf } } } }) as never

test('a new rule is a preset or a custom rule, without a discriminator, which one generator sends twice', () => {
  const { components } = withRuleKinds(describe(branches)) as { components: { schemas: JsonObject } }
  expect(components.schemas['CreateRuleRequest']).toEqual({
    description: 'A rule.',
    oneOf: [ref('PresetRuleRequest'), ref('CustomRuleRequest')],
  })
  expect(components.schemas['CustomRuleRequest']).toMatchObject({ oneOf: branches.slice(1) })
})

test('an unexpected choice is an error, and a description without rules is unchanged', () => {
  expect(() => withRuleKinds(describe(branches.toReversed()))).toThrow('CreateRuleRequest must have')
  const other = { components: { schemas: {} } }
  expect(withRuleKinds(other)).toBe(other)
})

test('the 3.0 copy has the choice too: a preset has no port', () => {
  const schemas = read('openapi-3.0')
  expect(schemas['CreateRuleRequest']).not.toHaveProperty('discriminator')
  expect(schemas['CreateRuleRequest']?.['oneOf']).toEqual([
    ref('PresetRuleRequest'),
    ref('CustomRuleRequest'),
  ])
  expect(Object.keys(schemas['PresetRuleRequest']?.['properties'] ?? {})).not.toContain('port')
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
