import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openSite, type Origin } from './open-site.ts'
import { settle } from './settle.ts'

const site = await openSite()

async function search(page: Page, query: string): Promise<string> {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill(query)
  return page.getByRole('option').first().innerText()
}

/** Makes the console send to a sandbox on a port instead of the one in the page. */
async function chooseAPort(page: Page): Promise<void> {
  await page.getByLabel('Send to').selectOption('port')
}

describe.each<Origin>(['http', 'file'])('over %s', (origin) => {
  test.each([
    ['createDnsRecord', 'POST /v1/server/{servername}/dns'],
    ['/v1/vps/servers/{uuid}/os-reinstall', '/v1/vps/servers/{uuid}/os-reinstall'],
    ['site.spf.update', 'PUT /v1/server/{servername}/spf/{fqdn}'],
    ['install wordpress', 'POST /v1/server/{servername}/wp'],
    ['make a mistake', 'First call in five minutes'],
  ])('the search finds %s, and Enter goes there', async (query, expected) => {
    const { page } = await site.open(`${site.roots[origin]}guides/first-call.html`)
    expect(await search(page, query)).toContain(expected)
    // The terms of the query are marked, in the title or in the excerpt.
    expect(await page.getByRole('option').first().locator('mark').count()).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/reference\/[a-z-]+\.html#\w+$|#5-make-a-mistake$/)
  })

  test('a request from the console reaches the sandbox, and its response is shown', async () => {
    site.reset()
    const { page, problems } = await site.open(`${site.roots[origin]}console.html#createDnsRecord`)
    await chooseAPort(page)
    if (origin === 'file') await page.getByLabel('Token').fill(site.pageToken)
    await page.getByLabel('Address of the sandbox').fill(site.sandboxUrl)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(/^200 .* in \d+ ms$/).waitFor()
    expect(await page.getByLabel('Response body').innerText()).toContain('The record has been added.')
    expect(await page.getByLabel('Response headers').textContent()).toContain('x-ratelimit-remaining')
    await page.getByLabel('Operation', { exact: true }).selectOption('listDnsRecords')
    await page.getByRole('button', { name: 'Send' }).click()
    const response = page.getByRole('region', { name: 'Response', exact: true })
    await response.getByText('GET /v1/server/hw123456.example.jp/dns?domain=example.com').waitFor()
    expect(await page.getByLabel('Response body').innerText()).toContain('mail.example.com')
    expect(problems).toEqual([])
  })
})

test('the console cannot call anything but this machine', async () => {
  const { page, requests } = await site.open(`${site.roots.http}console.html#getApiKey`)
  await chooseAPort(page)
  await page.getByLabel('Address of the sandbox').fill('https://api.example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('No response from https://api.example.com').waitFor()
  expect(requests.filter((url) => url.startsWith('https:'))).toEqual([])
})

test('the console shows what the description says in Markdown as text with marks, not as signs', async () => {
  const { page } = await site.open(`${site.roots.http}console.html#createDnsRecord`)
  await page.getByText('What it does').click()
  expect(await page.locator('#description code').first().innerText()).toBe('host')
  const texts = await page.evaluate(async () => {
    const choice = document.querySelector<HTMLSelectElement>('#operation')!
    const found: string[] = []
    for (const { value } of Array.from(choice.options)) {
      choice.value = value
      choice.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      const parts = [...document.querySelectorAll('.description, .hint')]
      found.push(parts.map((part) => part.textContent).join('\n'))
    }
    return found
  })
  expect(texts).toHaveLength(table.length)
  expect(texts.filter((text) => text === '' || /`|\*\*|\]\(/.test(text))).toEqual([])
})

test('in the console a minute passes when it is told to', async () => {
  site.sandbox.clock.freeze()
  const { page } = await site.open(`${site.roots.http}console.html#stopVps`)
  await chooseAPort(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(/^202 /).waitFor()
  await page.getByRole('button', { name: 'Let a minute pass' }).click()
  await page.getByText('A minute has passed').waitFor()
  await expect.poll(() => page.getByLabel('Response body').innerText()).toContain('stopped')
})

test('a sample is there in five languages; the one that is chosen is shown on every page', async () => {
  const { page } = await site.open(`${site.roots.http}reference/dns.html#createDnsRecord`)
  const samples = page
    .locator('.operation')
    .filter({ has: page.locator('#createDnsRecord') })
    .locator('.samples')
  expect(await samples.innerText()).toContain('@hostwright/hosting')
  await settle(page)
  for (const [language, start] of [
    ['curl', '--fail-with-body'],
    ['Go', 'package main'],
    ['PHP', '<?php'],
    ['Python', 'import json'],
  ] as const) {
    const tab = samples.getByRole('button', { name: language, exact: true })
    const before = (await tab.boundingBox())!.y
    await tab.click()
    expect(await samples.innerText()).toContain(start)
    expect(await tab.getAttribute('aria-pressed')).toBe('true')
    expect(Math.abs((await tab.boundingBox())!.y - before), 'the page stays in its place').toBeLessThan(2)
  }
  await page.goto(`${site.roots.http}reference/vps-orders.html#orderVps`)
  const shown = page.locator('.alternative').filter({ visible: true })
  expect(
    new Set(await shown.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['name']))),
  ).toEqual(new Set(['python']))
})

test.each(['reference', 'reference/ja'])(
  'in %s a response of each status can be chosen, without a script and with the keyboard',
  async (folder) => {
    const { page } = await site.open(`${site.roots.file}${folder}/vps-operating-system.html#reinstallVps`, {
      javaScriptEnabled: false,
    })
    const samples = page.locator('.operation:has(#reinstallVps) .samples')
    const shown = samples.locator('.choice pre').filter({ visible: true })
    await expect.poll(() => shown.count()).toBe(1) // the request body: an accepted reinstall returns none
    await samples.getByRole('radio', { name: '403', exact: true }).check()
    await expect.poll(() => shown.allInnerTexts()).toContainEqual(expect.stringContaining('"FORBIDDEN"'))
    await samples.getByRole('radio', { name: 'TARGET_NOT_ALLOWED' }).check()
    await expect
      .poll(() => shown.allInnerTexts())
      .toContainEqual(expect.stringContaining('"TARGET_NOT_ALLOWED"'))
    await samples.getByRole('radio', { name: '403', exact: true }).press('ArrowRight')
    await expect.poll(() => shown.allInnerTexts()).toContainEqual(expect.stringContaining('"VPS_NOT_FOUND"'))
  },
)

test.each([1280, 390])(
  'at %i pixels a page without a script has the menu, and no dead button',
  async (width) => {
    const { page } = await site.open(`${site.roots.http}guides/first-call.html`, {
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    })
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Waiting' }).click()
    await page.waitForURL(/waiting\.html$/)
  },
)

test('of several bodies the one that is shown is copied', async () => {
  const { page } = await site.open(`${site.roots.http}reference/vps-operating-system.html#reinstallVps`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const block = page.locator('.operation:has(#reinstallVps) .code:has(> .choice)').first()
  await block.getByRole('radio').last().check()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"ssh_key_name"')
})

test('the theme follows the system until it is chosen, and is then kept', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`, { colorScheme: 'dark' })
  const theme = (): Promise<string> => page.evaluate(() => document.documentElement.className)
  expect(await theme()).toContain('dark')
  await page.getByRole('button', { name: 'Dark or light' }).click()
  await expect.poll(theme).toContain('light')
  await page.goto(`${site.roots.http}reference.html`)
  expect(await theme()).toContain('light')
})

test('a page can be read with the keyboard alone, and its menu opened on a phone', async () => {
  const { page } = await site.open(`${site.roots.http}index.html`)
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Changelog' }).click()
  await page.waitForURL(/changelog\.html$/)
})
