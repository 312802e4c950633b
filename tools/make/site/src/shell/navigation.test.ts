import { expect, test } from 'vitest'
import { createNavigation } from './create-navigation.ts'
import { groupPages, type Page } from './navigation.ts'
import { renderSidebar } from './shell.ts'

const toPage = (name: string, group: string): Page => {
  return { path: `guides/${name}.html`, title: name, summary: name, group }
}
const guides = [
  toPage('first-call', 'Get started'),
  toPage('keys', 'Get started'),
  toPage('ordering', 'Money and disks'),
]
const sections = createNavigation(guides, [])

test('guides stand together by what their readers want', () => {
  const titles = groupPages(guides).map(([title, pages]) => [title, pages.map((page) => page.title)])
  expect(titles).toEqual([
    ['Get started', ['first-call', 'keys']],
    ['Money and disks', ['ordering']],
  ])
})

test('the menu names the groups, each above its own list', () => {
  const menu = renderSidebar(guides[0]!, { sections }).replaceAll(/<a [^>]*>|<\/a>|<\/?li>/g, '')
  expect(menu).toContain(
    '<h2>Guides</h2><h3>Get started</h3><ul>first-callkeys</ul><h3>Money and disks</h3><ul>ordering</ul>',
  )
  expect(menu).toContain('<h2>Start</h2><ul>')
})

const counterpart: Page = {
  path: 'guides/keys.ja.html',
  title: 'API キーと権限',
  summary: '権限の確認',
  lang: 'ja',
}
const inBoth = createNavigation(guides, [], [counterpart])

test('the menu of a Japanese page is Japanese, and marks guides that are in English only', () => {
  const menu = renderSidebar(counterpart, { sections: inBoth })
  expect(menu).toContain('aria-label="ページ一覧"')
  expect(menu).toContain('<h2>ガイド</h2><h3>最初の一歩</h3>')
  expect(menu).toContain('<a href="../guides/keys.ja.html" aria-current="page">API キーと権限</a>')
  expect(menu).toContain('<li lang="en"><a href="../guides/ordering.html" hreflang="en">ordering</a></li>')
  expect(menu).toContain('<a href="../reference.ja.html">リファレンス</a>')
  expect(menu).toContain('<a href="../console.ja.html">コンソール</a>')
  expect(menu).toContain('<a href="../workflows.ja.html">ワークフロー</a>')
  expect(menu).toContain('<a href="../pictures.html" hreflang="en">図</a>')
})

test('the menu of an English page has no counterparts', () => {
  expect(renderSidebar(guides[0]!, { sections: inBoth })).not.toContain('keys.ja.html')
})

test('a page without a Japanese title in the menu is reported', () => {
  expect(() => createNavigation([toPage('new', 'Ungrouped')], [])).toThrow('Ungrouped has no Japanese title')
})
