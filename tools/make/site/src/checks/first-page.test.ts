import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { settle } from './settle.ts'

const site = await openSite()

test('a wide screen shows the whole example, and the text beside its middle with as much room above as below', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, { viewport: { width: 1440, height: 900 } })
  await settle(page)
  const box = (await page.locator('article .code[data-run]:visible').boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(900)
  const example = (await page.locator('.hero [data-choice=task]').boundingBox())!
  const title = (await page.locator('.hero h1').boundingBox())!
  const last = (await page.locator('.hero > :first-child > :last-child').boundingBox())!
  const above = title.y - example.y
  const below = example.y + example.height - last.y - last.height
  expect(below).toBeLessThan(64)
  expect(Math.abs(above - below)).toBeLessThan(16)
})

test('a phone shows where the example begins, with a dozen lines of it', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, { viewport: { width: 390, height: 844 } })
  await settle(page)
  const lines = await page.locator('article .code[data-run]:visible .line').all()
  const box = (await lines[11]!.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(844)
})

test.each([
  ['index.html', 'Order a VPS', 'Set up a site'],
  ['index.ja.html', 'VPS を注文する', 'サイトを用意する'],
])('%s has a program for each of two tasks, and keeps the chosen one', async (path, first, second) => {
  const { page } = await site.open(`${site.roots.http}${path}`)
  const shown = page.locator('.hero .code[data-run]:visible')
  expect(await shown.innerText()).toContain('vps.orders.ensure')
  await page.getByRole('button', { name: second }).click()
  expect(await shown.innerText()).toContain('site.domains.ensure')
  await page.reload()
  expect(await shown.innerText()).toContain('site.domains.ensure')
  await page.getByRole('button', { name: first }).click()
  expect(await shown.innerText()).toContain('vps.orders.ensure')
})

test('it says in what prices and times are given', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`)
  const text = await page.locator('article').innerText()
  expect(text).toContain('Prices are in whole yen')
  expect(text).toContain('Hosting prices include tax')
  expect(text).toContain('Japan time (UTC+9)')
})

test('on a phone a row of three columns is a card as wide as the text; on a wide screen it is a row', async () => {
  const { page } = await site.open(`${site.roots.http}guides/errors.html`, {
    viewport: { width: 390, height: 844 },
  })
  await settle(page)
  const cell = page.locator('.labelled td[data-label]').first()
  const label = () => cell.evaluate((element) => getComputedStyle(element, '::before').content)
  expect((await cell.boundingBox())!.width).toBeGreaterThan(300)
  expect(await label()).toBe('"What happened"')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await label()).toBe('none')
  const head = (await page.getByRole('columnheader', { name: 'What happened' }).first().boundingBox())!
  const below = (await cell.boundingBox())!
  expect([below.x, below.width]).toEqual([head.x, head.width])
  expect(below.y).toBeGreaterThanOrEqual(head.y + head.height)
})
