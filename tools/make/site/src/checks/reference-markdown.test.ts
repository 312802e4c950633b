import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'
import { output } from './open-site.ts'

const pages = listPages().filter((path) => /^reference\/[\w-]+\.html$/.test(path))
const read = (path: string): string => readFileSync(join(output, path), 'utf8')
const readMarkdown = (path: string): string => read(path.replace('.html', '.md'))

const list = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!)

/** Lists the properties and parameters, the codes of errors and the statuses of a page, each in their order. */
const readHtml = (html: string) => ({
  names: list(html, /<p class="field"><code>([^<]*)<\/code>/g),
  codes: list(html, /<li><code>([A-Z]+_[A-Z_]+|FORBIDDEN|PROTECTED|UNAUTHORIZED)<\/code> /g),
  statuses: list(html, /<b class="is-(?:good|bad)">(\d+)<\/b>/g),
})
const parse = (markdown: string): ReturnType<typeof readHtml> => ({
  names: list(markdown, /^ *- `([^`]*)` \(/gm),
  codes: list(markdown, /^ {2}- `([A-Z]+_[A-Z_]+|FORBIDDEN|PROTECTED|UNAUTHORIZED)` /gm),
  statuses: list(markdown, /^- \*\*(\d+)\*\* /gm),
})

test.each(pages)('%s has the same properties, errors and statuses as Markdown', (path) => {
  const shown = readHtml(read(path))
  expect(shown.names).not.toEqual([])
  expect(parse(readMarkdown(path))).toEqual(shown)
})

test('a property or an error that the Markdown of certificates lacks is found, and there is none', () => {
  const markdown = readMarkdown('reference/ssl.html')
  expect(pages.length).toBeGreaterThan(20)
  expect(markdown).toMatch(/^ +- `expires_at` \(string, required.*\): Expiry of the certificate\./m)
  expect(markdown).toMatch(/"expires_at": "\d{4}-/)
  const { names, codes } = readHtml(read('reference/ssl.html'))
  expect(parse(markdown.replace(/^ +- `expires_at` \(.*$/m, '')).names).not.toEqual(names)
  expect(parse(markdown.replace(/^ {2}- `NOT_FOUND` .*$/m, '')).codes).not.toEqual(codes)
})
