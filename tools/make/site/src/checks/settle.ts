import type { Page } from 'playwright-core'

/** Waits until a page looks as it will: its fonts are there, and what is measured has been measured with them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Only when it is laid out, it asks for the fonts.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    )
  })
}
