import { expect, test } from 'vitest'
import { compareFixtures, type Edit, entriesOf } from './testing/compare-fixtures.ts'

const cups = 'paths /cups'
const newCup = 'components schemas NewCup'
const cup = 'components schemas Cup'
const string = { type: 'string' }

const breaking: [name: string, ...edits: Edit[]][] = [
  ['a removed path', ['paths /lids']],
  ['a removed operation', [`${cups} post`]],
  ['another operationId', [`${cups} get operationId`, 'readCups']],
  ['another scope', [`${cups} get security`, [{ key: ['write'] }]]],
  [
    'a new required request property',
    [`${newCup} properties size`, string],
    [`${newCup} required`, ['name', 'size']],
  ],
  ['a request property that becomes required', [`${newCup} required`, ['name', 'colour']]],
  ['a request property that is rejected now', [`${newCup} properties colour`]],
  ['a shorter request property', [`${newCup} properties name maxLength`, 5]],
  ['a new pattern in a request', [`${newCup} properties name pattern`, '^a']],
  ['a request body that becomes required', [`${cups} post requestBody required`, true]],
  ['a removed value in a request', ['components schemas Colour enum', ['red']]],
  ['a removed response property', [`${cup} properties memo`]],
  ['a response property that may be missing now', [`${cup} required`, ['id']]],
  ['a response property that may be null now', [`${cup} properties id type`, ['string', 'null']]],
  ['another type', [`${cup} properties id type`, 'integer']],
  ['a new value in a closed set of a response', ['components schemas State enum', ['full', 'empty', 'half']]],
  ['a new value in a set that goes both ways', ['components schemas Level enum', ['low', 'high', 'mid']]],
  ['a removed value in a set that goes both ways', ['components schemas Level enum', ['low']]],
  ['a removed response header', [`${cups} get responses 200 headers X-Left`]],
  ['a removed status', [`${cups} get responses 404`]],
  [
    'a new required parameter',
    [`${cups} get parameters 1`, { name: 'r', in: 'query', required: true, schema: string }],
  ],
  ['a removed parameter', [`${cups} get parameters`, []]],
]

const compatible: typeof breaking = [
  ['a new operation', ['paths /lids post', { operationId: 'makeLid', responses: {} }]],
  ['a new optional request property', [`${newCup} properties size`, string]],
  ['a request property that may be left out now', [`${newCup} required`, []]],
  ['a longer request property', [`${newCup} properties name maxLength`, 50]],
  ['a new value in a request', ['components schemas Colour enum', ['red', 'blue', 'green']]],
  ['a new response property', [`${cup} properties size`, string]],
  ['a response property that is always there now', [`${cup} required`, ['id', 'state', 'memo']]],
  ['a removed value in a response', ['components schemas State enum', ['full']]],
  ['a new known value of an open set', [`${cup} properties kind x-extensible-enum`, ['mug', 'glass', 'jar']]],
  ['a new error', [`${cups} get responses 409`, { description: 'no' }]],
  ['a new optional parameter', [`${cups} get parameters 1`, { name: 'r', in: 'query', schema: string }]],
  ['a deprecation', [`${cups} get deprecated`, true]],
]

const wording: Edit[] = [[`${newCup} properties name description`, 'The name.']]
const shared: Edit[] = [['components schemas Problem properties code']]
const removed: Edit[] = [['paths /lids']]
const server: Edit[] = [['servers', [{ url: 'https://example.com' }]]]
const cases = [...breaking, ...compatible].map(([, ...edits]) => edits)
const all = [...cases, wording, shared, removed, server]
const compared = compareFixtures(all)
const entries = all.map((_, index) => entriesOf(compared, index))

test.each(breaking.map(([name], index) => [name, index] as const))('%s breaks', (_name, index) => {
  expect(entries[index]?.some((entry) => entry.breaking)).toBe(true)
})

test.each(compatible.map(([name], index) => [name, breaking.length + index] as const))(
  '%s breaks nothing, and is listed',
  (_name, index) => {
    expect(entries[index]?.length).toBeGreaterThan(0)
    expect(entries[index]?.every((entry) => !entry.breaking)).toBe(true)
  },
)

test('counts changes of explanations and lists none', () => {
  expect(compared.wording).toBe(1)
  expect(entries[cases.length]).toEqual([])
})

test('names every operation that uses the changed component', () => {
  const index = cases.length + 1
  expect(entries[index]?.[0]?.operations).toEqual([`GET /${index}/cups`, `GET /${index}/lids`])
})

test('gives the text of a change and whether it breaks clients', () => {
  const index = cases.length + 2
  expect(entries[index]).toEqual([
    {
      breaking: true,
      text: `paths > /${index}/lids: Path \`/${index}/lids\` was removed.`,
      operations: [`GET /${index}/lids`],
    },
  ])
})

test('a change of the whole API belongs to no operation', () => {
  const [change, ...others] = compared.entries.filter(({ operations }) => operations.length === 0)
  expect(change?.text).toContain('servers')
  expect(others).toEqual([])
})
