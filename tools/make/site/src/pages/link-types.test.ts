import { expect, test } from 'vitest'
import { createHighlight } from './create-highlight.ts'
import { linkTypes } from './link-types.ts'

test('a type in code leads to its description; the same word in a text or a comment does not', async () => {
  const highlight = await createHighlight()
  const html = highlight(
    "function createVps(client: Client): Vps // not Client\nconst a: 'Client' | Other = 1",
    'ts',
  )
  const linked = linkTypes(html, (name) => (name === 'Client' ? 'common.html#Client' : undefined))
  expect(linked.match(/<a href="common\.html#Client">Client<\/a>/g)).toHaveLength(1)
  expect(linked.replaceAll(/<\/?a[^>]*>/g, '')).toBe(html)
})
