import { expect, test } from 'vitest'
import { findDeadLinks } from './find-dead-links.ts'

const files = new Set(['README.md', 'docs/more.md', 'control.openapi.yaml'])
const find = (text: string, path = 'README.md'): string[] => findDeadLinks(path, text, files)

test('links to files of the package, to its headings and to URLs are alive', () => {
  const links =
    '[a](control.openapi.yaml) [b](docs/more.md#x) [c](#the-journal-of-orders) [d](https://example.com/x)'
  expect(find(`${links}\n\n## The journal of orders\n\n[e](mailto:a@example.com)`)).toEqual([])
  expect(find('[up](../README.md)', 'docs/more.md')).toEqual([])
})

test('links out of the package, to absent files and to absent headings are dead', () => {
  expect(
    find('[`@hostwright/vps`](../vps), [a](absent.md "title"), [b](#absent)\n\n[c]: docs/absent.md'),
  ).toEqual(['../vps', 'absent.md', '#absent', 'docs/absent.md'])
})

test('links in code are ignored', () => {
  expect(find('`[a](b)`\n\n```ts\nconst c = d[e](f)\n```\n')).toEqual([])
})
