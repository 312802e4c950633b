import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'
import { output } from './open-site.ts'

const read = (path: string): Buffer => readFileSync(join(output, path))

test('the menu, which comes with every page, weighs less than 700 bytes as servers send it', () => {
  for (const path of listPages().filter((one) => !/^(?:sdk|reference)/.test(one))) {
    const [menu = ''] = /<nav id="navigation"[\s\S]*?<\/nav>/.exec(read(path).toString()) ?? []
    expect(menu, path).not.toBe('')
    expect(brotliCompressSync(menu).byteLength, path).toBeLessThan(700)
  }
})

// 3 % above the index of all pages. It grows with the guides, and is loaded at the first search.
test('the search index weighs less than 1.89 MB', () => {
  expect(read('assets/search-index.js').byteLength).toBeLessThan(1_890_000)
})
