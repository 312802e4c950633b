import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apart, replacesModules } from './apart.ts'
import { root } from './copy-of-repository.ts'

test('every test file that replaces modules has a process of its own', () => {
  const files = globSync('{packages/*,tools/*/*}/src/**/*.test.ts', { cwd: root })
  const replacing = files.filter((path) => replacesModules(readFileSync(join(root, path), 'utf8')))
  expect(replacing.length).toBeGreaterThan(5)
  expect(replacing.map((path) => path.replaceAll('\\', '/')).filter((path) => !apart.includes(path))).toEqual(
    [],
  )
  expect(apart.filter((path) => !files.includes(join(path)))).toEqual([])
})

test('a file that replaces a module is recognized', () => {
  const name = 'mock'
  expect(replacesModules(`vi.${name}('node:fs')`)).toBe(true)
  expect(replacesModules("vi.fn(() => 'node:fs')")).toBe(false)
})
