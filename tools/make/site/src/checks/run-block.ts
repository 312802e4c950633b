import type { Locator, Page } from 'playwright-core'

/** The status and the output of a program of a page after it has ended. */
export interface Ran {
  readonly status: string
  readonly output: string
}

/** Finds the programs of a page that can be run, in the order of the page. */
export function findBlocks(page: Page): Locator {
  return page.locator('.code[data-run]')
}

/** Presses Run and waits until the program has ended. */
export async function runBlock(block: Locator): Promise<Ran> {
  await forget(block)
  await showTab(block)
  await block.locator('.run-button').click()
  return readBlock(block)
}

export async function readBlock(block: Locator): Promise<Ran> {
  const status = block.locator('.run-status').filter({ hasText: /^(?:Ended|Failed|Stopped|終了|失敗|停止)/ })
  await status.waitFor()
  return { status: await status.innerText(), output: (await block.locator('.run-output').innerText()).trim() }
}

/** Clears the status, so that the end of an earlier run is not mistaken for the end of the next one. */
async function forget(block: Locator): Promise<void> {
  await block.locator('.run-status').evaluateAll((all) => {
    for (const status of all) status.textContent = ''
  })
}

/** Unfolds the sandbox panel of a block that has run. */
export async function openAccount(block: Locator): Promise<Locator> {
  await block.getByRole('button', { name: 'Sandbox' }).click()
  return block.getByRole('region', { name: 'Account' })
}

/**
 * Replaces the text in the editor of a block. The editor selects the old text itself: what `fill` selects in the page, an
 * update of the editor can put back before the new text arrives.
 */
export async function typeInto(block: Locator, code: string): Promise<void> {
  const editor = block.getByRole('textbox', { name: /^Program/ })
  await editor.press('ControlOrMeta+a')
  await block.page().keyboard.insertText(code)
}

/** Chooses the tab of a block that is on one which is not shown. */
async function showTab(block: Locator): Promise<void> {
  const tab = block.locator('xpath=ancestor::*[contains(@class, "alternative ") or @class="alternative"][1]')
  if ((await tab.count()) === 0 || (await tab.isVisible())) return
  const name = (await tab.getAttribute('data-name'))!
  await tab.locator('xpath=..').locator(`.tabs button[data-name="${name}"]`).click()
}
