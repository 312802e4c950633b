import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createDashboardScene, part } from './dashboard-scene.ts'

const scene = await createDashboardScene()
const server = '/v1/server/hw123456.example.jp'
const password = 'Correct-Horse-7'

const servers = (page: Page) => part(page, 'Servers and orders')
const branch = (page: Page, title: string) => servers(page).locator('.tree details', { hasText: title })

test('a hosting server links to its sites, which the same port serves', async () => {
  const { page } = await scene.open()
  const link = servers(page).getByRole('link', { name: 'example.com', exact: true })
  const { port } = new URL(scene.site.sandboxUrl)
  expect(await link.getAttribute('href')).toBe(`http://example.com.localhost:${port}/`)
  const [site] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await site.getByText('This is the start page of example.com').waitFor()
})

test('what a client adds to a hosting server grows on its tree, in letters and with words beside the dates', async () => {
  const { page } = await scene.open()
  await servers(page).getByText('DNS records').first().waitFor()
  expect(await branch(page, 'Mail accounts').count()).toBe(0)
  await scene.call('POST', `${server}/subdomain`, { subdomain: 'xn--wgv71a119e.example.com' })
  await scene.call('POST', `${server}/mail`, { mail_address: 'info@hw123456.example.jp', password })
  await scene.call('POST', `${server}/db`, { name_suffix: 'shop' })
  await scene.call('POST', `${server}/db/user`, { name_suffix: 'app', password })
  await scene.call('POST', `${server}/db/user/hw123456_app/grant`, { db_name: 'hw123456_shop' })
  await branch(page, 'Subdomains').locator('summary').click()
  await servers(page).getByRole('link', { name: '日本語.example.com' }).waitFor()
  await branch(page, 'Mail accounts').locator('summary').click()
  await servers(page).getByText('info@hw123456.example.jp').waitFor()
  await branch(page, 'Databases').locator('summary').click()
  await servers(page).getByText('hw123456_shop: hw123456_app').waitFor()
  await branch(page, 'DNS records').locator('summary').click()
  await servers(page).getByText('www CNAME example.com').waitFor()
  expect(await servers(page).innerText()).toMatch(/since [\d-]+ · certificate ends [\d-]+/)
  // A branch that a reader has unfolded stays open while the account changes.
  await scene.call('POST', `${server}/mail`, { mail_address: 'sales@hw123456.example.jp', password })
  await servers(page).getByText('sales@hw123456.example.jp').waitFor()
})

test('of several hosting servers, each is folded until a reader unfolds it', async () => {
  scene.site.sandbox.reset('agency-50')
  const { page } = await scene.open()
  expect(await servers(page).getByRole('link').count()).toBe(0)
  await servers(page).locator('.tree > summary').first().click()
  await servers(page).getByRole('link').first().waitFor()
  expect(await servers(page).locator('.tree[open]').count()).toBe(1)
  scene.site.sandbox.reset('small')
})
