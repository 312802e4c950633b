import type { EntryKind } from '../../../search/search-options.ts'

/** Texts of the search. */
export type SearchWords = typeof english

const english = {
  search: 'Search',
  label: 'Search the documentation',
  placeholder: 'A word, an operation, a path, a method',
  found: 'Found',
  nothing: (query: string) => `Nothing found for “${query}”.`,
  perhaps: (query: string) => `Perhaps this, for “${query}”:`,
  choose: 'choose',
  open: 'open',
  close: 'close',
  kinds: {
    guide: 'Guides',
    operation: 'Operations',
    command: 'Commands',
    SDK: 'SDK',
    page: 'Other pages',
  } satisfies Readonly<Record<EntryKind, string>>,
  /** Marks a kind whose pages are in English, on a page in another language. */
  inEnglish: (kind: string) => kind,
}

const japanese: SearchWords = {
  search: '検索',
  label: 'ドキュメントを検索',
  placeholder: '単語、オペレーション、パス、メソッド',
  found: '検索結果',
  nothing: (query) => `「${query}」に一致するものはありません。`,
  perhaps: (query) => `「${query}」に近いページ：`,
  choose: '選択',
  open: '開く',
  close: '閉じる',
  kinds: {
    guide: 'ガイド',
    operation: 'オペレーション',
    command: 'コマンド',
    SDK: 'SDK',
    page: 'その他',
  },
  inEnglish: (kind) => `${kind}（英語）`,
}

/** In the language of the page. */
export const searchWords: SearchWords = document.documentElement.lang === 'ja' ? japanese : english
