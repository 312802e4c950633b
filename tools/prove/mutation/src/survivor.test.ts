import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { isProse, isSurvivor, type Mutant, toSurvivor } from './survivor.ts'

const source = `function wait(): void {
  if (left <= 0) throw over('The time is over')
}
`

function createMutant(changes: Partial<Mutant> = {}): Mutant {
  return {
    location: { start: { line: 2, column: 7 }, end: { line: 2, column: 16 } },
    mutatorName: 'EqualityOperator',
    replacement: 'left < 0',
    status: 'Survived',
    ...changes,
  }
}

const named = {
  file: 'wait.ts',
  line: "if (left <= 0) throw over('The time is over')",
  original: 'left <= 0',
  mutated: 'left < 0',
}

test('a survivor has its line, its original and its changed code', () => {
  expect(toSurvivor('wait.ts', source, createMutant())).toEqual(named)
})

test('a mutant over several lines is described on one', () => {
  const location = { start: { line: 1, column: 23 }, end: { line: 3, column: 2 } }
  expect(toSurvivor('wait.ts', source, createMutant({ location, replacement: '{}' }))).toEqual({
    file: 'wait.ts',
    line: 'function wait(): void {',
    original: "{ if (left <= 0) throw over('The time is over') }",
    mutated: '{}',
  })
})

test.each([
  ['Survived', true],
  ['NoCoverage', true],
  ['Killed', false],
  ['Timeout', false],
  ['RuntimeError', false],
])('%s: is it a survivor? %s', (status, expected) => {
  expect(isSurvivor(createMutant({ status }))).toBe(expected)
})

test('the text of a message is prose; a word that a program reads is not', () => {
  const text = createMutant({ mutatorName: 'StringLiteral', replacement: '""' })
  expect(isProse({ ...named, original: "'The time is over'" }, text)).toBe(true)
  expect(isProse({ ...named, original: "'deadline'" }, text)).toBe(false)
  expect(isProse(named, createMutant())).toBe(false)
})

test('a named survivor is accepted; the second of two equal ones is not', () => {
  const entry = { ...named, why: 'It does the same' }
  expect(compare([named], [entry])).toEqual({ unnamed: [], obsolete: [] })
  expect(compare([named, named], [entry])).toEqual({ unnamed: [named], obsolete: [] })
  expect(compare([named], [])).toEqual({ unnamed: [named], obsolete: [] })
})

test('an entry whose mutant was killed or removed is obsolete', () => {
  const entry = { ...named, why: 'It does the same' }
  expect(compare([], [entry])).toEqual({ unnamed: [], obsolete: [entry] })
  expect(compare([{ ...named, line: 'another line' }], [entry]).obsolete).toEqual([entry])
})
