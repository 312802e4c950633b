import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPages } from './list-pages.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { settle } from './settle.ts'

let site: OpenedSite

beforeAll(async () => {
  site = await openSite()
}, 300_000)

afterAll(() => site.close())

const screens = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

/** The blocks that are shown, and the beginnings of those whose lines go on without a word about it. */
function measureBlocks(page: Page): Promise<{ count: number; scrolling: number; cut: string[] }> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('pre')].filter((block) =>
      block.checkVisibility(),
    )
    const long = blocks.filter((block) => {
      const lines = Math.max(block.scrollWidth, ...[...block.children].map((child) => child.scrollWidth))
      return lines > block.clientWidth + 1
    })
    const tells = (block: HTMLElement): boolean => {
      const hint = block.closest('.code')?.querySelector('.goes-on')
      const canScroll = ['auto', 'scroll'].includes(getComputedStyle(block).overflowX)
      const isNamed = block.tabIndex === 0 && block.getAttribute('aria-label')?.includes('scrolls') === true
      return canScroll && isNamed && hint?.checkVisibility() === true
    }
    const cut = long.filter((block) => !tells(block)).map((block) => block.textContent.slice(0, 60))
    return { count: blocks.length, scrolling: long.length, cut }
  })
}

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  test('every block of code shows its whole lines, or says that they go on and can be scrolled', async () => {
    const found = { count: 0, scrolling: 0, cut: [] as string[] }
    const { page } = await site.open(`${site.roots.http}index.html`, screens[width])
    for (const path of listPages().filter((path) => !path.startsWith('reference/ja/'))) {
      await page.goto(site.roots.http + path)
      await settle(page)
      const { count, scrolling, cut } = await measureBlocks(page)
      found.count += count
      found.scrolling += scrolling
      found.cut.push(...cut.map((start) => `${path}: ${start}`))
    }
    expect(found.cut).toEqual([])
    expect(found.count).toBeGreaterThan(400)
    // On a phone there are such blocks; were there none, nothing would have been checked.
    if (width === 390) expect(found.scrolling).toBeGreaterThan(20)
    await page.context().close()
  })
})

test('a block that scrolls can be scrolled with the keyboard', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, screens[390])
  await settle(page)
  const block = page.getByRole('region', { name: 'Code, which scrolls sideways' }).first()
  await block.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await page.context().close()
})
