import { fileURLToPath } from 'node:url'
import { locate } from '@hostwright/machine/why-without'
import { chromiumFlags } from '@hostwright/machine/chromium-flags'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { median } from './median.ts'

const page = new URL('../../../make/site/dist/guides/first-call.html', import.meta.url)
const rounds = 5

/**
 * Measures how long a page of the built site takes from the disk until its first text is painted, as a multiple of the
 * time of its bare text: the median of several rounds. Both are opened in each round, so that a machine that is busy for
 * a while is so for both.
 */
export async function measureFirstPaint(): Promise<number> {
  const browser = await chromium.launch({ executablePath: locate('Chromium'), args: [...chromiumFlags] })
  try {
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const bareMs = await paint(browser, { javaScriptEnabled: false })
      ratios.push((await paint(browser)) / bareMs)
    }
    return median(ratios)
  } finally {
    await browser.close()
  }
}

/** Opens the page in a new tab, and returns the time of its first contentful paint. Without scripts, without styles. */
async function paint(browser: Browser, options: BrowserContextOptions = {}): Promise<number> {
  const context = await browser.newContext(options)
  const tab = await context.newPage()
  if (options.javaScriptEnabled === false)
    await tab.route(
      ({ href }) => !href.endsWith('.html'),
      (route) => route.abort(),
    )
  await tab.goto(`file://${fileURLToPath(page)}`, { waitUntil: 'load' })
  let ms = 0
  while (ms === 0)
    ms = await tab.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await context.close()
  return ms
}
