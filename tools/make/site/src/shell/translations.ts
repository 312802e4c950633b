import { fixedPages } from './fixed-pages.ts'
import { findPage, type Page, type Site, toLink } from './navigation.ts'

/** Addresses of a page that exists in both languages. */
export interface Translations {
  readonly en: string
  readonly ja: string
}

/** Returns the addresses of a page in both languages; `undefined` for a page in English only. */
export function findTranslations(
  path: string,
  { sections }: Pick<Site, 'sections'>,
): Translations | undefined {
  const [, name] = /^reference\/(?:ja\/)?([^/]+)$/.exec(path) ?? []
  if (name !== undefined) return { en: `reference/${name}`, ja: `reference/ja/${name}` }
  const en = path.replace(/\.ja\.html$/, '.html')
  const ja = en.replace(/\.html$/, '.ja.html')
  const exists = ja === fixedPages.notFound.ja.path || findPage(sections.ja, ja) !== undefined
  return exists ? { en, ja } : undefined
}

/** Renders the links by which search engines find a page in the language of the reader. */
export function renderAlternateLinks({ path }: Page, { sections, url }: Site): string {
  const translations = findTranslations(path, { sections })
  if (translations === undefined) return ''
  const { en, ja } = translations
  const toAddress = (to: string): string => (url === undefined ? toLink(path, to) : new URL(to, url).href)
  const links = Object.entries({ en, ja, 'x-default': en }).map(
    ([lang, to]) => `<link rel="alternate" hreflang="${lang}" href="${toAddress(to)}">\n`,
  )
  return links.join('')
}

/** Renders the link to the same page in the other language. A script adds the place at which the reader is. */
export function renderLanguageSwitch({ path, lang }: Page, site: Site): string {
  const translations = findTranslations(path, site)
  if (translations === undefined) return ''
  const [other, to, text] =
    lang === 'ja' ? ['en', translations.en, 'Read in English'] : ['ja', translations.ja, '日本語で読む']
  return `<a class="language" href="${toLink(path, to)}" hreflang="${other}" lang="${other}">${text}</a>`
}
