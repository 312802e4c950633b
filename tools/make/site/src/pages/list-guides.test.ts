import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCounterparts, listGuides } from './list-guides.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'guides-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, above: string): void =>
  writeFileSync(join(folder, name), `---\n${above}\n---\n\n# Title\n\nsummary: of nothing\n`)

test('guides come in the order that they give themselves', () => {
  write('b.md', 'title: First\nsummary: The first.\ngroup: Begin\norder: 1')
  write('a.md', 'title: Second\nsummary: The second.\ngroup: Begin\norder: 2')
  expect(listGuides(folder)).toEqual([
    { path: 'guides/b.html', title: 'First', summary: 'The first.', group: 'Begin' },
    { path: 'guides/a.html', title: 'Second', summary: 'The second.', group: 'Begin' },
  ])
})

test('a guide without a summary is rejected', () => {
  write('a.md', 'title: One\norder: 1')
  expect(() => listGuides(folder)).toThrow('a.md has no summary above its text.')
})

test('each guide of the site stands beside others of its group, and a group is in one place', () => {
  const groups = listGuides(fileURLToPath(new URL('../../../../../docs/guides', import.meta.url))).map(
    ({ group }) => group,
  )
  for (const group of new Set(groups)) {
    const first = groups.indexOf(group)
    const count = groups.filter((one) => one === group).length
    expect(count, group).toBeGreaterThan(1)
    expect(groups.lastIndexOf(group) - first + 1, group).toBe(count)
  }
})

test('a counterpart is no guide of its own', () => {
  write('a.md', 'title: First\nsummary: The first.\ngroup: Begin\norder: 1')
  write('a.ja.md', 'title: 最初\nsummary: 最初のガイド')
  expect(listGuides(folder)).toHaveLength(1)
  expect(listCounterparts(folder)).toEqual([
    { path: 'guides/a.ja.html', title: '最初', summary: '最初のガイド', lang: 'ja' },
  ])
})
