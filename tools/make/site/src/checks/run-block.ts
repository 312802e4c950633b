import type { Locator, Page } from 'playwright-core'

/** What a program of a page has printed when it has ended. */
export interface Ran {
  readonly status: string
  readonly output: string
}

/** The programs of a page that can be run, in its order. */
export function findBlocks(page: Page): Locator {
  return page.locator('.code[data-run]')
}

/** Presses Run, and waits for the end. */
export async function runBlock(block: Locator): Promise<Ran> {
  await forget(block)
  await block.locator('.run-button').click()
  return readBlock(block)
}

export async function readBlock(block: Locator): Promise<Ran> {
  const status = block.locator('.run-status').filter({ hasText: /^(?:Ended|Failed|Stopped|終了|失敗|停止)/ })
  await status.waitFor()
  return { status: await status.innerText(), output: (await block.locator('.run-output').innerText()).trim() }
}

/** The end of an earlier run is not taken for that of the next. */
async function forget(block: Locator): Promise<void> {
  await block.locator('.run-status').evaluateAll((all) => {
    for (const status of all) status.textContent = ''
  })
}

/** Unfolds the account of a block that has run. */
export async function openAccount(block: Locator): Promise<Locator> {
  await block.getByRole('button', { name: 'Sandbox' }).click()
  return block.getByRole('region', { name: 'Account' })
}

/** Opens the editor of a block and replaces what is in it. */
export async function typeInto(block: Locator, code: string): Promise<void> {
  const editor = block.getByRole('textbox', { name: /^Program/ })
  await editor.fill(code)
}
