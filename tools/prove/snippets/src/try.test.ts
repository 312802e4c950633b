import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSnippets, root } from './find-snippets.ts'

const readTry = (name: string): string => readFileSync(join(root, 'try', name), 'utf8')

test('a program of a guide or README finds its packages in the folder try, unless it needs a Redis', () => {
  const imported = new Set(
    findSnippets().flatMap(({ code }) =>
      [...code.matchAll(/from '@hostwright\/(\w+)/g)].map(([, name]) => name!),
    ),
  )
  const installed: { devDependencies: object } = JSON.parse(readTry('package.json'))
  const page = readTry('README.md')
  const missing = [...imported].filter(
    (name) => !(`@hostwright/${name}` in installed.devDependencies && page.includes(`${name}\``)),
  )
  expect(missing).toEqual(['redis'])
})
