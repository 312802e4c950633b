import { expect, test } from 'vitest'
import { lintPassages } from './lint-passages.ts'
import { toPassage } from './passage.ts'
import { readGlossary } from './read-glossary.ts'

const lint = async (text: string): Promise<string[]> => {
  const problems = await lintPassages([toPassage(text, { file: 'x', line: 1, column: 1 })])
  return problems.map((problem) => problem.replace(/^\S+ +/, ''))
}
const entries = readGlossary()
const each = entries.flatMap(({ term, insteadOf }) => insteadOf.map((phrase) => [phrase, term] as const))

test('the glossary has enough to hold, and no phrase twice', () => {
  expect(each.length).toBeGreaterThan(80)
  expect(new Set(each.map(([phrase]) => phrase)).size).toBe(each.length)
})

test.each(each)('"%s" is found', async (phrase, term) => {
  expect(await lint(`It is ${phrase}, says x.`)).toContain(`"${phrase}": use "${term}"`)
  expect(await lint(`It is re${phrase.replaceAll(' ', '')}s.`)).toEqual([])
})

test.each(entries.flatMap(({ except }) => except))('"%s" is allowed', async (phrase) => {
  expect(await lint(`It is ${phrase}, says x.`)).toEqual([])
})

test('no term is itself a wrong word', async () => {
  expect(await lint(entries.map(({ term }) => term).join('\n\n'))).toEqual([])
})

test('a glossary without wrong words is a mistake', () => {
  expect(() => readGlossary('| Term | Meaning |\n| --- | --- |\n| x | y |\n')).toThrow('names a wrong word')
})
