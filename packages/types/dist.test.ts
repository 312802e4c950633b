import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package is there, and holds nothing at run time', async () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/types')).toMatch(/\/dist\/index\.js$/)
  expect(Object.keys(await import('@hostwright/types'))).toEqual([])
})
