import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { findBlocks, openAccount, readBlock, runBlock, typeInto } from './run-block.ts'
import { settle } from './settle.ts'

const site = await openSite()

const screens = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const
const pages = ['index.html', 'guides/first-call.html', 'reference/vps-power.html#stopVps'] as const

/** The place of a block on the screen, how far the page is scrolled, and the places of the code and its first line. */
async function measure(page: Page, block: Locator): Promise<readonly number[]> {
  const { x, y, width } = (await block.boundingBox())!
  const code = (await block.locator('pre, .run-editor').filter({ visible: true }).first().boundingBox())!
  const line = block.locator('.shiki .line, .cm-line').filter({ visible: true }).first()
  const left = await line.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().x
  })
  return [x, y, width, code.y, code.height, left, await page.evaluate(() => scrollY)]
}

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  test.each(pages)('a program of %s runs where it is: nothing moves, and the focus stays', async (path) => {
    const { page } = await site.open(site.roots.file + path, { viewport: screens[width] })
    const block = findBlocks(page).filter({ visible: true }).last()
    await settle(page)
    // As a reader does: the block in the middle of the window, with text above and below it.
    await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const text = await page.locator('article > p, .about p').count()
    const before = await measure(page, block)
    expect((await runBlock(block)).status).toMatch(/^Ended/)
    expect(await measure(page, block)).toEqual(before)
    expect(await page.locator('article > p, .about p').count()).toBe(text)
    const button = block.locator('.run-button')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await openAccount(block)
    expect(await measure(page, block)).toEqual(before)
  })

  test('an error is announced and in view, its line marked, its details folded', async () => {
    const { page } = await site.open(`${site.roots.file}guides/first-call.html`, {
      viewport: screens[width],
    })
    const block = findBlocks(page).nth(1)
    await runBlock(block)
    const lines = Array.from({ length: 60 }, (_, line) => `console.log(${line})`)
    const call = "await createVps(createClient()).server('no uuid').get()"
    const imports = [
      "import { createClient } from '@hostwright/common'",
      "import { createVps } from '@hostwright/vps'",
    ]
    await typeInto(block, [...imports, ...lines, call].join('\n'))
    await runBlock(block)
    const message = block.locator('[aria-live=assertive] .error')
    expect(await message.innerText()).toMatch(/^ApiError: \[VPS_NOT_FOUND\]/)
    const { y, height } = (await message.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(screens[width].height)
    await block.getByRole('button', { name: 'Line 63' }).waitFor({ timeout: 5_000 })
    await expect.poll(() => block.locator('.failed-line').innerText()).toBe(call)
    expect(await block.locator('.run-problem details pre').isVisible()).toBe(false)
    await block.locator('.run-problem summary').click()
    expect(await block.locator('.run-problem details').innerText()).toContain("code: 'VPS_NOT_FOUND'")
  })

  test('after Run one row has the status and the buttons', async () => {
    const { page } = await site.open(`${site.roots.file}guides/first-call.html`, {
      viewport: screens[width],
    })
    const block = findBlocks(page).first()
    await runBlock(block)
    await typeInto(block, "console.log('edited')")
    await block.locator('.run-button').click()
    await readBlock(block)
    const parts = await block.locator('.run-row > *').filter({ visible: true }).all()
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y))
    expect(parts).toHaveLength(5)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
  })
})
