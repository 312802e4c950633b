import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createDashboardScene, row, unfold } from './dashboard-scene.ts'
import { findBarriers } from './find-barriers.ts'
import { findJapaneseBreaks } from './find-japanese-breaks.ts'
import { screens } from './visit-pages.ts'

const scene = await createDashboardScene()

async function openJapanese(screen: object): Promise<Page> {
  const { page } = await scene.site.open(scene.site.roots.http, { ...screen, locale: 'ja-JP' })
  await page.getByText('接続済み', { exact: true }).waitFor()
  return page
}

/** Returns the texts and labels without a Japanese letter, beside values of the API and what is marked as English. */
function findEnglish(page: Page): Promise<string[]> {
  const values =
    'pre, code, .mono, dd, #faults-part .list strong, #servers-part strong, .state, .log-row, .log-transition, datalist, [lang=en], script'
  return page.evaluate((outside) => {
    const isEnglish = (text: string | null): text is string =>
      /[A-Z][a-z]|[a-z]{2} [a-z]/.test(text ?? '') && !/[\u3040-\u30FF\u4E00-\u9FFF]/.test(text ?? '')
    const elements = [...document.body.querySelectorAll('*')].filter((one) => one.closest(outside) === null)
    const own = elements.flatMap(({ childNodes }) =>
      [...childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
    )
    const labels = elements.flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name)),
    )
    return [...own, ...labels].filter(isEnglish).map((text) => text.trim())
  }, values)
}

test.each([1440, 390] as const)(
  'in Japanese, %i px wide, it has no English label and no barriers',
  async (width) => {
    await scene.fill()
    const page = await openJapanese(screens[width])
    await unfold(page, 'レスポンスボディ')
    expect(await findEnglish(page)).toEqual([])
    expect(await findBarriers(page, ['minor', 'moderate', 'serious', 'critical'])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { forbidden, heads } = await findJapaneseBreaks(page)
    expect([forbidden, heads]).toEqual([[], []])
  },
)

test('a label without its counterpart is found, be it seen or only heard', async () => {
  const page = await openJapanese(screens[1440])
  await page.evaluate(() => {
    document.querySelector('h2')!.textContent = 'In progress'
    document.querySelector('main button')!.setAttribute('aria-label', 'Save a snapshot')
  })
  expect(await findEnglish(page)).toEqual(['In progress', 'Save a snapshot'])
})

test('a reader switches the language, which is kept, at the same part; what the sandbox says stays as it was', async () => {
  await scene.call('POST', '/v1/vps/servers', { plan_id: 'none' })
  const page = await openJapanese(screens[1440])
  await page.goto(`${scene.site.roots.http}#limits-part`)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Live', { exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('#limits-part')
  await page.reload()
  await page.getByRole('heading', { name: 'In progress' }).waitFor()
  await page.getByRole('button', { name: '日本語', exact: true }).click()
  await page.getByRole('heading', { name: '処理中' }).waitFor()
  await row(page, 'VALIDATION_ERROR').click()
  await page.getByText('image_id: is required.').first().waitFor()
  expect(await page.getByRole('link', { name: 'ドキュメント' }).getAttribute('href')).toBe('/index.ja.html')
})

test('on the narrowest phone, the name, the language and the colours stay on one line, also in a wide font', async () => {
  const page = await openJapanese({ viewport: { width: 320, height: 700 }, isMobile: true })
  // Seven letters as wide as those of a Japanese font, which this machine may not have.
  await page.locator('.home').evaluate((home: HTMLElement) => {
    home.style.minWidth = 'calc(1.25rem + 0.5rem + 7em)'
  })
  const lines = await page
    .locator('.home, .language, .theme')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom),
    )
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(Math.abs(line - lines[0]!)).toBeLessThan(4)
})
