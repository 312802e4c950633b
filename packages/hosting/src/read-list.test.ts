import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const response = Response.json({})
const read = (data: object): unknown => readList('GET /v1/server/{servername}/ssh/key', { data, response })

test('the only array of a response is its list, whatever its name', () => {
  expect(read({ ssh_keys: [1] })).toEqual([1])
  expect(read({ total: 2, keys: [1, 2] })).toEqual([1, 2])
  expect(read({ keys: [] })).toEqual([])
})

test.each([
  ['none', {}],
  ['none', { ssh_keys: null }],
  ['several', { keys: [1], others: [] }],
])('a response with %s is not read as an empty list', (problem, data) => {
  expect(() => read(data)).toThrow(`A response with one list was expected, and this one has ${problem}`)
})
