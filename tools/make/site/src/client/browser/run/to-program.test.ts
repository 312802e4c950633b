import { findSnippets } from '@hostwright/snippets'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { findImports, toProgram } from './to-program.ts'

test('types go, and every line stays where it is', () => {
  const code = `import { createVps, type Vps } from '@hostwright/vps'
import type { paths } from '@hostwright/types'
interface Named { readonly name: string }
const list: readonly Named[] = []
export const first = list[0]!.name as string`
  const translated = toProgram(code)
  const text = 'program' in translated ? translated.program.text : ''
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    "import { createVps, } from '@hostwright/vps'",
    '',
    '',
    'const list = []',
    'export const first = list[0].name',
  ])
})

test.each([
  ['const a = 1\nconst b = = 2', 2],
  ['const a = {\n\n', 3],
  ["const a = 'no end", 1],
])('an error of the syntax is told at its line: %j', (code, line) => {
  expect(toProgram(code)).toMatchObject({ problem: { text: expect.stringContaining('SyntaxError'), line } })
})

test('every form of import is found, and nothing that only looks like one', () => {
  const text = `import a from 'a'
import 'b'
export { c } from "c"
const d = await import('d')
const text = "import x from 'x'" // import y from 'y'`
  expect(findImports(text).map(({ name, from, to }) => [name, text.slice(from, to)])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
    ['d', 'd'],
  ])
})

/** Removes blanks and separators, which the two translations place differently. */
const toWords = (text: string): string => text.replaceAll(/[\s;,]+/g, '')

test.each(findSnippets())('$name is translated as Node does it', ({ code }) => {
  const translated = toProgram(code)
  const text = 'program' in translated ? translated.program.text : ''
  const withoutUnusedImports = toWords(stripTypeScriptTypes(code))
  expect(toWords(text)).toBe(withoutUnusedImports)
  expect(text.split('\n')).toHaveLength(code.split('\n').length)
})
