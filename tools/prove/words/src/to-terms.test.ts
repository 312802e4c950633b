import { expect, test } from 'vitest'
import { lintPassages } from './lint-passages.ts'
import { toPassage } from './passage.ts'
import replacedWords from '../replaced-words.json' with { type: 'json' }
import type { Entry } from './to-terms.ts'

const lint = async (text: string): Promise<string[]> => {
  const problems = await lintPassages([toPassage(text, { file: 'x', line: 1, column: 1 })])
  return problems.map((problem) => problem.replace(/^\S+ +/, ''))
}
const entries: readonly Entry[] = replacedWords
const each = entries.flatMap(({ use, insteadOf }) => insteadOf.map((phrase) => [phrase, use] as const))

test('the list has more than a few entries, and no phrase twice', () => {
  expect(each.length).toBeGreaterThan(80)
  expect(new Set(each.map(([phrase]) => phrase)).size).toBe(each.length)
})

test.each(each)('"%s" is found', async (phrase, use) => {
  expect(await lint(`It is ${phrase}, says x.`)).toContain(`"${phrase}": use "${use}"`)
  expect(await lint(`It is re${phrase.replaceAll(' ', '')}s.`)).toEqual([])
})

test.each(entries.flatMap(({ except = [] }) => except))('"%s" is allowed', async (phrase) => {
  expect(await lint(`It is ${phrase}, says x.`)).toEqual([])
})

test('no recommended word is itself a wrong one', async () => {
  expect(await lint(entries.map(({ use }) => use).join('\n\n'))).toEqual([])
})
