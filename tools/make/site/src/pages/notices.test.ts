import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { addNotices, renderNotice } from './notices.ts'

const markdown = new MarkdownIt()
addNotices(markdown)
const render = (text: string, path = 'guides/a.html'): string => markdown.render(text, { path })

test('a quotation that begins with its kind is a notice, named for those who do not see it', () => {
  const html = render('> [!CAUTION]\n> It **erases** the disk.\n\nAfter it.')
  expect(html).toMatch(
    /^<div class="notice is-caution" role="note" aria-label="Caution"><p class="notice-title"><svg/,
  )
  expect(html).toContain('</svg>Caution</p><p>It <strong>erases</strong> the disk.</p>\n</div>')
  expect(html).toContain('<p>After it.</p>')
  expect(html).not.toContain('[!')
})

test('a page in Japanese names it in Japanese', () => {
  expect(render('> [!WARNING]\n> 返金されません。', 'reference/ja/a.html')).toContain('aria-label="注意"')
  expect(renderNotice('caution', '<p>消えます。</p>', 'ja')).toMatch(
    /<\/svg>警告<\/p><p>消えます。<\/p><\/div>$/,
  )
})

test('other quotations stay quotations, also inside a notice', () => {
  expect(render('> As it says.')).toBe('<blockquote>\n<p>As it says.</p>\n</blockquote>\n')
  const html = render('> [!NOTE]\n> One:\n>\n> > Two.')
  expect(html.match(/<\/?(?:div|blockquote)/g)).toEqual(['<div', '<blockquote', '</blockquote', '</div'])
})
