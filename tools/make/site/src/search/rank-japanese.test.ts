import { expect, test } from 'vitest'
import { rankJapanese } from './rank-japanese.ts'
import type { SearchEntry } from './search-options.ts'
import { toConcepts } from './to-concepts.ts'

const titles = [
  'パケットフィルターの取得',
  '迷惑メールフィルターの取得',
  'サーバー情報の取得',
  'OS の再インストール',
  'メールアカウントの削除',
  'メールアカウントの一覧取得',
]
const entries = titles.map((title, id): SearchEntry => {
  const where = title.includes('削除') ? 'DELETE /a' : 'GET /a'
  const text = title.startsWith('OS') ? 'サーバー上のデータは消去されます。' : ''
  return { id, kind: 'operation', title, where, names: '', text, path: '' }
})
const rank = (query: string) => rankJapanese(toConcepts(query), entries)

test.each([
  ['スパムフィルタ', '迷惑メールフィルターの取得'],
  ['サーバー再構築', 'OS の再インストール'],
  ['メールアドレス', 'メールアカウントの一覧取得'],
  ['メールアドレスの削除', 'メールアカウントの削除'],
])('%s leads to %s first', (query, title) => {
  expect(rank(query)[0]?.entry.title).toBe(title)
})

test('a word that only shares pairs of letters with a page does not find it', () => {
  expect(rank('スパムフィルタ').map(({ entry }) => entry.title)).not.toContain('パケットフィルターの取得')
})

test('what an entry lacks of the query is named', () => {
  const [best] = rank('再構築 タイムアウト')
  expect(best?.missing.map(({ phrase }) => phrase)).toEqual(['タイムアウト'])
})
