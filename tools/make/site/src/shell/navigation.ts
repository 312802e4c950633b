export type Language = 'en' | 'ja'

/** A page as the navigation and the search see it. */
export interface Page {
  /** Address relative to the root of the site, such as `guides/first-call.html`. */
  readonly path: string
  readonly title: string
  /** Sentence for cards, search engines and link previews. */
  readonly summary: string
  /** Language of the title if it is not English: of a page in that language, or of its entry in the menu. */
  readonly lang?: 'ja'
  /** Path of the page whose menu entry this page belongs to, if it has none of its own. */
  readonly within?: string
  /** Title of the page's group, in sections that are long enough to have groups. */
  readonly group?: string
}

export interface Section {
  readonly title: string
  readonly pages: readonly Page[]
  /** Whether the menus of other parts have the first page only, which lists the others: each entry adds to every page. */
  readonly hasIndex?: boolean
}

/** The data about the whole site that every page needs. */
export interface Site {
  /** The menu in each language. */
  readonly sections: Readonly<Record<Language, readonly Section[]>>
  /** Address of the published site, such as `https://docs.example.com/`; absent if it has no fixed one. */
  readonly url?: string | undefined
}

export const overview: Page = {
  path: 'index.html',
  title: 'Overview',
  summary:
    'The OpenAPI description, the TypeScript SDK and the sandbox of a Hosting and VPS Management API: orders and rebuilds servers from code, without the accidents.',
}
export const japaneseOverview: Page = {
  path: 'index.ja.html',
  title: '概要',
  summary:
    'ホスティング・VPS 管理 API の OpenAPI 定義、TypeScript SDK、サンドボックスです。二重注文や誤ったディスクの消去を防ぎながら、コードからサーバーを注文し、操作できます。',
  lang: 'ja',
}
export const referencePage: Page = {
  path: 'reference.html',
  title: 'Reference',
  summary:
    'Every operation of the Hosting and VPS Management API: parameters, responses, errors, limits, and samples in five languages.',
}
export const japaneseReferencePage: Page = {
  path: 'reference.ja.html',
  title: 'リファレンス（日本語）',
  summary:
    'ホスティング・VPS 管理 API の全オペレーションのパラメーター、レスポンス、エラー、制限と、5つの言語のサンプルコードです。',
  lang: 'ja',
}
export const consolePage: Page = {
  path: 'console.html',
  title: 'Console',
  summary: 'Send every operation of the API to a sandbox on your own machine, and see what it responds.',
}
export const japaneseConsolePage: Page = {
  path: 'console.ja.html',
  title: 'コンソール',
  summary:
    'API の全オペレーションを、ページ内または手元のマシンのサンドボックスに送信し、レスポンスを確認できます。',
  lang: 'ja',
}
export const notFound: Page = {
  path: '404.html',
  title: 'Not found',
  summary: 'There is no page at this address: search for it, or begin at one of these.',
}
export const japaneseNotFound: Page = {
  path: '404.ja.html',
  title: 'ページが見つかりません',
  summary:
    'このアドレスにページはありません。検索して探すか、概要、ガイド、リファレンス、コンソールから始めてください。',
  lang: 'ja',
}
export const workflowsPage: Page = {
  path: 'workflows.html',
  title: 'Workflows',
  summary:
    'Orders, reinstalls, domains, filters and logs in Arazzo: tasks of several calls that tools can run, step by step.',
}
export const japaneseWorkflowsPage: Page = {
  path: 'workflows.ja.html',
  title: 'ワークフロー',
  summary:
    '注文、OS 再インストール、ドメイン、パケットフィルター、実行ログの手順を Arazzo で記述したものです。ツールでそのまま実行できます。',
  lang: 'ja',
}
export const changelog: Page = {
  path: 'changelog.html',
  title: 'Changelog',
  summary:
    'What has changed in the OpenAPI description from version to version, and what breaks because of it.',
}
export const japaneseChangelog: Page = {
  path: 'changelog.ja.html',
  title: '変更履歴',
  summary: 'OpenAPI 定義のバージョンごとの変更点、影響を受けるオペレーション、互換性への影響の一覧です。',
  lang: 'ja',
}
export const pictures: Page = {
  path: 'pictures.html',
  title: 'Diagrams',
  summary: 'The packages, an order, the power states and a reinstall as diagrams.',
}
export const glossary: Page = {
  path: 'glossary.html',
  title: 'Glossary',
  summary: 'The words that the documentation uses in one meaning each.',
}

export const japaneseGlossary: Page = {
  path: 'glossary.ja.html',
  title: '用語集',
  summary:
    'ドキュメントとエラーメッセージで1つの意味に限って使う語と、その英語、意味の一覧です。注文、実行計画、サンドボックスの語を含みます。',
  lang: 'ja',
}

export const examplesPage: Page = {
  path: 'examples.html',
  title: 'Examples',
  summary: 'Every example of the repository: its task, how to run it, and its source.',
}

export const japaneseExamplesPage: Page = {
  path: 'examples.ja.html',
  title: 'サンプルプログラム',
  summary:
    'リポジトリにあるすべてのサンプルプログラムの目的、実行方法、ソースコードです。サンドボックスで試せます。',
  lang: 'ja',
}

/** Title of the section of the guides. */
export const guidesTitle = { en: 'Guides', ja: 'ガイド' } as const satisfies Readonly<
  Record<Language, string>
>

/** Returns the language in which a page is written, by its address. */
export function findLanguage(path: string): Language {
  return /\.ja\.html$|^reference\/ja\//.test(path) ? 'ja' : 'en'
}

/** Groups pages by the titles of their groups; pages without a group have an undefined title. */
export function groupPages(
  pages: readonly Page[],
): readonly (readonly [string | undefined, readonly Page[]])[] {
  return [...Map.groupBy(pages, ({ group }) => group)]
}

/** Finds the page of the navigation that has an address. */
export function findPage(sections: readonly Section[], path: string): Page | undefined {
  return sections.flatMap(({ pages }) => pages).find((page) => page.path === path)
}

/** Returns a page in a language, by its address without an ending. */
export function toPage(stem: string, lang: Language, title: string, summary: string): Page {
  return lang === 'ja'
    ? { path: `${stem}.ja.html`, title, summary, lang }
    : { path: `${stem}.html`, title, summary }
}

/** Returns the relative link from one page to another. Relative links work wherever the folder is served. */
export function toLink(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}
