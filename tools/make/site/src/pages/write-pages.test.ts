import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { expect, onTestFinished, test } from 'vitest'
import { createNavigation } from '../shell/create-navigation.ts'
import { writePages } from './write-pages.ts'

test('a page has its text as written, braces too, and lists the guides where it says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = { path: 'guides/hurl.html', title: 'Hurl', summary: 'Requests in a file.' }
  const text = '# Hurl\n\nSend it to `{{host}}`.\n\n<!-- guides -->'
  const site = { sections: createNavigation([page], []) }
  writePages(folder, [{ page, text }], new MarkdownIt({ html: true }), site)
  const html = readFileSync(join(folder, page.path), 'utf8')
  expect(html).toContain('<code>{{host}}</code>')
  expect(html).toContain('<strong>Hurl</strong><span>Requests in a file.</span>')
})
