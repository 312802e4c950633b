import { expect, test } from 'vitest'
import { flattenOneOf } from './flatten-one-of.ts'

const id = { type: 'string' }
const schemas = {
  Order: { type: 'object', required: ['id', 'price'], properties: { id, price: { type: 'integer' } } },
  DryRun: {
    type: 'object',
    required: ['price', 'dry_run'],
    properties: { dry_run: { type: 'boolean' }, price: { type: 'integer' } },
  },
  Other: { type: 'object', properties: { id: { type: 'integer' } } },
}
const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` })

test('gives one object with all properties, requiring what every branch requires', () => {
  expect(flattenOneOf({ description: 'Either.', oneOf: [ref('Order'), ref('DryRun')] }, schemas)).toEqual({
    description: 'Either.',
    type: 'object',
    required: ['price'],
    properties: { id, price: { type: 'integer' }, dry_run: { type: 'boolean' } },
  })
})

test('leaves a choice with a discriminator, and one with null', () => {
  const told = { oneOf: [ref('Order'), ref('DryRun')], discriminator: { propertyName: 'kind' } }
  expect(flattenOneOf(told, schemas)).toBe(told)
  const nullable = { oneOf: [ref('Order'), { type: 'null' }] }
  expect(flattenOneOf(nullable, schemas)).toBe(nullable)
})

test('flattens a choice that is a branch of another one, also with a discriminator', () => {
  const inner = { oneOf: [ref('Order'), ref('DryRun')], discriminator: { propertyName: 'kind' } }
  const outer = { oneOf: [ref('Inner'), ref('Other')] }
  const flat = flattenOneOf(inner, { ...schemas, Inner: inner, Outer: outer })
  expect(flat).toMatchObject({ type: 'object', required: ['price'] })
  expect(flat).not.toHaveProperty('discriminator')
})

test('rejects branches that mean different things by one name', () => {
  expect(() => flattenOneOf({ oneOf: [ref('Order'), ref('Other')] }, schemas)).toThrow('disagree about id')
})

test('joins parts of an enumeration to the component that has all of its values', () => {
  const branch = (kind: string) => ({ type: 'object', properties: { protocol: ref(kind) } })
  const rules = {
    Port: { type: 'string', enum: ['tcp', 'udp'] },
    Icmp: { type: 'string', enum: ['icmp'] },
    PortRule: branch('Port'),
    IcmpRule: branch('Icmp'),
  }
  const choice = { oneOf: [ref('PortRule'), ref('IcmpRule')] }
  const Protocol = { type: 'string', enum: ['tcp', 'udp', 'icmp'] }
  expect(flattenOneOf(choice, { ...rules, Protocol })).toMatchObject({
    properties: { protocol: ref('Protocol') },
  })
  expect(() => flattenOneOf(choice, rules)).toThrow('disagree about protocol')
})

const boolean = { type: 'boolean' }
const keys = {
  Create: { oneOf: [ref('Register'), ref('Generate')] },
  Register: {
    type: 'object',
    properties: {
      generate: { ...boolean, const: false, description: 'False, or absent.', examples: [false] },
    },
  },
  Generate: {
    type: 'object',
    required: ['generate'],
    properties: {
      generate: { ...boolean, const: true, description: 'True.', 'x-provenance': 'requirements' },
    },
  },
}

test('rejects two texts of one property, because the text of one branch is wrong for the other', () => {
  expect(() => flattenOneOf(keys.Create, keys, {})).toThrow('explain generate differently: join their texts')
})

test('takes the joined text in place of both, with its own examples and mark', () => {
  const text = { description: 'True generates; false, or absent, registers.', examples: [true] }
  expect(flattenOneOf(keys.Create, keys, { Create: { generate: text } })).toEqual({
    type: 'object',
    properties: { generate: { ...boolean, ...text } },
  })
})

test('has the provenance of its least certain branch', () => {
  const object = { type: 'object', properties: {} }
  const choice = { oneOf: [ref('One'), ref('Two')] }
  const schemas = {
    One: { ...object, 'x-provenance': 'public-reference' },
    Two: { ...object, 'x-provenance': 'inferred' },
  }
  expect(flattenOneOf(choice, schemas)).toMatchObject({ 'x-provenance': 'inferred' })
})

test('rejects additional properties only if every branch does', () => {
  const closed = { type: 'object', properties: {}, additionalProperties: false }
  const choice = { oneOf: [ref('One'), ref('Two')] }
  expect(flattenOneOf(choice, { One: closed, Two: closed })).toMatchObject({ additionalProperties: false })
  const open = { type: 'object', properties: {} }
  expect(flattenOneOf(choice, { One: closed, Two: open })).not.toHaveProperty('additionalProperties')
})
