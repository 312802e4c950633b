import { expect, test } from 'vitest'
import { findLanguage } from '../shell/navigation.ts'
import { findJapaneseBreaks, type JapaneseBreaks } from './find-japanese-breaks.ts'
import { listPages } from './list-pages.ts'
import { openSite } from './open-site.ts'
import { settle } from './settle.ts'
import { screens } from './visit-every-page.ts'

const site = await openSite()
const pages = listPages().filter((path) => findLanguage(path) === 'ja')

/** Joins what is found on every page. */
function join(all: readonly JapaneseBreaks[]): JapaneseBreaks {
  return {
    forbidden: all.flatMap(({ forbidden }) => forbidden),
    inWords: all.flatMap(({ inWords }) => inWords),
    heads: all.flatMap(({ heads }) => heads),
  }
}

test.for([
  [1440, 20],
  [390, 600],
] as const)(
  'at %d px, Japanese lines break where they may, and at most %d words of all pages are broken',
  async ([width, most]) => {
    expect(pages.length).toBeGreaterThanOrEqual(30)
    const all: JapaneseBreaks[] = []
    for (const path of pages) {
      const { page } = await site.visit(site.roots.http + path, 'light', screens[width])
      await settle(page)
      all.push(await findJapaneseBreaks(page))
    }
    const { forbidden, inWords, heads } = join(all)
    expect(forbidden).toEqual([])
    expect(heads).toEqual([])
    expect(inWords.length).toBeLessThanOrEqual(most)
  },
)

test('without the styles for Japanese, the same page has breaks of every kind', async () => {
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
