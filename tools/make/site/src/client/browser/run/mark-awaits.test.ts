import { expect, test } from 'vitest'
import { markAwaits } from './mark-awaits.ts'

test('each awaited value is passed on with its line, and every line stays where it is', () => {
  const text = "const a = 1\nconst b = await f(await g(),\n  'await no')\nfor await (const c of d) c()\n"
  expect(markAwaits(text)).toBe(
    "const a = 1\nconst b = await hostwrightAwaits(2,f(await hostwrightAwaits(2,g()),\n  'await no'))\nfor await (const c of d) c()\n",
  )
})

test('a program that cannot be parsed is left to the engine, which says why', () => {
  expect(markAwaits('await')).toBe('await')
})
