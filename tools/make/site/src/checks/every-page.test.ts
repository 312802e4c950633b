import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { findLanguage } from '../shell/navigation.ts'
import { findJapaneseBreaks } from './find-japanese-breaks.ts'
import { listPages } from './list-pages.ts'
import { openSite } from './open-site.ts'
import { settle } from './settle.ts'
import { screens, visitPages, type Visit, type Walk, type Width } from './visit-pages.ts'

const site = await openSite()

// Without `--mode whole`, every third page, in the order of their paths.
const step = inject('isWhole') ? 1 : 3
const pages = listPages()
  .toSorted()
  .filter((path, index) => index % step === 0 || path === 'guides/first-call.html')

let walk: Promise<Walk> | undefined

/** Goes through the pages once for all tests, and returns what was found at a width. */
async function visitsAt(width: Width): Promise<readonly Visit[]> {
  const { visits } = await (walk ??= visitPages(site, pages, uses))
  expect(visits[width].length).toBeGreaterThan(50)
  return visits[width]
}

const uses: Readonly<Record<Width, (page: Page, path: string) => Promise<void>>> = {
  1440: async (page, path) => {
    await page.keyboard.press('Control+k')
    await page.locator('dialog[open]').waitFor()
    expect(await page.getByRole('dialog').count(), path).toBe(1)
    await page.keyboard.press('Escape')
  },
  390: async (page, path) => {
    if (path === 'guides/first-call.html') {
      await page.locator('.contents-above summary').click()
      await page.locator('.contents-above').getByRole('link', { name: '5. Make a mistake' }).click()
      await page.waitForURL(/#5-make-a-mistake$/)
    }
    await page.getByRole('button', { name: /^(Menu|メニュー)$/ }).click()
    const menu = page.getByRole('navigation', { name: /^(Pages|ページ一覧)$/ })
    await menu.waitFor()
    // On pages of other parts, one link leads to the pages of the SDK.
    const names = await menu.locator('a, h2').allTextContents()
    const expected =
      findLanguage(path) === 'ja'
        ? ['概要', 'リファレンス', 'コンソール', 'TypeScript SDK', '変更履歴']
        : ['Overview', 'Reference', 'Console', 'TypeScript SDK', 'Changelog']
    expect(names, path).toEqual(expect.arrayContaining(expected))
  },
}

// Words in Japanese that may be broken, on all pages.
const brokenWords = { 1440: 20, 390: 600 }

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  const ways = width === 390 ? { search: 1, menus: 0, buttons: 1 } : { search: 1, menus: 1, buttons: 0 }

  test('every page has the one search, and the one menu or its one button', async () => {
    for (const visit of await visitsAt(width)) expect(visit.ways, visit.path).toEqual(ways)
  })

  test('every block of code shows its whole lines, or says that they go on and can be scrolled', async () => {
    const visits = await visitsAt(width)
    const sum = (count: (blocks: Visit['blocks']) => number): number =>
      visits.reduce((all, { blocks }) => all + count(blocks), 0)
    expect(visits.flatMap(({ path, blocks }) => blocks.cut.map((start) => `${path}: ${start}`))).toEqual([])
    expect(sum(({ count }) => count)).toBeGreaterThan(400 / step)
    // On a phone there are such blocks; were there none, nothing would have been checked.
    if (width === 390) expect(sum(({ scrolling }) => scrolling)).toBeGreaterThan(20 / step)
  })

  test('no page has to be scrolled sideways', async () => {
    const wide = (await visitsAt(width)).filter(({ scrollWidth }) => scrollWidth > width)
    expect(wide.map(({ path, scrollWidth }) => `${path}: ${scrollWidth}`)).toEqual([])
  })

  test(`Japanese lines break where they may, and at most ${brokenWords[width]} words are broken`, async () => {
    const all = (await visitsAt(width)).map(({ japaneseBreaks }) => japaneseBreaks)
    expect(all.flatMap(({ forbidden }) => forbidden)).toEqual([])
    expect(all.flatMap(({ heads }) => heads)).toEqual([])
    expect(all.flatMap(({ inWords }) => inWords).length).toBeLessThanOrEqual(brokenWords[width] / step)
  })
})

test('without the styles for Japanese, a page has breaks of every kind', async () => {
  const isWanted = (url: string): boolean => !url.endsWith('/japanese.css')
  const { page } = await site.open(`${site.roots.http}reference.ja.html`, screens[390], isWanted)
  // A phone shows no head of a card.
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('.labelled')) table.classList.remove('labelled')
  })
  const { forbidden, inWords, heads } = await findJapaneseBreaks(page)
  expect(forbidden.length).toBeGreaterThan(0)
  expect(inWords.length).toBeGreaterThan(10)
  expect(heads).toContain('ステータス')
})

test('no page loads the editor or the sandbox before something is run', async () => {
  await visitsAt(1440)
  const { requests } = await walk!
  expect(requests.filter((url) => /\/(?:run|program)\.js$/.test(url))).toEqual([])
  expect(requests.some((url) => url.endsWith('/site.js'))).toBe(true)
})

test('on a phone, every block of code has a copy button that can be seen without a pointer over it', async () => {
  const visits = await visitsAt(390)
  expect(visits.filter(({ copyButtons }) => copyButtons.includes(false)).map(({ path }) => path)).toEqual([])
  expect(visits.flatMap(({ copyButtons }) => copyButtons).length).toBeGreaterThan(400 / step)
})

test('on a phone, the name of a block of code and its buttons are one row, and the name is whole', async () => {
  const broken = (await visitsAt(390)).flatMap(({ path, brokenTitles }) =>
    brokenTitles.map((title) => `${path}: ${title}`),
  )
  expect(broken).toEqual([])
})

test('a block that scrolls can be scrolled with the keyboard', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, screens[390])
  await settle(page)
  const block = page.getByRole('region', { name: 'Code, which scrolls sideways' }).first()
  await block.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})
