import type { EntryKind } from '../../../search/search-options.ts'
import { isJapanese } from './is-japanese.ts'

/** Texts of the search. */
export const searchWords = {
  search: isJapanese ? '検索' : 'Search',
  label: isJapanese ? 'ドキュメントを検索' : 'Search the documentation',
  placeholder: isJapanese ? '単語、オペレーション、パス、メソッド' : 'A word, an operation, a path, a method',
  found: isJapanese ? '検索結果' : 'Found',
  nothing: (query: string) =>
    isJapanese ? `「${query}」に一致するものはありません。` : `Nothing found for “${query}”.`,
  perhaps: (query: string) => (isJapanese ? `「${query}」に近いページ：` : `Perhaps this, for “${query}”:`),
  choose: isJapanese ? '選択' : 'choose',
  open: isJapanese ? '開く' : 'open',
  close: isJapanese ? '閉じる' : 'close',
  kinds: {
    guide: isJapanese ? 'ガイド' : 'Guides',
    operation: isJapanese ? 'オペレーション' : 'Operations',
    command: isJapanese ? 'コマンド' : 'Commands',
    SDK: 'SDK',
    page: isJapanese ? 'その他' : 'Other pages',
  } satisfies Readonly<Record<EntryKind, string>>,
  /** Marks a kind whose pages are in English, on a page in another language. */
  inEnglish: (kind: string) => (isJapanese ? `${kind}（英語）` : kind),
}
