import { renderContents } from './contents.ts'
import { contentSecurityPolicy, runPolicy } from './content-security-policy.ts'
import { escapeHtml } from './escape-html.ts'
import { fixedPages } from './fixed-pages.ts'
import { renderHead } from './head.ts'
import { renderMarkdownCopy } from './markdown-copy.ts'
import {
  findLanguage,
  groupPages,
  type Language,
  type Page,
  type Section,
  type Site,
  toLink,
} from './navigation.ts'
import { sayIn } from './say-in.ts'
import { findTranslations, renderLanguageSwitch } from './translations.ts'

const top = [
  { path: 'guides/first-call.html', title: 'Guides', ja: 'ガイド' },
  { path: 'reference.html', title: 'Reference', ja: 'リファレンス' },
  { path: 'sdk/index.html', title: 'SDK', ja: 'SDK' },
  { path: 'console.html', title: 'Console', ja: 'コンソール' },
] as const

interface ShellOptions {
  /** HTML of the entries below the page's own entry in the menu. */
  readonly inside?: string
  /** The pages among which a page outside the menu finds its previous and next one. */
  readonly siblings?: readonly Page[]
}

/** Renders a page of the site around its content: head, header, navigation, table of contents. */
export function renderShell(
  page: Page,
  content: string,
  site: Site,
  { inside, siblings }: ShellOptions = {},
): string {
  const link = (to: string): string => toLink(page.path, to)
  const contents = renderContents(content, wordsOf(page).contents)
  const tools = renderLanguageSwitch(page, site) + renderMarkdownCopy(page)
  const policy = content.includes('data-run') ? runPolicy : contentSecurityPolicy
  return `${renderHead(page, site, { policy })}
<body class="${toPart(page.path)}">
${renderHeader(page, site)}
<div class="frame">
  ${renderSidebar(page, site, inside)}
  <main id="content" tabindex="-1">
    <div class="page-tools">${contents.above}${tools === '' ? '' : `<p class="page-copy">${tools}</p>`}</div>
    <article>${content}</article>
    ${renderNeighbours(page, siblings ?? findSiblings(page, site.sections[page.lang ?? 'en']))}
  </main>
  ${contents.beside}
</div>
<script src="${link('assets/site.js')}"></script>
</body>
</html>
`
}

/** Renders the header of a page. */
export function renderHeader(page: Page, site: Site): string {
  const { path } = page
  const lang: Language = page.lang ?? 'en'
  const words = wordsOf(page)
  const link = (to: string): string => toLink(path, to)
  const part = toPart(path)
  const links = top.map(({ path: to, title, ja }) => {
    const here = toPart(to) === part ? ' aria-current="true"' : ''
    const translated = findTranslations(to, site)?.[lang]
    const language = lang === 'ja' && translated === undefined ? ' hreflang="en"' : ''
    return `<a href="${link(translated ?? to)}"${here}${language}>${lang === 'ja' ? ja : title}</a>`
  })
  return `<a class="skip" href="#content">${words.skip}</a>
<header class="header" data-root="${link('')}">
  <button type="button" class="icon menu" aria-controls="navigation" aria-expanded="false" aria-label="${words.menu}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h16M4 18h16"/></svg></button>
  <a class="home" href="${link(fixedPages.overview[lang].path)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4v16M20 4v16M4 12h16M9 8h6M9 16h6"/></svg>Hostwright</a>
  <nav class="top" aria-label="${words.sections}">${links.join('')}</nav>
  <button type="button" class="search-button" aria-haspopup="dialog" aria-label="${words.search}"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="6"/><path d="m20 20-4.5-4.5"/></svg><span>${words.search}</span><kbd>/</kbd></button>
  <button type="button" class="icon theme" aria-label="${words.theme}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.500 10.500z"/></svg></button>
</header>`
}

/** Returns the part of the site to which a page belongs: `reference` for `reference/dns.html`. */
function toPart(path: string): string {
  return path.split(/[./]/)[0]!
}

// Largest part of the menu that is unfolded on pages of the other parts.
const mostElsewhere = 10

/** Renders the menu: the pages of all sections, and the inner entries of the current page below its own. */
export function renderSidebar(page: Page, { sections }: Pick<Site, 'sections'>, inside = ''): string {
  const lang = page.lang ?? 'en'
  const lists = sections[lang]
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages, hasIndex = false }) => {
      const isOther = !isWithin(page, pages)
      const shown = hasIndex && isOther ? pages.slice(0, 1) : pages
      const parts = groupPages(shown).map(([group, members]) => {
        const links = members.map((member) => renderEntry(member, page, inside))
        return `${group === undefined ? '' : `<h3>${group}</h3>`}<ul>${links.join('')}</ul>`
      })
      const list = parts.join('')
      const isFolded = shown.length > mostElsewhere && !isHome(page) && isOther
      return isFolded
        ? `<details class="section"><summary><h2>${title}</h2></summary>${list}</details>`
        : `<h2>${title}</h2>${list}`
    })
  return `<nav id="navigation" class="sidebar" aria-label="${wordsOf(page).pages}">${lists.join('')}</nav>`
}

function renderEntry({ path, title, lang }: Page, page: Page, inside: string): string {
  const isForeign = findLanguage(path) !== (page.lang ?? 'en')
  const isHere = path === page.path || path === page.within
  const here = isHere ? ` aria-current="${path === page.path ? 'page' : 'true'}"` : ''
  const language = lang === page.lang ? '' : ` lang="${lang ?? 'en'}"`
  const leadsTo = isForeign ? ` hreflang="${findLanguage(path)}"` : ''
  const link = `<a href="${toLink(page.path, path)}"${here}${leadsTo}>${escapeHtml(title)}</a>`
  return `<li${language}>${link}${isHere ? inside : ''}</li>`
}

function isHome({ path }: Page): boolean {
  return Object.values(fixedPages.overview).some((home) => home.path === path)
}

function isWithin(page: Page, pages: readonly Page[]): boolean {
  return pages.some(({ path }) => path === page.path || path === page.within)
}

function findSiblings({ path }: Page, sections: readonly Section[]): readonly Page[] {
  return sections.find(({ pages }) => pages.some((page) => page.path === path))?.pages ?? []
}

function renderNeighbours(page: Page, pages: readonly Page[]): string {
  const at = pages.findIndex(({ path }) => path === page.path)
  const render = (neighbour: Page | undefined, rel: 'prev' | 'next'): string =>
    neighbour === undefined
      ? ''
      : `<a rel="${rel}" href="${toLink(page.path, neighbour.path)}"><span>${wordsOf(page)[rel]}</span>${escapeHtml(neighbour.title)}</a>`
  const links = render(pages[at - 1], 'prev') + render(pages[at + 1], 'next')
  return links === '' ? '' : `<nav class="neighbours" aria-label="${wordsOf(page).neighbours}">${links}</nav>`
}

/** Returns the texts around the content, in the language of the page. */
function wordsOf({ lang }: Page) {
  const say = sayIn(lang ?? 'en')
  return {
    skip: say('Skip to the content', '本文へ移動'),
    menu: say('Menu', 'メニュー'),
    sections: say('Sections', 'セクション'),
    search: say('Search', '検索'),
    theme: say('Dark or light', '配色の切り替え'),
    pages: say('Pages', 'ページ一覧'),
    prev: say('Previous', '前へ'),
    next: say('Next', '次へ'),
    neighbours: say('Previous and next', '前と次のページ'),
    contents: say('On this page', 'このページの内容'),
  }
}

/** Renders links to pages with their summaries, by group. */
export function renderGroups(pages: readonly Page[]): string {
  const groups = groupPages(pages).map(([group, members]) => {
    const links = members.map(
      ({ path, title, summary }) =>
        `<a href="${path}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(summary)}</span></a>`,
    )
    const title = group === undefined ? '' : `<h3>${group}</h3>`
    return `<div class="group">${title}<div>${links.join('')}</div></div>`
  })
  return groups.join('')
}
