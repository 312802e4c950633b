import { expect, test } from 'vitest'
import { type ClientReport, listFaults } from './list-faults.ts'

const closed = { type: 'object', additionalProperties: false, properties: {}, required: [] } as const
const call = { name: 'search', arguments: {}, expected: 'results' }
const tool = { name: 'search', schema: closed, isStrict: true }
const report: ClientReport = { tools: [tool], results: ['{"results":[]}'] }

const check = (changed: Partial<ClientReport>, names = ['search']): readonly string[] =>
  listFaults({ ...report, ...changed }, [call], names, true)

test('a client that has, calls and makes strict every tool has no fault', () => {
  expect(check({})).toEqual([])
  expect(check({ results: ['[{"type":"text","text":"{\\"results\\":[]}"}]'] })).toEqual([])
})

test('a tool that no client called or has is found', () => {
  expect(check({}, ['search', 'read'])).toEqual(['read: the client does not have it', 'read: not called'])
  expect(check({ results: [] })).toEqual(['search with {}: not called'])
})

test('a result without its property is found, with its text', () => {
  expect(check({ results: ['failed: {"error":"x"}'] })).toEqual(['search with {}: failed: {"error":"x"}'])
})

test.each([
  ['a tool that the framework left as it was', { ...tool, isStrict: false }, 'search'],
  ['an object that takes any property', { ...tool, schema: { type: 'object' } }, 'search'],
  [
    'a property that can be missing, in a list of choices',
    {
      ...tool,
      schema: {
        ...closed,
        properties: {
          list: { items: { anyOf: [{ ...closed, properties: { one: {} } }, { type: 'null' }] } },
        },
        required: ['list'],
      },
    },
    'search.list[]',
  ],
  [
    'a free object that can be null',
    { ...tool, schema: { ...closed, properties: { map: { type: ['object', 'null'] } }, required: ['map'] } },
    'search.map',
  ],
])('%s is found', (_, changed, path) => {
  expect(check({ tools: [changed] })).toEqual([`${path}: not strict`])
})
