import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listGuides } from './list-guides.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'guides-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, above: string): void =>
  writeFileSync(join(folder, name), `---\n${above}\n---\n\n# Title\n\nsummary: of nothing\n`)

test('guides come in the order that they give themselves', () => {
  write('b.md', 'title: First\nsummary: The first.\norder: 1')
  write('a.md', 'title: Second\nsummary: The second.\norder: 2')
  expect(listGuides(folder)).toEqual([
    { path: 'guides/b.html', title: 'First', summary: 'The first.' },
    { path: 'guides/a.html', title: 'Second', summary: 'The second.' },
  ])
})

test('a guide without a summary is rejected', () => {
  write('a.md', 'title: One\norder: 1')
  expect(() => listGuides(folder)).toThrow('a.md has no summary above its text.')
})
