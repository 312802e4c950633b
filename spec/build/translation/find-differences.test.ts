import { expect, test } from 'vitest'
import { findDifferences } from './find-differences.ts'

test.each([
  ['At least 20,000 yen in `a`.', '`a` に20,000円以上が必要です。'],
  ['A text of **one** of two kinds.', '2種類のうち**1つ**の文です。'],
  ['First `a`, then `b`.', '`b` は `a` の後です。`b` です。'],
])('%s says the same as %s', (en, ja) => {
  expect(findDifferences(en, ja)).toEqual([])
})

test.each([
  ['Send `a`.', '`b` を送信します。', 'code: `a`, then `b`'],
  ['Wait 30 seconds.', '20秒待ちます。', 'number lost: 30,number added: 20'],
  ['Up to 1,100 yen.', '1100円までです。', 'number lost: 1,100,number added: 1100'],
  ['See [this](a.html).', '[これ](b.html)を参照してください。', 'link: ](a.html, then ](b.html'],
  ['**Erases data.**', 'データを消去します。', 'emphasis: ** **, then none'],
])('%s does not say the same as %s', (en, ja, difference) => {
  expect(findDifferences(en, ja).join()).toBe(difference)
})
