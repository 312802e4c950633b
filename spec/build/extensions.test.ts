import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('..', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, here), 'utf8')

/** Paths of all source files. */
const files = [
  'openapi.yaml',
  ...['paths', 'components'].flatMap((folder) =>
    readdirSync(new URL(folder, here), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`),
  ),
]

test('EXTENSIONS.md has a section and a table row for every x- key, and for no other', () => {
  const keys = files.flatMap((name) =>
    [...read(name).matchAll(/^[\s-]*(x-\w[\w-]*):/gm)].map((match) => String(match[1])),
  )
  const used = [...new Set(keys)].toSorted()
  const page = read('EXTENSIONS.md')
  const sections = [...page.matchAll(/^## (x-.+)$/gm)].map((match) => String(match[1]))
  const rows = [...page.matchAll(/^\| \[`(x-.+?)`\]/gm)].map((match) => String(match[1]))
  expect(used.length).toBeGreaterThan(0)
  expect(sections.toSorted()).toEqual(used)
  expect(rows.toSorted()).toEqual(used)
})
