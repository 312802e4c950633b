import { expect, test } from 'vitest'
import { loadDescription } from './load-description.ts'
import { createSearchNames } from './search-names.ts'

const searchNames = createSearchNames(await loadDescription(), [])

test('a mistyped word finds what it means', () => {
  const names = searchNames('protecton', 10).names.map(({ name }) => name)
  expect(names).toContain('updateVpsProtection')
})

test('a word of a million letters finds nothing, and does not exhaust the memory', () => {
  expect(searchNames('a'.repeat(1_000_000), 5)).toEqual({ names: [], total: 0 })
})

test('of a query of 200,000 words, only the first hundred different ones are searched', () => {
  const words = Array.from({ length: 200_000 }, (_, index) => `dns${index}`)
  const first = `list dns records ${words.slice(0, 97).join(' ')}`
  const found = searchNames(`${first} ${'dns '.repeat(200_000)} mailbox ${words.join(' ')}`, 5)
  expect(found.names.map(({ name }) => name)).toContain('listDnsRecords')
  expect(found).toEqual(searchNames(first, 5))
})

test('a search counts also what it does not return', () => {
  const { names, total } = searchNames('server', 6)
  expect(names).toHaveLength(6)
  expect(total).toBeGreaterThan(6)
})
