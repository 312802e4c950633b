import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'

const site = await openSite()
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

test('a guide leads to its counterpart at the same heading, whose menu is Japanese, and back', async () => {
  const { page } = await site.open(`${site.roots.http}guides/waiting.html#reinstall`)
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL('**/guides/waiting.ja.html#reinstall')
  expect(await page.locator('#reinstall').innerText()).toBe('再インストール')
  const menu = page.getByRole('navigation', { name: 'ページ一覧' })
  expect(await menu.locator('[aria-current="page"]').innerText()).toBe('完了の待機')
  const link = page.locator('article').getByRole('link', { name: 'レート制限と多数のサーバー' })
  expect(await link.getAttribute('href')).toBe('rate-limits.ja.html')
  await page.getByRole('link', { name: 'Read in English' }).click()
  await page.waitForURL('**/guides/waiting.html#reinstall')
})

test('anyone who follows a wrong address reads about it in Japanese, with the pages that may have been meant', async () => {
  const { page } = await site.open(`${site.roots.http}guides/rate-limit`)
  await page.getByText('Perhaps this').waitFor()
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL('**/404.ja.html#/guides/rate-limit')
  await page.getByText('「rate limit」に近いページ').waitFor()
  expect(await page.locator('#meant a').count()).toBeGreaterThan(0)
})

test.each([
  ['changelog', 'in-this-version', 'このバージョンの変更'],
  ['workflows', 'order-a-vps', 'VPS の注文'],
  ['examples', 'order-within-budget', '予算内での注文'],
])('the page of %s leads to its counterpart at the same heading, and back', async (name, id, title) => {
  const { page } = await site.open(`${site.roots.http}${name}.html#${id}`)
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL(`**/${name}.ja.html#${id}`)
  expect(await page.locator(`#${id}`).innerText()).toBe(title)
  await page.getByRole('link', { name: 'Read in English' }).click()
  await page.waitForURL(`**/${name}.html#${id}`)
})

test('a method of the SDK leads to itself in a Japanese frame, whose links stay in Japanese, and back', async () => {
  const { page } = await site.open(`${site.roots.http}sdk/dns.html#DnsApi.create`)
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL('**/sdk/dns.ja.html#DnsApi.create')
  const menu = page.getByRole('navigation', { name: 'ページ一覧' })
  expect(await menu.getByRole('link', { name: '送信ドメイン認証' }).getAttribute('href')).toBe(
    '../sdk/mail-authentication.ja.html',
  )
  const article = page.locator('article')
  expect(await article.getByText('引数', { exact: true }).count()).toBeGreaterThan(0)
  expect(await article.getByRole('link', { name: 'CallOptions' }).first().getAttribute('href')).toBe(
    'client.ja.html#CallOptions',
  )
  await page.getByRole('link', { name: 'Read in English' }).click()
  await page.waitForURL('**/sdk/dns.html#DnsApi.create')
})

test('a reader of the home page can see the way to it in the other language', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`)
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL('**/index.ja.html')
  expect(await page.getByRole('link', { name: '5分で最初のリクエスト' }).first().getAttribute('href')).toBe(
    'guides/first-call.ja.html',
  )
})
