import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findLanguage } from '../shell/navigation.ts'
import { listPages } from './list-pages.ts'
import { output } from './open-site.ts'

const read = (path: string): Buffer => readFileSync(join(output, path))

// A page of the guides is about 15 bytes. A letter of Japanese is three bytes, and a title has about half as many letters as in English.
test.each([
  ['en', 760],
  ['ja', 1_200],
] as const)(
  'the menu in the language %s, which comes with every page, weighs less than %i bytes as servers send it',
  (lang, most) => {
    const pages = listPages().filter((one) => !/^(?:sdk|reference)/.test(one) && findLanguage(one) === lang)
    expect(pages.length).toBeGreaterThan(10)
    for (const path of pages) {
      const [menu = ''] = /<nav id="navigation"[\s\S]*?<\/nav>/.exec(read(path).toString()) ?? []
      expect(menu, path).not.toBe('')
      expect(brotliCompressSync(menu).byteLength, path).toBeLessThan(most)
    }
  },
)

test.each([
  ['index.html', 16_400],
  ['index.ja.html', 18_100],
  ['console.html', 50_000],
  ['console.ja.html', 54_000],
  ['guides/first-call.html', 15_400],
] as const)('%s with its scripts and styles weighs less than %i bytes as servers send it', (path, most) => {
  const page = read(path).toString()
  const assets = page.matchAll(/(?:src|href)="(?:\.\.\/)?(assets\/[\w.-]+\.(?:js|css))"/g)
  const files = [path, ...[...assets].map(([, asset]) => asset!)]
  expect(files).toContain('assets/site.js')
  const weight = files.reduce((sum, file) => sum + brotliCompressSync(read(file)).byteLength, 0)
  expect(weight, files.join(', ')).toBeLessThan(most)
})

// Above the index of all pages. It grows with the guides, and is loaded at the first search.
test('the search index weighs less than 2 MB', () => {
  expect(read('assets/search-index.js').byteLength).toBeLessThan(2_000_000)
})

// Only Japanese queries and pages load it: 110 operations with their properties, the guides, and
// the methods of the SDK with a sentence each.
test('the search index in Japanese weighs less than 1.34 MB', () => {
  expect(read('assets/search-index.ja.js').byteLength).toBeLessThan(1_340_000)
})
