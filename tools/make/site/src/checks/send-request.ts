import type { Page } from 'playwright-core'

/** Sends the request of the console with its button, and returns the status of the response. */
export async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send' }).click()
  return readStatus(page)
}

/** Waits for a response in the console and returns its status. */
export async function readStatus(page: Page): Promise<string> {
  const status = page.locator('#status').filter({ hasText: / in \d+ ms$/ })
  await status.waitFor()
  return status.innerText()
}
