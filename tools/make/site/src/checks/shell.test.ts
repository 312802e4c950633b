import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listPages } from './list-pages.ts'
import { openSite, type Origin, output } from './open-site.ts'

const site = await openSite()

const pages = listPages()
test('in the reference the menu has every operation, and follows the reader', async () => {
  const { page } = await site.open(`${site.roots.http}reference/dns.html#createDnsRecord`)
  const menu = page.getByRole('navigation', { name: 'Pages' })
  expect(await menu.locator('.operations a').count()).toBe(table.length)
  const here = menu.locator('.operations [aria-current]')
  await expect.poll(() => here.innerText()).toContain('Add a DNS record')
  await page.locator('#deleteDnsRecord').evaluate((heading) => heading.scrollIntoView())
  await expect.poll(() => here.innerText()).toContain('Delete a DNS record')
  await menu.getByText('VPS orders').first().click()
  await menu.getByRole('link', { name: 'Order a VPS' }).click()
  await page.waitForURL(/reference\/vps-orders\.html#orderVps$/)
  await expect.poll(() => here.innerText()).toContain('Order a VPS')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(async () => (await here.boundingBox())?.y).toBeLessThan(844)
})

describe.each<Origin>(['http', 'file'])('over %s', (origin) => {
  test.each(['index.html', 'console.html', 'reference/dns.html'])(
    '%s is set in the fonts of the site',
    async (path) => {
      const { page, problems } = await site.open(site.roots[origin] + path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const fonts = async () => ({
        problems,
        loaded: await page.evaluate(() =>
          [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`),
        ),
      })
      const expected = ['Inter Variable: loaded', 'JetBrains Mono Variable: loaded']
      await expect.poll(fonts).toEqual({ problems: [], loaded: expect.arrayContaining(expected) as string[] })
      const family = await page.evaluate(() => {
        return getComputedStyle(document.querySelector('#content p')!).fontFamily
      })
      expect(family).toContain('Inter Variable')
      // A sign of code is never drawn as another one.
      const ligatures = await page.evaluate(() =>
        [...document.querySelectorAll('code, pre, pre span')].map(
          (code) => getComputedStyle(code).fontVariantLigatures,
        ),
      )
      expect(new Set(ligatures)).toEqual(new Set(['no-contextual']))
      expect(problems).toEqual([])
    },
  )
})

test('the fonts bring their licences', () => {
  for (const font of ['Inter-Variable', 'JetBrains-Mono-Variable'])
    expect(readFileSync(join(output, `assets/${font}.LICENSE.txt`), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    )
})

test('every page tells what it is about, each something else, and has the image', () => {
  const summaries = pages.map((path) => {
    const html = readFileSync(join(output, path), 'utf8')
    const read = (name: string): string =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    // In columns: a Japanese letter says as much as two others.
    expect.soft(read('description').replaceAll(/\P{ASCII}/gu, 'xx').length, path).toBeGreaterThan(40)
    expect.soft(read('description').length, path).toBeLessThan(220)
    expect.soft(read('og:description'), path).toBe(read('description'))
    expect.soft(read('og:title'), path).not.toBe('')
    expect.soft(read('og:image'), path).toMatch(/assets\/card\.png$/)
    return read('description')
  })
  expect(new Set(summaries).size).toBe(pages.length)
  expect(existsSync(join(output, 'assets/card.png'))).toBe(true)
})

test('an address without a page says so, and has the menu, the search, and what may have been meant', async () => {
  const { page } = await site.open(`${site.roots.http}guides/first-cal/`)
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await page.getByText('Perhaps this, for “first cal”').waitFor()
  expect(await page.locator('#meant a').first().innerText()).toContain('First call')
  await page.getByRole('button', { name: 'Search the documentation' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('orderVps')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.roots.http}reference/vps-orders.html#orderVps`)
  await page.goBack()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await page.waitForURL(`${site.roots.http}index.html`)
})
