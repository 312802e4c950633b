import { expect, test } from 'vitest'
import { renderContents } from './contents.ts'

const page = (sections: number): string =>
  Array.from({ length: sections }, (_, at) => `<h2 id="a${at}">A</h2><h3 id="a${at}.b">a.b</h3>`).join('')

test('headings are inside the one that they stand below', () => {
  const { beside, above } = renderContents(page(1), 'On this page')
  const list = '<ul><li><a href="#a0">A</a><ul><li><a href="#a0.b">a.<wbr>b</a></li></ul></li></ul>'
  expect(beside).toBe(`<nav class="contents" aria-label="On this page"><h2>On this page</h2>${list}</nav>`)
  expect(above).toContain(`<summary>On this page</summary>${list}`)
})

test('a long list can be folded beside the page, and has the outer headings alone above it', () => {
  const { beside, above } = renderContents(page(30), 'On this page')
  expect(beside).toContain('<nav class="contents is-long"')
  expect(beside.match(/<a /g)).toHaveLength(60)
  expect(above.match(/<a /g)).toHaveLength(30)
})

test('a page with one heading needs none', () => {
  expect(renderContents('<h2 id="a">A</h2>', 'On this page').above).toBe('')
})
