import { expect, test } from 'vitest'
import { toConcepts, translate } from './to-concepts.ts'

test.each([
  ['サーバー再構築', ['サーバー', '再構築']],
  ['メールの振り分け', ['メール', '振り分け']],
  ['rootパスワード', ['root', 'パスワード']],
  ['VPS 起動しない', ['VPS', '起動']],
  ['ドメイン 設定 方法', ['ドメイン']],
  ['設定 方法', ['設定', '方法']],
  ['shut down', ['shut down']],
])('%s is %j', (query, words) => {
  expect(toConcepts(query).map(({ phrase }) => phrase)).toEqual(words)
})

test.each([
  ['Terraform 実行計画', 'Terraform plan'],
  ['注文 タイムアウト', 'order timeout'],
  ['逆引き 虹', 'ptr'],
  ['虹', undefined],
])('%s in English is %s', (query, english) => {
  expect(translate(query)).toBe(english)
})
