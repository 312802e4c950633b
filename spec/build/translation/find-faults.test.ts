import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

test.each([
  '料金は税込1,100円です。',
  'VPS 1台につき20件まで追加できます。',
  '`dry_run` を true にすると、**料金は発生しません**。`total_price`（税込）を確認してください。',
  '**`memo` を省略すると空になります**。',
  '`404 NOT_FOUND`：ドメインが存在しない場合',
  'VPS の注文',
  'API キー、SSH キー、冪等キー、スキーマ',
  '値は変わりません（推定）。',
  '料金が変わった場合（取得し直してください。公開資料）',
  '9～70文字',
  '429 が返ります。0 は無制限です。',
])('%s is written as it should be', (ja) => {
  expect(findFaults(ja)).toEqual([])
})

test.each([
  ['VPSを注文します。', 'a space between Japanese and Latin letters or code'],
  ['値は`a` です。', 'a space between Japanese and Latin letters or code'],
  ['料金は1,100 円です。', 'no space between a figure and what it counts'],
  ['8 個のフィールド', 'no space between a figure and what it counts'],
  ['残高 1,000円', 'no space between a word and its count'],
  ['値は0です。', 'spaces around a figure that counts nothing'],
  ['値は0 です。', 'spaces around a figure that counts nothing'],
  ['VPS （仮想サーバー）です。', 'no space beside full-width punctuation'],
  ['注文(税込)です。', 'full-width punctuation beside Japanese'],
  ['ＶＰＳです。', 'half-width letters and figures, full-width kana'],
  ['9〜70文字です。', '～ (U+FF5E) for a range'],
  ['操作対象外のキーです。', 'a key with its kind: API キー, SSH キー or 冪等キー'],
  ['値が変わらないことは推定です。', 'a fact with its mark, not a sentence about the mark'],
  ['`404` が返る見込みです（推定）。', 'a fact with its mark, not a sentence about the mark'],
  [
    '料金が変わった場合。取得し直します（公開資料）',
    'a second sentence in brackets, where the first has no full stop',
  ],
  ['注文する。', 'です or ます in every sentence'],
  ['**削除します。**元に戻せません。', 'emphasis that Markdown sees'],
])('%s breaks a rule: %s', (ja, rule) => {
  expect(findFaults(ja)).toContain(rule)
})
