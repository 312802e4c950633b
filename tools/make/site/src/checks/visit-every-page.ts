import type { Page } from 'playwright-core'
import { listDistinctPages, listPages } from './list-pages.ts'
import type { OpenedSite } from './open-site.ts'
import { settle } from './settle.ts'

export const screens = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

export type Width = keyof typeof screens

/** Parts of a page that are visible right after it has loaded. */
export interface Visit {
  readonly path: string
  readonly ways: Ways
  readonly blocks: Blocks
  /** Whether the copy button can be seen and pressed, for each block of code, the folded ones included. */
  readonly copyButtons: readonly boolean[]
}

/** Numbers of visible elements that search or open a menu. */
export interface Ways {
  readonly search: number
  readonly menus: number
  readonly buttons: number
}

/** The visible blocks of code. `cut` holds the beginnings of blocks that scroll without saying so. */
export interface Blocks {
  readonly count: number
  readonly scrolling: number
  readonly cut: readonly string[]
}

export interface Walk {
  readonly visits: readonly Visit[]
  readonly requests: readonly string[]
}

/**
 * Opens every page once and calls `use` on each distinct one, which may change the page. Pages of the Japanese
 * reference are left out unless they are distinct: the same code renders them as the English ones.
 */
export async function visitEveryPage(
  site: OpenedSite,
  width: Width,
  use: (page: Page, path: string) => Promise<void>,
): Promise<Walk> {
  const distinct = new Set(listDistinctPages())
  const paths = listPages().filter((path) => !path.startsWith('reference/ja/') || distinct.has(path))
  const { page, requests } = await site.open(`${site.roots.http}index.html`, screens[width])
  const visits: Visit[] = []
  for (const path of paths) {
    await page.goto(site.roots.http + path)
    await settle(page)
    const ways = await listWays(page)
    const blocks = await measureBlocks(page)
    visits.push({ path, ways, blocks, copyButtons: await findCopyButtons(page) })
    if (distinct.has(path)) await use(page, path)
  }
  await page.context().close()
  return { visits, requests }
}

const wayTo = [
  'input[type=search], .header .search-button, [aria-label^="Search"], [class*="search" i]:not(.search-button, .search-button *, #content .search-button)',
  'nav[aria-label="Pages"]',
  '.header .menu',
]

function listWays(page: Page): Promise<Ways> {
  return page.evaluate((selectors) => {
    const [search = 0, menus = 0, buttons = 0] = selectors.map(
      (selector) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length,
    )
    return { search, menus, buttons }
  }, wayTo)
}

function measureBlocks(page: Page): Promise<Blocks> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('pre')].filter((block) =>
      block.checkVisibility(),
    )
    const long = blocks.filter((block) => {
      const lines = Math.max(block.scrollWidth, ...[...block.children].map((child) => child.scrollWidth))
      return lines > block.clientWidth + 1
    })
    const cut = long.filter((block) => {
      const hint = block.closest('.code')?.querySelector('.goes-on')
      const canScroll = ['auto', 'scroll'].includes(getComputedStyle(block).overflowX)
      const isNamed = block.tabIndex === 0 && /scrolls|スクロール/.test(block.ariaLabel ?? '')
      return !(canScroll && isNamed && hint?.checkVisibility() === true)
    })
    const beginnings = cut.map((block) => block.textContent.slice(0, 60))
    return { count: blocks.length, scrolling: long.length, cut: beginnings }
  })
}

function findCopyButtons(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
    for (const details of closed) details.open = true
    const blocks = [...document.querySelectorAll('.code')].filter((block) => block.checkVisibility())
    const found = blocks.map((block) => {
      const button = block.querySelector('button')
      const { right = Infinity, height = 0 } = button?.getBoundingClientRect() ?? {}
      const isShown = button?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
      return isShown && right <= innerWidth && height >= 24
    })
    for (const details of closed) details.open = false
    return found
  })
}
