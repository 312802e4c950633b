import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import { expect, test } from 'vitest'
import { nameHeadingsAsOriginal, toTranslation } from './follow-original.ts'

const original = '# Waiting\n\n## What stopped\n\n### When\n\n## What stopped\n'
const markdown = new MarkdownIt()
nameHeadingsAsOriginal(markdown, (path) => (path === 'guides/waiting.ja.html' ? original : undefined))
markdown.use(anchor, { slugify: (title: string) => title.toLowerCase().replaceAll(' ', '-') })
const render = (text: string, path: string): string => markdown.render(text, { path })
const listIds = (html: string): string[] => [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id!)

test('headings of a translation have the ids of its original, in order', () => {
  const html = render('# 待機\n\n## 停止\n\n### 時期\n\n## 停止\n', 'guides/waiting.ja.html')
  expect(listIds(html)).toEqual(['what-stopped', 'when', 'what-stopped-1'])
  expect(html).toContain('停止</h2>')
})

test('headings of other pages have ids of their own', () => {
  expect(listIds(render('## 停止\n', 'guides/other.html'))).toEqual(['停止'])
})

test('a translation that lacks a heading is rejected', () => {
  expect(() => render('## 停止\n', 'guides/waiting.ja.html')).toThrow('has 1 headings, and its original 3')
})

const findJapanese = (path: string): string | undefined =>
  ({ 'guides/errors.html': 'guides/errors.ja.html', 'reference/dns.html': 'reference/ja/dns.html' })[path]

test.each([
  ['errors.html#classes', 'errors.ja.html#classes'],
  ['../reference/dns.html#createDnsRecord', '../reference/ja/dns.html#createDnsRecord'],
  ['../glossary.html', '../glossary.html'],
  ['#when', '#when'],
  ['https://example.com/errors.html', 'https://example.com/errors.html'],
])('on a Japanese page, a link to %s leads to %s', (link, translation) => {
  expect(toTranslation('guides/waiting.ja.html', link, findJapanese)).toBe(translation)
})
