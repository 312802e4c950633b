import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedSite, openSite } from './open-site.ts'
import { settle } from './settle.ts'

let site: OpenedSite

beforeAll(async () => {
  site = await openSite()
}, 300_000)

afterAll(() => site.close())

test('a wide screen shows the whole example at once', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, { viewport: { width: 1440, height: 900 } })
  await settle(page)
  const box = (await page.locator('article .code[data-run]').boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(900)
  await page.context().close()
})

test('a phone shows where the example begins, with a dozen lines of it', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, { viewport: { width: 390, height: 844 } })
  await settle(page)
  const lines = await page.locator('article .code[data-run] .line').all()
  const box = (await lines[11]!.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(844)
  await page.context().close()
})

test('it says in what prices and times are given', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`)
  const text = await page.locator('article').innerText()
  expect(text).toContain('Prices are in whole yen, tax included')
  expect(text).toContain('Japan time (UTC+9)')
  await page.context().close()
})
