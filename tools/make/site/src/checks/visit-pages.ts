import type { CDPSession, Page } from 'playwright-core'
import { findLanguage } from '../shell/navigation.ts'
import { findJapaneseBreaks, type JapaneseBreaks } from './find-japanese-breaks.ts'
import { listDistinctPages } from './list-pages.ts'
import type { OpenedSite } from './open-site.ts'
import { settle } from './settle.ts'

export const screens = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

export type Width = keyof typeof screens

/** Parts of a page that are visible at a width. */
export interface Visit {
  readonly path: string
  readonly ways: Ways
  readonly blocks: Blocks
  /** Width of the whole page. If it is larger than the screen, readers must scroll sideways. */
  readonly scrollWidth: number
  /** Titles above blocks of code that are cut off or break, on a phone. Folded blocks are included. */
  readonly brokenTitles: readonly string[]
  /** Whether each copy button can be seen and pressed, on a phone. Folded blocks of code are included. */
  readonly copyButtons: readonly boolean[]
  readonly japaneseBreaks: JapaneseBreaks
}

const none: JapaneseBreaks = { forbidden: [], inWords: [], heads: [] }

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
  readonly visits: Readonly<Record<Width, readonly Visit[]>>
  readonly requests: readonly string[]
}

/**
 * Opens each of the pages once, measures it on a large screen and then on a phone, and calls the `use` of the width on
 * each distinct page, which may change the page.
 */
export async function visitPages(
  site: OpenedSite,
  pages: readonly string[],
  use: Readonly<Record<Width, (page: Page, path: string) => Promise<void>>>,
): Promise<Walk> {
  const distinct = new Set(listDistinctPages())
  const { page, requests } = await site.open(`${site.roots.http}index.html`, screens[1440])
  // The dialog opens before its index has loaded. Reading it again on every page takes a quarter of this function's
  // time. It is not `page.route`, which would turn the browser's cache off.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*/search-index*.js'] })
  const visits: Record<Width, Visit[]> = { 1440: [], 390: [] }
  const widths: Width[] = [1440, 390]
  for (const path of pages) {
    // The next page begins with the screen that this one ends with: changing it would lay out this page once more.
    widths.reverse()
    await page.goto(site.roots.http + path)
    for (const width of widths) {
      await showOn(devTools, width)
      await settle(page)
      visits[width].push(await measure(page, path, width))
      if (distinct.has(path)) await use[width](page, path)
    }
  }
  return { visits, requests }
}

/** Shows the page on a screen without loading it again. */
async function showOn(devTools: CDPSession, width: Width): Promise<void> {
  const { height } = screens[width].viewport
  const mobile = width === 390
  await devTools.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, deviceScaleFactor: 1 })
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
}

async function measure(page: Page, path: string, width: Width): Promise<Visit> {
  return {
    path,
    ways: await listWays(page),
    blocks: await measureBlocks(page),
    scrollWidth: await page.evaluate(() => document.documentElement.scrollWidth),
    brokenTitles: width === 390 ? await findBrokenTitles(page) : [],
    copyButtons: width === 390 ? await findCopyButtons(page) : [],
    japaneseBreaks: findLanguage(path) === 'ja' ? await findJapaneseBreaks(page) : none,
  }
}

const wayTo = [
  'input[type=search], .header .search-button, [aria-label^="Search"], [class*="search" i]:not(.search-button, .search-button *, #content .search-button)',
  'nav#navigation',
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
      const canScroll = ['auto', 'scroll'].includes(getComputedStyle(block).overflowX)
      const fades = getComputedStyle(block).backgroundImage.includes('gradient')
      const isNamed = block.tabIndex === 0 && /scrolls|スクロール/.test(block.ariaLabel ?? '')
      return !(canScroll && isNamed && fades)
    })
    const beginnings = cut.map((block) => block.textContent.slice(0, 60))
    return { count: blocks.length, scrolling: long.length, cut: beginnings }
  })
}

function findBrokenTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
    for (const details of closed) details.open = true
    const titles = [...document.querySelectorAll<HTMLElement>('.code-bar > :first-child')]
    const broken = titles.filter((title) => {
      const { height } = title.parentElement!.getBoundingClientRect()
      return title.checkVisibility() && (title.scrollWidth > title.clientWidth || height > 44)
    })
    for (const details of closed) details.open = false
    return broken.map(({ textContent }) => textContent)
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
