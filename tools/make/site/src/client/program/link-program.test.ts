import { expect, test } from 'vitest'
import { linkProgram } from './link-program.ts'
import { toProblem } from './to-problem.ts'

test('an import of what the page does not have is told at its line, with what there is', () => {
  const text = "import { a } from 'a'\nimport { b } from 'left-pad'\n"
  const from = text.indexOf('left-pad')
  const imports = [{ name: 'left-pad', from, to: from + 'left-pad'.length }]
  expect(linkProgram({ text, imports }, { a: {}, b: {} })).toEqual({
    problem: { text: 'This page has no module left-pad. It has a, b.', line: 2 },
  })
})

test('an error is shown at the line of the program, without the addresses of the page', () => {
  const url = 'blob:null/1'
  const error = new Error('the server is stopped')
  error.stack = `Error: the server is stopped\n    at stop (blob:null/2:1:5)\n    at ${url}:7:9`
  expect(toProblem(error, { url, modules: [] }, (thrown) => (thrown as Error).stack!)).toEqual({
    text: 'Error: the server is stopped',
    details: 'Error: the server is stopped\n    at program.ts:7:9',
    line: 7,
  })
})

test('an error without a line of the program in its stack is shown at the line that awaited it', () => {
  const error = new TypeError('no')
  error.stack = 'TypeError: no'
  expect(toProblem(error, { url: 'blob:null/1', modules: [] }, String, 4)).toMatchObject({ line: 4 })
})

test('an error of the syntax has no place here: the page looks for it', () => {
  const error = new SyntaxError('Unexpected token')
  error.stack = 'SyntaxError: Unexpected token'
  expect(toProblem(error, { url: 'blob:null/1', modules: [] }, String)).toMatchObject({ isSyntax: true })
})

test('a name that a module does not have is told with the name of the module, at its import', () => {
  const error = new SyntaxError("The requested module 'blob:null/2' does not provide an export named 'b'")
  const modules = [{ url: 'blob:null/2', name: 'a', line: 3 }]
  expect(toProblem(error, { url: 'blob:null/1', modules }, String)).toEqual({
    text: "SyntaxError: The requested module 'a' does not provide an export named 'b'",
    line: 3,
  })
})
