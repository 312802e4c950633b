import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

test('no problem of the description is ignored', () => {
  expect(parse(readFileSync(new URL('../.redocly.lint-ignore.yaml', import.meta.url), 'utf8'))).toEqual({})
})
