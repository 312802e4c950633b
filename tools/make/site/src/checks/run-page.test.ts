import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { openSite, output } from './open-site.ts'
import { findBlocks, openAccount, readBlock, runBlock, typeInto } from './run-block.ts'

const site = await openSite()

const guide = (): string => `${site.roots.file}guides/first-call.html`

test('the sandbox with the SDK weighs less than 300 kB, as servers send it', () => {
  const weight = brotliCompressSync(readFileSync(join(output, 'assets/program.js'))).byteLength
  expect(weight).toBeGreaterThan(100_000)
  expect(weight).toBeLessThan(300_000)
})

test('a page waits for its styles and its own scripts, and for 45 kB at most', async () => {
  const { requests } = await site.open(`${site.roots.http}guides/first-call.html`)
  const names = requests.map((url) => url.replace(/^.*\//, '')).filter((name) => /\.(?:js|css)$/.test(name))
  expect(names.toSorted()).toEqual(['page.css', 'site.css', 'site.js', 'start.js'])
  const sizes = names.map((name) => readFileSync(join(output, 'assets', name)).byteLength)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(45_000)
})

test('nothing in a page from a disk moves after it was painted', async () => {
  const { page } = await site.open(guide())
  expect(await measureShift(page)).toBeLessThan(0.05)
})

/** How much has moved since the page began to be shown, fonts included: 0.1 is what readers notice. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { readonly value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => setTimeout(resolve))
    return sum
  })
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each([1280, 390])(
    'a program that has run has no barrier for its readers, at %i pixels',
    async (width) => {
      const { page } = await site.open(guide(), { colorScheme, viewport: { width, height: 844 } })
      await runBlock(findBlocks(page).first())
      await openAccount(findBlocks(page).first())
      await page.getByText('hw123456.example.jp').first().waitFor()
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )
})

test('it can be run, edited and left with the keyboard alone', async () => {
  const { page } = await site.open(guide())
  const block = findBlocks(page).first()
  await block.getByRole('button', { name: 'Run' }).focus()
  await page.keyboard.press('Enter')
  await readBlock(block)
  await block.getByRole('textbox', { name: /^Program/ }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type("console.log('typed')")
  await page.keyboard.press('Control+Enter')
  await block.getByText('typed', { exact: true }).last().waitFor()
  await page.keyboard.press('Tab')
  const isInside = (): Promise<boolean> =>
    block
      .getByRole('textbox', { name: /^Program/ })
      .evaluate(
        (editor) =>
          editor.getRootNode() instanceof ShadowRoot &&
          document.activeElement === (editor.getRootNode() as ShadowRoot).host,
      )
  await expect.poll(isInside).toBe(false)
})

test('the account is shown, its clock moves, and an injected fault happens to the next run', async () => {
  const { page } = await site.open(guide())
  const block = findBlocks(page).nth(1)
  expect((await runBlock(block)).output).toBe('front\nstopped')
  const account = await openAccount(block)
  await account.locator('.account-servers').getByText('stopped').waitFor()
  const clock = account.locator('.account-clock')
  const before = await clock.innerText()
  await account.getByRole('button', { name: '+1 day' }).click()
  await expect.poll(() => clock.innerText()).not.toBe(before)
  await account.getByRole('combobox', { name: 'Effect' }).selectOption({ label: 'An error of the API' })
  await account.getByLabel('Operation or path').fill('updateVpsMemo')
  await account.getByRole('button', { name: 'Add the fault' }).click()
  await account.locator('.account-faults').getByText('updateVpsMemo', { exact: true }).first().waitFor()
  await account.getByLabel('Operation or path').fill('noSuchOperation')
  await account.getByRole('button', { name: 'Add the fault' }).click()
  await account.getByText(/noSuchOperation/).waitFor()
  await runBlock(block)
  await account
    .locator('.log-row', { hasText: /503.*SERVICE_UNAVAILABLE/ })
    .first()
    .waitFor()
})

test('a world is chosen, and an account is kept from run to run', async () => {
  const { page } = await site.open(guide())
  const block = findBlocks(page).first()
  await runBlock(block)
  await openAccount(block)
  await block.getByRole('combobox', { name: 'World' }).selectOption('fleet-20')
  expect((await runBlock(block)).output.split('\n')).toHaveLength(20)
  await typeInto(
    block,
    "import { createClient } from '@hostwright/common'\nconsole.log((await createClient().me()).message ?? 'in')",
  )
  const left = async (): Promise<string> => {
    const closed = block.locator('.log-row[aria-expanded=false]')
    if ((await closed.count()) > 0) await closed.first().click()
    return block.locator('.log-details').first().innerText()
  }
  await runBlock(block)
  await expect.poll(left).toContain('59 of 60 left')
  await block.getByRole('checkbox', { name: 'keep the account' }).check()
  await runBlock(block)
  await expect.poll(left).toContain('58 of 60 left')
})

test('a link brings what somebody else typed, and runs nothing by itself', async () => {
  const { page } = await site.open(guide(), { permissions: ['clipboard-read', 'clipboard-write'] })
  const block = findBlocks(page).nth(1)
  await runBlock(block)
  await openAccount(block)
  await block.getByRole('combobox', { name: 'World' }).selectOption('empty')
  await typeInto(block, "console.log('é, 東京')")
  await block.getByRole('button', { name: 'Share' }).click()
  await block
    .getByText(/^A link/)
    .or(block.getByText(/^The address/))
    .waitFor()
  const link = await page.evaluate(() => location.href)

  const other = await site.open(link)
  const shared = findBlocks(other.page).nth(1)
  await shared.getByText('This program came with the link.').waitFor()
  expect(other.requests.filter((url) => url.endsWith('/program.js'))).toEqual([])
  await openAccount(shared)
  expect(await shared.getByRole('combobox', { name: 'World' }).inputValue()).toBe('empty')
  expect((await runBlock(shared)).output).toBe('é, 東京')

  const cut = await site.open(link.slice(0, -4))
  await cut.page.getByRole('alert').filter({ hasText: 'cut off' }).waitFor()
  expect(cut.problems).toEqual([])
})
