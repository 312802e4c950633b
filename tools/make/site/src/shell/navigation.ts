export const languages = ['en', 'ja'] as const
export type Language = (typeof languages)[number]

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
