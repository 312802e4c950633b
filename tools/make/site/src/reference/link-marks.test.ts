import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import { linkMarks } from './link-marks.ts'
import { createWords } from './words.ts'

const context = { words: createWords('ja'), link: (path: string) => `../../${path}` } as unknown as Context
const target = '../../reference.ja.html#where-statements-come-from'

test('the first of each mark of a page leads to the place that explains it', () => {
  expect(linkMarks('<p>変わりません（推定）。名前（公開資料）（推定）</p>', context)).toBe(
    `<p>変わりません<a href="${target}">（推定）</a>。名前<a href="${target}">（公開資料）</a>（推定）</p>`,
  )
})

test('a mark in a link, a summary, code or an attribute is left as it is', () => {
  const html =
    '<a href="x">（推定）</a><summary>（推定）</summary><pre>（推定）</pre><p title="（推定）">なし</p>'
  expect(linkMarks(html, context)).toBe(html)
})
