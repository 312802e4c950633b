import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import type { Schema } from '@hostwright/generate/description'
import type { Operation } from '../reference/description.ts'
import { listBodyFields } from './list-body-fields.ts'

const listFields = (schema: Schema): ReturnType<typeof listBodyFields> => {
  const operation = { requestBody: { content: { 'application/json': { schema } } } } as unknown as Operation
  return listBodyFields(operation, (part) => part as never, new MarkdownIt())
}

test('each property has the kind of its input, with the first sentence of its text', () => {
  const fields = listFields({
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'The `name`. At most 50 letters.' },
      months: { type: ['integer', 'null'] },
      agree: { type: 'boolean', const: true },
      protocol: { type: 'string', enum: ['tcp', 'udp'] },
      rules: { type: 'array' },
    },
  })
  expect(fields[0]).toEqual({
    name: 'name',
    kind: 'text',
    isRequired: true,
    description: 'The <code>name</code>.',
  })
  expect(fields.map(({ kind }) => kind)).toEqual(['text', 'number', 'boolean', 'text', 'json'])
  expect(fields[3]).toMatchObject({ choices: ['tcp', 'udp'], isRequired: false })
})

test('a property that is only written is a secret', () => {
  const [name, password] = listFields({
    properties: { name: { type: 'string' }, password: { type: 'string', writeOnly: true } },
  })
  expect([name, password].map((field) => field!.isSecret)).toEqual([undefined, true])
})

test('of several forms all properties are listed; required are those of every form', () => {
  const [one, two, three] = listFields({
    oneOf: [
      { required: ['name', 'key'], properties: { name: { type: 'string' }, key: { type: 'string' } } },
      { required: ['name'], properties: { name: { type: 'string' }, rule: { type: 'object' } } },
    ],
  })
  expect([one, two, three].map((field) => [field!.name, field!.isRequired])).toEqual([
    ['name', true],
    ['key', false],
    ['rule', false],
  ])
})

test('objects and lists have inputs of their own, one level deep and in the items of a list', () => {
  const text: Schema = { type: 'string' }
  const inner: Schema = { type: 'object', required: ['kind'], properties: { kind: text } }
  const [object, list, items] = listFields({
    properties: {
      action: { type: 'object', properties: { target: text, inner } },
      addresses: { type: 'array', items: text },
      conditions: { type: 'array', items: inner },
    },
  })
  expect(object).toMatchObject({
    kind: 'object',
    fields: [{ name: 'target', kind: 'text' }, { kind: 'json' }],
  })
  expect(list).toMatchObject({ kind: 'list', fields: [{ name: '', kind: 'text' }] })
  expect(items).toMatchObject({
    kind: 'list',
    fields: [{ kind: 'object', fields: [{ name: 'kind', isRequired: true }] }],
  })
})
