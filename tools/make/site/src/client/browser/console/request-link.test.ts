import { expect, test } from 'vitest'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { beginForm } from './form.ts'
import { parseFragment, toFragment } from './request-link.ts'

const text = { isRequired: true, description: '' }
const operation = {
  id: 'orderVps',
  parameters: [
    { ...text, name: 'uuid', in: 'path', value: 'one' },
    { ...text, name: 'Idempotency-Key', in: 'header', value: '' },
  ],
  fields: [
    { ...text, name: 'name', kind: 'text' },
    { ...text, name: 'password', kind: 'text', isSecret: true },
  ],
  body: '{"name": "web-01", "password": "sample"}',
} as unknown as ConsoleOperation
const parse = (fragment: string): unknown => parseFragment([operation], fragment)

test('an unchanged form has the name of its operation as its address', () => {
  expect(toFragment(operation, beginForm(operation))).toBe('#orderVps')
  expect(toFragment(operation, { ...beginForm(operation), body: 'priced' }, 'priced')).toBe('#orderVps')
})

test('what was typed is in the address and read again, without keys, secrets and unknown properties', () => {
  const values = { uuid: 'a?b&c', 'Idempotency-Key': 'key-of-an-order' }
  const body = '{"name": "web-02", "password": "typed", "passwort": "misspelled"}'
  const fragment = toFragment(operation, { values, body })
  expect(decodeURIComponent(fragment)).not.toMatch(/key-of-an-order|typed|misspelled/)
  expect(parse(fragment)).toEqual({
    operation,
    typed: {
      values: { uuid: 'a?b&c', 'Idempotency-Key': expect.not.stringMatching('key-of-an-order') },
      body: JSON.stringify({ name: 'web-02', password: 'sample' }, null, 2),
    },
  })
})

test('a body that is no JSON is not in the address, because secrets in it cannot be recognized', () => {
  const typed = { ...beginForm(operation), body: '{"password": "typed' }
  expect(toFragment(operation, typed)).toBe('#orderVps')
})

test('fragments of the page are no requests, and a broken body is that of the sample', () => {
  expect(parse('#content')).toBeUndefined()
  expect(parse('#orderVps?body={')).toMatchObject({ typed: { body: operation.body } })
})
