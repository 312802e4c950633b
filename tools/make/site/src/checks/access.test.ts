import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findCutText } from './find-cut-text.ts'
import { openSite } from './open-site.ts'
import { findBlocks, openAccount, readBlock, runBlock, typeInto } from './run-block.ts'
import { settle } from './settle.ts'

const site = await openSite()

/** Opens a state of a page in a tab that tests with the same options share. */
const scenes: Readonly<Record<string, readonly [path: string, use: (page: Page) => Promise<unknown>]>> = {
  'the first page': ['index.html', settle],
  'a program that has run': ['guides/first-call.html', (page) => runAndUnfold(page)],
  'a program that has failed': ['guides/first-call.html', fail],
  'an operation': ['reference/vps-orders.html#orderVps', settle],
  'the console': ['console.html#orderVps', send],
  'the dashboard': ['', fillDashboard],
  'the search': ['guides/first-call.html', search],
}

async function runAndUnfold(page: Page): Promise<void> {
  const block = findBlocks(page).first()
  await runBlock(block)
  const account = await openAccount(block)
  await account.locator('.log-row').first().click()
  await account.getByLabel('Response body').waitFor()
}

async function fail(page: Page): Promise<void> {
  const block = findBlocks(page).first()
  await runBlock(block)
  await typeInto(block, `throw new Error('${'a message that is longer than a line '.repeat(4)}')`)
  await runBlock(block)
  await block.locator('.run-problem summary').click()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('region', { name: 'Account' }).locator('.log-row').first().click()
  await page.getByLabel('Request body').waitFor()
}

async function fillDashboard(page: Page): Promise<void> {
  await page.getByText('Live', { exact: true }).waitFor()
  const headers = { Authorization: `Bearer ${site.sandbox.apiKey}` }
  await fetch(`${site.sandboxUrl}/v1/vps/servers/00000000-0000-4000-8000-000000000001`, { headers })
  await page.locator('.log-row').first().click()
  await page.getByLabel('Response body').waitFor()
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('order')
  await page.getByRole('option').first().waitFor()
}

describe('at 200 %', () => {
  const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }

  test.each(Object.entries(scenes))(
    '%s needs no sideways scrolling and cuts nothing off',
    async (_, scene) => {
      const [path, use] = scene
      const { page } = await site.visit(site.roots.http + path, 'light', zoomed)
      await use(page)
      await settle(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
      expect(await findCutText(page)).toEqual([])
    },
  )
})

describe('with reduced motion', () => {
  test.each(Object.entries(scenes))('nothing of %s moves by itself', async (_, [path, use]) => {
    const { page } = await site.visit(site.roots.http + path, 'light', { reducedMotion: 'reduce' })
    await page.evaluate(recordSmoothScrolls)
    await use(page)
    expect(await page.evaluate(findMotion)).toEqual([])
  })
})

declare global {
  var smoothScrolls: string[]
}

/** Records the calls that ask for a smooth scroll. Runs in the page. */
function recordSmoothScrolls(): void {
  globalThis.smoothScrolls = []
  const targets = [Element.prototype, window] as unknown as Record<string, (...given: unknown[]) => unknown>[]
  for (const target of targets)
    for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll']) {
      const original = target[name]
      if (original === undefined) continue
      target[name] = function (...given) {
        if (JSON.stringify(given).includes('smooth')) globalThis.smoothScrolls.push(name)
        return original.apply(this, given)
      }
    }
}

/** Lists the elements of a page and of its editors that have a transition, an animation or a smooth scroll. */
function findMotion(): string[] {
  const found = [...globalThis.smoothScrolls]
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const isAnimated = animationName !== 'none' && !/^[0s, ]*$/.test(animationDuration)
      const isStill = !isAnimated && /^[0s, ]*$/.test(transitionDuration)
      if (!isStill || scrollBehavior === 'smooth') found.push(`${element.localName}.${element.className}`)
      if (element.shadowRoot !== null) look(element.shadowRoot)
    }
  }
  look(document)
  return found
}

describe('with the keyboard alone', () => {
  /** The place of the focus: in which part of which block of code it is. */
  const readFocus = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const part = document.activeElement?.closest(
        '.run-button, .run-editor, .run-lines, .run-row, .run-sandbox',
      )
      return document.activeElement?.closest('.code') === null ? 'elsewhere' : (part?.className ?? 'block')
    })

  /** Presses Tab until the focus is there. */
  async function tabTo(page: Page, part: string): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      if ((await readFocus(page)).split(' ').includes(part)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${part}.`)
  }

  test('Run is reached, the output is read, and Escape or the button goes back to the block', async () => {
    const { page } = await site.visit(`${site.roots.http}guides/first-call.html`, 'light')
    const block = findBlocks(page).first()
    await tabTo(page, 'run-button')
    for (const leave of ['Escape', 'Close']) {
      await page.keyboard.press('Enter')
      expect((await readBlock(block)).output).not.toBe('')
      expect(await readFocus(page)).toContain('run-button')
      await tabTo(page, 'run-editor')
      await tabTo(page, 'run-row')
      await tabTo(page, 'run-lines')
      if (leave === 'Close') await block.getByRole('button', { name: 'Close the output' }).focus()
      await page.keyboard.press(leave === 'Close' ? 'Enter' : leave)
      expect(await readFocus(page)).toContain('run-button')
      expect(await block.locator('.run-results').isVisible()).toBe(false)
    }
  })
})
