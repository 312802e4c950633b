import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locate } from '@hostwright/machine/why-without'
import { chromiumFlags } from '@hostwright/machine/chromium-flags'
import { type BrowserContext, chromium as playwright } from 'playwright-core'
import type { conform } from '../program/conform.ts'
import type { Runtime } from './runtime.ts'

/** The machine's browser without a window. It runs the program on a page of the sandbox, and so on its origin. */
export const chromium: Runtime = {
  name: 'Chromium',
  version: () => withBrowser([], async (context) => context.browser()?.version() ?? 'unknown'),
  conform: (_folder, target) =>
    withBrowser([], async (context) => {
      const page = await context.newPage()
      await page.goto(`${target.url}/index.html`)
      return page.evaluate(
        (given) => (globalThis as unknown as { conform: typeof conform }).conform(given),
        target,
      )
    }),
}

/** Starts a browser with the given flags in addition, and ends it after `use`. */
export async function withBrowser<Answer>(
  flags: readonly string[],
  use: (context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'))
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: locate('Chromium'),
    args: [...chromiumFlags, ...flags],
  })
  try {
    return await use(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
