import { guidesTitle, type Page, type Section } from './navigation.ts'

/** Titles in the menu of Japanese pages: of the sections, the groups of guides, and the pages that are not guides. */
const titles: Readonly<Record<string, string>> = {
  Start: 'はじめに',
  'HTTP API': 'HTTP API',
  'TypeScript SDK': 'TypeScript SDK',
  Inside: '内部の構成',
  'Get started': '最初の一歩',
  'Money and disks': '注文とデータ',
  'Everyday work': '日々の作業',
  'Limits and failures': '制限とエラー',
  Testing: 'テスト',
  'Command line': 'コマンドライン',
  Client: 'クライアント',
  Orders: '注文',
  VPS: 'VPS',
  Hosting: '共用サーバー（レンタルサーバー）',
  Plans: '実行計画',
  Sandbox: 'サンドボックス',
  Programs: 'プログラム',
  'Languages and tools': '言語とツール',
  'reference.ja.html': 'リファレンス',
  'pictures.html': '図',
}

/**
 * Translates the menu: pages that exist in Japanese stand for their originals, which have none of their own in it. A
 * guide without a counterpart keeps its English title.
 */
export function toJapaneseMenu(sections: readonly Section[], counterparts: readonly Page[]): Section[] {
  const byOriginal = new Map(counterparts.map((page) => [toOriginal(page.path), page]))
  return sections.map(({ title, pages, ...section }) => ({
    ...section,
    title: translate(title),
    pages: pages
      .filter(({ path }) => !counterparts.some((page) => page.path === path))
      .map((page) => toEntry(page, byOriginal.get(page.path))),
  }))
}

function toEntry(original: Page, counterpart = original): Page {
  const { group } = original
  return {
    ...counterpart,
    ...(group !== undefined && { group: translate(group) }),
    ...(counterpart.path in titles && { title: translate(counterpart.path), lang: 'ja' }),
  }
}

function translate(name: string): string {
  const title = name === guidesTitle.en ? guidesTitle.ja : titles[name]
  if (title === undefined)
    throw new Error(`${name} has no Japanese title in the menu: give it one in japanese-menu.ts.`)
  return title
}

/** Returns the address of the page of which a Japanese page is the translation. */
function toOriginal(path: string): string {
  return path.replace(/\.ja\.html$/, '.html')
}
