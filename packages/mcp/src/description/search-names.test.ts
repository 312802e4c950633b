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

test('a query of 200,000 words ends at once, and finds what its first words mean', () => {
  const start = performance.now()
  const words = Array.from({ length: 200_000 }, (_, index) => `dns${index}`)
  const { names } = searchNames(`list dns records ${'dns '.repeat(200_000)} ${words.join(' ')}`, 5)
  expect(names.map(({ name }) => name)).toContain('listDnsRecords')
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('a search counts also what it does not return', () => {
  const { names, total } = searchNames('server', 6)
  expect(names).toHaveLength(6)
  expect(total).toBeGreaterThan(6)
})
