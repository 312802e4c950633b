import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

test.each([
  '料金は税込1,100円です。',
  'VPS 1台につき20件まで追加できます。',
  '`dry_run` を true にすると、**料金は発生しません**。`total_price`（税込）を確認してください。',
  '**`memo` を省略すると空になります**。',
  '`404 NOT_FOUND`：ドメインが存在しない場合',
  'VPS の注文',
  '429 が返ります。0 は無制限です。',
])('%s is written as it should be', (ja) => {
  expect(findFaults(ja)).toEqual([])
})

test.each([
  ['VPSを注文します。', 'a space between Japanese and Latin letters or code'],
  ['値は`a` です。', 'a space between Japanese and Latin letters or code'],
  ['料金は1,100 円です。', 'no space between a figure and what it counts'],
  ['値は0です。', 'spaces around a figure that counts nothing'],
  ['値は0 です。', 'spaces around a figure that counts nothing'],
  ['VPS （仮想サーバー）です。', 'no space beside full-width punctuation'],
  ['注文(税込)です。', 'full-width punctuation beside Japanese'],
  ['ＶＰＳです。', 'half-width letters and figures, full-width kana'],
  ['注文する。', 'です or ます in every sentence'],
  ['**削除します。**元に戻せません。', 'emphasis that Markdown sees'],
])('%s breaks a rule: %s', (ja, rule) => {
  expect(findFaults(ja)).toContain(rule)
})
