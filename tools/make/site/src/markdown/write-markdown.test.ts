import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLinks } from '../pages/links.ts'
import { readSource } from '../pages/source.ts'
import { toMarkdownPath } from '../shell/markdown-copy.ts'
import { toPage } from '../shell/navigation.ts'
import { withLinks, writeIndex } from './write-markdown.ts'

const links = createLinks(
  [{ operationId: 'getApiKey', method: 'GET', path: '/v1/me', link: 'reference/api-key.html#getApiKey' }],
  [],
)
const page = { path: 'guides/keys.html', title: '', summary: '' }

test('links by name become links to pages, and diagrams their descriptions', () => {
  const text = '[me](operation:getApiKey), [waiting](waiting.md)\n\n![An order](../pictures/order.dot)'
  expect(withLinks(text, page, links)).toBe(
    '[me](../reference/api-key.html#getApiKey), [waiting](waiting.md)\n\n*Diagram: An order.*',
  )
  expect(() => withLinks('[a](operation:nothing)', page, links)).toThrow('which does not exist')
})

test('a guide begins with its title', () => {
  expect(readSource(page).text).toMatch(/^# Keys and permissions\n/)
})

test('pages that are text are there as Markdown', () => {
  expect(toMarkdownPath('reference/dns.html')).toBe('reference/dns.md')
  expect(toMarkdownPath('sdk/dns.ja.html')).toBe('sdk/dns.ja.md')
  expect(toMarkdownPath('reference/ja/dns.html')).toBeUndefined()
  expect(toMarkdownPath('console.html')).toBeUndefined()
})

test('the list of all pages in English has the guides by what their readers want', () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const toSource = (name: string, group: string) => {
    return { page: { path: `guides/${name}.html`, title: name, summary: `About ${name}.`, group }, text: '' }
  }
  const japanese = { page: { ...toPage('sdk/dns', 'ja', 'DNS', 'レコード'), group: 'Begin' }, text: '' }
  const english = [toSource('orders', 'Money'), toSource('waiting', 'Money'), toSource('keys', 'Begin')]
  writeIndex(folder, [...english, japanese], [])
  const list = readFileSync(join(folder, 'llms.txt'), 'utf8')
  expect(list).not.toContain('DNS')
  expect(list).toContain(`## Money

- [orders](guides/orders.md): About orders.
- [waiting](guides/waiting.md): About waiting.

## Begin

- [keys](guides/keys.md): About keys.
`)
})
