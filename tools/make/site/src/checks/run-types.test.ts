import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { findForeign, openSite, type Origin, output } from './open-site.ts'
import { findBlocks, runBlock } from './run-block.ts'

const site = await openSite()

const scripts = ['editor-types.js', 'language-service.js']
const program = [
  "import { createClient } from '@hostwright/common'",
  "import { createVps } from '@hostwright/vps'",
  '',
  'const vps = createVps(createClient())',
].join('\n')

/** Opens a program of a guide in its editor, which begins with Run. */
async function openEditor(
  origin: Origin = 'file',
  path = 'guides/first-call.html',
  options: BrowserContextOptions = {},
  isWanted = (_url: string): boolean => true,
) {
  const opened = await site.open(site.roots[origin] + path, options, isWanted)
  const block = findBlocks(opened.page).first()
  await runBlock(block)
  const editor = block.getByRole('textbox', { name: /^(?:Program|プログラム)/ })
  const findLoaded = (): string[] =>
    opened.requests.map((url) => url.replace(/^.*\//, '')).filter((name) => scripts.includes(name))
  return { ...opened, block, editor, findLoaded }
}

/** Replaces the program by one with an account, of which a name is not there, and waits until that is marked. */
async function edit(block: Locator, editor: Locator): Promise<void> {
  await editor.fill(`${program}\nunknown`)
  await block.locator('.cm-lintRange-error', { hasText: /^unknown$/ }).waitFor()
}

/** Replaces the last line as a reader does, key by key. */
async function typeLine(page: Page, editor: Locator, line: string): Promise<void> {
  await editor.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.type(line)
}

/**
 * Moves the pointer onto a target until its tooltip is there. The marks of a slow check are drawn after the last key,
 * which closes a tooltip, and without a movement it does not open again.
 */
async function hoverUntil(page: Page, target: Locator, tooltip: Locator): Promise<void> {
  const look = async (): Promise<boolean> => {
    await page.mouse.move(0, 0)
    await target.hover()
    return tooltip.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(look, { timeout: 120_000 }).toBe(true)
}

test('what the first edit loads weighs less than 1.5 MB, as servers send it', () => {
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(output, 'assets', name))).byteLength)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000)
})

describe.each<Origin>(['file', 'http'])('over %s', (origin) => {
  test('nothing of the types is loaded until the first edit, which marks a misspelled method', async () => {
    const { page, block, editor, findLoaded, requests, problems } = await openEditor(origin)
    await editor.focus()
    await page.keyboard.press('ArrowDown')
    expect(findLoaded()).toEqual([])
    await edit(block, editor)
    await typeLine(page, editor, "await vps.byNme('web-01')")
    const mark = block.locator('.cm-lintRange-error')
    await expect.poll(() => mark.allInnerTexts()).toEqual(['byNme'])
    const tooltip = block.locator('.cm-tooltip-lint')
    await hoverUntil(page, mark, tooltip)
    expect(await tooltip.innerText()).toBe(
      "Property 'byNme' does not exist on type 'Vps'. Did you mean 'byName'?",
    )
    expect(findLoaded().toSorted()).toEqual(scripts.toSorted())
    const foreign = findForeign(requests, site.roots[origin])
    expect({ foreign, problems }).toEqual({ foreign: [], problems: [] })
  })
})

test('a program that came with the page is not marked after an edit that keeps it right', async () => {
  const { page, block, editor, findLoaded } = await openEditor()
  await editor.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nconsole.log(await Promise.resolve(process.env.HOME)).x')
  await block.locator('.cm-lintRange-error', { hasText: /^x$/ }).waitFor()
  expect(findLoaded()).toHaveLength(2)
  expect(await block.locator('.cm-lintRange-error').count()).toBe(1)
})

test('a name shows its signature and its docstring', async () => {
  const { page, block, editor } = await openEditor()
  await edit(block, editor)
  await typeLine(page, editor, "vps.byName('web-01')")
  const description = block.locator('.cm-tooltip-hover .description')
  await hoverUntil(page, editor.getByText('byName'), description)
  expect(await description.innerText()).toContain('Vps.byName(name: string')
  expect(await description.innerText()).toContain('Finds a VPS by its name')
})

test('a dot lists the methods; Enter takes one, Escape closes the list and not the output', async () => {
  const { page, block, editor } = await openEditor()
  const list = block.getByRole('listbox', { name: 'Completions' })
  await edit(block, editor)
  await typeLine(page, editor, 'await vps.')
  // On a slow machine, the list for the word `await` is shown first.
  const names = (): Promise<string[]> => list.getByRole('option').allInnerTexts()
  await expect.poll(names).toEqual(expect.arrayContaining(['byName', 'orders', 'servers']))
  await block.locator('.cm-completionInfo').getByText('Finds a VPS by its name').waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(await block.locator('.run-results').isVisible()).toBe(true)
  await page.keyboard.press('Control+Space')
  await list.waitFor()
  await page.keyboard.type('by')
  await expect.poll(names).toEqual(['byName'])
  // CodeMirror takes no Enter for a list that has just appeared: the reader may have meant a new line.
  await page.evaluate((now) => void (Date.now = () => now), Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.innerText()).toContain('await vps.byName')
  await page.keyboard.press('Tab')
  expect(await editor.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement)).toBeNull()
  expect(await editor.innerText()).not.toMatch(/\t/)
})

test('a dot that is the first edit lists the methods once the types are loaded', async () => {
  const { page, block, editor } = await openEditor()
  await typeLine(page, editor, '\nvps.')
  const names = block.getByRole('listbox', { name: 'Completions' }).getByRole('option')
  await expect.poll(() => names.allInnerTexts(), { timeout: 10_000 }).toContain('byName')
})

test('on a phone all of a description is in view', async () => {
  const { page, block, editor } = await openEditor('file', 'guides/first-call.html', {
    viewport: { width: 390, height: 844 },
  })
  await edit(block, editor)
  await typeLine(page, editor, "vps.server('web-01').setReverse")
  const description = block.locator('.cm-completionInfo')
  await description.getByText('Sets the reverse DNS name').waitFor()
  const { x, width } = (await description.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(await description.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('mistakes, their list and completions have no barrier for readers', async () => {
    const { page, block, editor } = await openEditor('file', 'guides/first-call.html', { colorScheme })
    // Not typed: on a slow machine the list of completions is there before the end of the line, and Enter takes one.
    await editor.fill(`${program}\nvps.byNme\n`)
    await typeLine(page, editor, 'vps.')
    await block.locator('.cm-lintRange-error', { hasText: /^byNme$/ }).waitFor()
    await page.keyboard.press('Control+Space')
    await block.locator('.cm-completionInfo').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+M')
    await block.getByRole('listbox', { name: 'Diagnostics' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})

test('a program is edited and run where the types cannot be loaded', async () => {
  const isWanted = (url: string): boolean => !url.endsWith('/language-service.js')
  const { block, editor, problems } = await openEditor('http', 'guides/first-call.html', {}, isWanted)
  await editor.fill("console.log('edited')")
  expect((await runBlock(block)).output).toBe('edited')
  expect(problems).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('a Japanese page has Japanese labels', async () => {
  const { page, block, editor } = await openEditor('file', 'guides/first-call.ja.html')
  await edit(block, editor)
  await typeLine(page, editor, 'vps.')
  await block.getByRole('listbox', { name: '候補' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+M')
  await block.getByRole('listbox', { name: '問題' }).waitFor()
  expect(await block.getByRole('button', { name: '閉じる', exact: true }).isVisible()).toBe(true)
})
