import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedSite, openSite } from './open-site.ts'

let site: OpenedSite

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a reader switches the language at an operation and back, and stays at the operation', async () => {
  const { page } = await site.open(`${site.roots.http}reference/dns.html#createDnsRecord`)
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL('**/reference/ja/dns.html#createDnsRecord')
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
  expect(await page.locator('#createDnsRecord').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Read in English' }).click()
  await page.waitForURL('**/reference/dns.html#createDnsRecord')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
