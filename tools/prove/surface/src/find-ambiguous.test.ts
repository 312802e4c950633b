import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findAmbiguous, readDeclarations } from './find-ambiguous.ts'

const folder = join(import.meta.dirname, '../snapshots')
const surfaces = new Map(
  globSync('*.txt', { cwd: folder, exclude: ['entry-points.txt'] })
    // `sandbox-node` has the surface of `sandbox`, with what only Node can do.
    .filter((file) => file !== 'sandbox-node.txt')
    .map((file) => [basename(file, '.txt'), readFileSync(join(folder, file), 'utf8')] as const),
)

test('a public name has one meaning in all packages', () => {
  expect(surfaces.size).toBeGreaterThan(12)
  expect([...surfaces.values()].flatMap((text) => [...readDeclarations(text)]).length).toBeGreaterThan(300)
  expect(findAmbiguous(surfaces)).toEqual([])
})

test('a second meaning that is planted is found, with both packages', () => {
  const planted = new Map(surfaces).set(
    'planted',
    'export { Orders }\n\nexport interface Orders {\n    all(): void;\n}\n',
  )
  expect(findAmbiguous(planted)).toEqual(['Orders: orders, planted'])
})

test('a type that another package only mentions has no second meaning', () => {
  const declared = (body: string) => `export interface Row {\n    ${body};\n}\n`
  const exported = `export { Row }\n\n${declared('a: 1')}`
  const mentioned = `export { Table }\n\n${declared('b: 2')}`
  expect(
    findAmbiguous(
      new Map([
        ['one', exported],
        ['other', mentioned],
      ]),
    ),
  ).toEqual([])
  expect(
    findAmbiguous(
      new Map([
        ['one', exported],
        ['other', exported],
      ]),
    ),
  ).toEqual([])
})
