/** A page as the navigation and the search see it. */
export interface Page {
  /** From the root of the folder, such as `guides/first-call.html`. */
  readonly path: string
  readonly title: string
  /** A sentence: on cards, and for those who link to the page from elsewhere. */
  readonly summary: string
  /** The language of a page that is not in English. */
  readonly lang?: 'ja'
  /** The page of the menu to which this one belongs, if it has no entry of its own. */
  readonly within?: string
  /** What its readers want, where a section is long: the pages of a group stand together. */
  readonly group?: string
}

export interface Section {
  readonly title: string
  readonly pages: readonly Page[]
}

/** What every page knows of the whole. */
export interface Site {
  readonly sections: readonly Section[]
  /** Where it is published, such as `https://docs.example.com/`; absent for a folder that may lie anywhere. */
  readonly url?: string | undefined
}

export const overview: Page = {
  path: 'index.html',
  title: 'Overview',
  summary:
    'The OpenAPI description, the TypeScript SDK and the sandbox of a Hosting and VPS Management API: orders and rebuilds servers from code, without the accidents.',
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
export const workflowsPage: Page = {
  path: 'workflows.html',
  title: 'Workflows',
  summary:
    'Orders, reinstalls, domains, filters and logs in Arazzo: tasks of several calls that tools can run, step by step.',
}
export const changelog: Page = {
  path: 'changelog.html',
  title: 'Changelog',
  summary:
    'What has changed in the OpenAPI description from version to version, and what breaks because of it.',
}
const pictures: Page = {
  path: 'pictures.html',
  title: 'Diagrams',
  summary: 'The packages, an order, the power states and a reinstall as diagrams.',
}
const glossary: Page = {
  path: 'glossary.html',
  title: 'Glossary',
  summary: 'The words that the documentation uses in one meaning each.',
}

export const examplesPage: Page = {
  path: 'examples.html',
  title: 'Examples',
  summary: 'Every example of the repository: its task, how to run it, and its source.',
}

/** The pages that are always there, before and after those that come from files. */
export function createNavigation(guides: readonly Page[], sdk: readonly Page[]): Section[] {
  return [
    { title: 'Start', pages: [overview, examplesPage, glossary] },
    { title: 'Guides', pages: guides },
    {
      title: 'HTTP API',
      pages: [referencePage, japaneseReferencePage, consolePage, workflowsPage, changelog],
    },
    { title: 'TypeScript SDK', pages: sdk },
    { title: 'Inside', pages: [pictures] },
  ]
}

/** Pages below the titles of their groups; without a title, those that belong to none. */
export function groupPages(
  pages: readonly Page[],
): readonly (readonly [string | undefined, readonly Page[]])[] {
  return [...Map.groupBy(pages, ({ group }) => group)]
}

/** The page at an address, among those of the navigation. */
export function findPage(sections: readonly Section[], path: string): Page | undefined {
  return sections.flatMap(({ pages }) => pages).find((page) => page.path === path)
}

/** The address of one page as a link in another, so that the folder works wherever it lies. */
export function toLink(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}
