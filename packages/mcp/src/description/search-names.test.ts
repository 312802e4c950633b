import { expect, test } from 'vitest'
import { loadDescription } from './load-description.ts'
import { createSearchNames } from './search-names.ts'

const searchNames = createSearchNames(await loadDescription(), [])

test('a mistyped word finds what it means', () => {
  const names = searchNames('protecton', 10).map(({ name }) => name)
  expect(names).toContain('updateVpsProtection')
})

test('a word of a million letters finds nothing, and does not exhaust the memory', () => {
  expect(searchNames('a'.repeat(1_000_000), 5)).toEqual([])
})
