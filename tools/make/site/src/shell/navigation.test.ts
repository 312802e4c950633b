import { expect, test } from 'vitest'
import { createNavigation } from './navigation.ts'

const toPage = (name: string) => ({ path: `guides/${name}.html`, title: name, summary: name })

test('the command line has a place of its own in the menu, with its guide and its reference', () => {
  const guides = ['first-call', 'command-line', 'command-reference', 'testing'].map(toPage)
  const titles = createNavigation(guides, []).map(({ title, pages }) => [
    title,
    pages.map((page) => page.title),
  ])
  expect(titles).toContainEqual(['Guides', ['first-call', 'testing']])
  expect(titles).toContainEqual(['Command line', ['command-line', 'command-reference']])
})
