import { expect, test } from 'vitest'
import { withRootedLinks } from './not-found.ts'

test('links work from an address of any depth, those within the page and to elsewhere stay', () => {
  const page =
    '<header data-root=""><a href="#content"></a><a href="guides/a.html"></a><a href="https://example.com"></a>'
  expect(withRootedLinks(page, '/api/')).toBe(
    '<header data-root="/api/"><a href="#content"></a><a href="/api/guides/a.html"></a><a href="https://example.com"></a>',
  )
})
