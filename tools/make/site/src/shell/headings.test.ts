import { expect, test } from 'vitest'
import { readHeadings } from './headings.ts'

test('finds the headings with the text that each stands over', () => {
  const content =
    '<h1>Title</h1><p>About <code>a &amp; b</code>.</p><div class="code-bar"><span>Shell</span></div><pre><span class="x">a</span>&#x3C;<span>b&#39;</span></pre><h2 id="one"><a href="#one">One</a></h2><p>First</p>' +
    '<figure><svg><text>drawn</text></svg></figure><h3 id="two" tabindex="-1">Two</h3>'
  expect(readHeadings(content)).toEqual([
    { level: 1, id: '', text: 'Title', body: "About a & b. a<b'" },
    { level: 2, id: 'one', text: 'One', body: 'First' },
    { level: 3, id: 'two', text: 'Two', body: '' },
  ])
})

test('the cells and rows of a table are separated, as its words are no sentence', () => {
  const table =
    '<div class="table"><table>\n<thead>\n<tr>\n<th>Code</th>\n<th>Meaning</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><code>0</code></td>\n<td>done</td>\n</tr>\n<tr>\n<td>1</td>\n<td>failed</td>\n</tr>\n</tbody>\n</table></div>\n'
  expect(readHeadings(`<h1>Title</h1>${table}<p>After it.</p>`)[0]!.body).toBe(
    'Code · Meaning | 0 · done | 1 · failed | After it.',
  )
})
