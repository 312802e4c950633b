import { expect, test } from 'vitest'
import { createNavigation, groupPages, type Page } from './navigation.ts'
import { renderSidebar } from './shell.ts'

const toPage = (name: string, group: string): Page => {
  return { path: `guides/${name}.html`, title: name, summary: name, group }
}
const guides = [toPage('first-call', 'Begin'), toPage('keys', 'Begin'), toPage('ordering', 'Money')]
const sections = createNavigation(guides, [])

test('guides stand together by what their readers want', () => {
  const titles = groupPages(guides).map(([title, pages]) => [title, pages.map((page) => page.title)])
  expect(titles).toEqual([
    ['Begin', ['first-call', 'keys']],
    ['Money', ['ordering']],
  ])
})

test('the menu names the groups, each above its own list', () => {
  const menu = renderSidebar(guides[0]!, sections).replaceAll(/<a [^>]*>|<\/a>|<\/?li>/g, '')
  expect(menu).toContain(
    '<h2>Guides</h2><h3>Begin</h3><ul>first-callkeys</ul><h3>Money</h3><ul>ordering</ul>',
  )
  expect(menu).toContain('<h2>Start</h2><ul>')
})
