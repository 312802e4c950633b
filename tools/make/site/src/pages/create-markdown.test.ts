import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHighlight } from './create-highlight.ts'
import { createMarkdown } from './create-markdown.ts'
import { createLinks } from './links.ts'

const operation = {
  operationId: 'getApiKey',
  method: 'GET',
  path: '/v1/me',
}
const links = createLinks(
  [{ ...operation, link: 'reference/api-key.html#getApiKey' }],
  [{ name: 'client.me', link: 'sdk/common.html#Client.me', text: '' }],
)

let folder: string
let render: (text: string) => string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  writeFileSync(join(folder, 'two.dot'), 'digraph { a -> b [label=" leads to"] }')
  const markdown = await createMarkdown(await createHighlight(), folder, links)
  render = (text) => markdown.render(text, { path: 'guides/waiting.html' })
})

afterAll(() => rmSync(folder, { recursive: true }))

test('links to files, operations and methods become links to pages', () => {
  expect(render('[a](retries.md#when)')).toContain('href="retries.html#when"')
  expect(render('[a](operation:getApiKey)')).toContain('href="../reference/api-key.html#getApiKey"')
  expect(render('[a](sdk:client.me)')).toContain('href="../sdk/common.html#Client.me"')
  expect(render('[a](https://example.com/x.md)')).toContain('href="https://example.com/x.md"')
  expect(() => render('[a](operation:nothing)')).toThrow('operation:nothing, which does not exist')
})

test.each([
  ['web-01', '<code><span class="word">web-01</span></code>'],
  [
    'GET /v1/vps/{uuid}/packet-filter',
    '<code>GET /v1/vps/{uuid}/<span class="word">packet-filter</span></code>',
  ],
  ['dry-run | order', '<code><span class="word">dry-run</span> | order</code>'],
  ['0a1b2c3d-0000-4000-8000-00000000000f', '<code>0a1b2c3d-0000-4000-8000-00000000000f</code>'],
])('a short word with a hyphen in code stays on its line: %s', (code, html) => {
  expect(render(`\`${code}\``)).toContain(html)
})

test('an operation in code links to the reference, but not inside another link', () => {
  expect(render('`GET /v1/me`')).toContain(
    '<a href="../reference/api-key.html#getApiKey"><code>GET /v1/me</code></a>',
  )
  expect(render('[`GET /v1/me`](x.html)')).toBe('<p><a href="x.html"><code>GET /v1/me</code></a></p>\n')
  expect(render('`GET <b>`')).toContain('<code>GET &lt;b&gt;</code>')
})

test('a diagram is drawn into the page and described', () => {
  const page = render('![A leads to b](../pictures/two.dot)')
  expect(page).toContain('<svg role="img" aria-label="A leads to b"')
  expect(page).toContain('leads to</text>')
  expect(page).not.toContain('<title>')
})

test('code is marked for the colours of both themes, and headings have the addresses that code hosts give them', () => {
  expect(render('```ts\nconst a = 1\n```')).toContain('<span class="keyword">const</span>')
  expect(render('## 5. Make a mistake')).toContain('id="5-make-a-mistake"')
})

test('a block of code stands below a bar with its language', () => {
  expect(render('```sh\nls\n```')).toMatch(
    /^<div class="code"><div class="code-bar"><span>Shell<\/span>.*<pre /,
  )
  expect(render('```\nls\n```')).toContain('<span>Text</span>')
  expect(render('```ts examples/a.ts\nconst a = 1\n```')).toContain('<span>examples/a.ts</span>')
})

test('cells of a table with three columns have the text above their column, and those of two have none', () => {
  const labelled = render('| a | b `c` | d |\n| - | - | - |\n| 1 | 2 | 3 |')
  expect(labelled).toContain('<table class="labelled">')
  expect(labelled).toContain('<td>1</td>\n<td data-label="b c">2</td>\n<td data-label="d">3</td>')
  expect(render('| a | b |\n| - | - |\n| 1 | 2 |')).not.toMatch(/labelled|data-label/)
})
