import { fileURLToPath } from 'node:url'
import { locate } from '@hostwright/machine/why-without'
import { chromiumFlags } from '@hostwright/machine/chromium-flags'
import { skipWithout } from '@hostwright/machine/skip-without'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the suite's result depends on `program.js`, the script with the SDK and the sandbox. */
    loadsPrograms: boolean
  }
}

/** The built site in a browser, served by a sandbox and opened from the disk. */
export interface OpenedSite {
  readonly sandbox: Sandbox
  /** Address at which the sandbox listens. The sandbox serves the site too. */
  readonly sandboxUrl: string
  /** Token that a page opened from the disk has to send to the sandbox. */
  readonly pageToken: string
  /** The beginning of every address: `http://…/` or `file:///…/`. */
  readonly roots: Readonly<Record<Origin, string>>
  /**
   * Opens a page in a new tab until the end of the test, and aborts requests that are not wanted. Skips the test if
   * Chromium is missing.
   */
  open(
    address: string,
    options?: BrowserContextOptions,
    isWanted?: (url: string) => boolean,
  ): Promise<OpenedPage>
  /** Opens a page in a tab that is reused for visits with the same options, which is much faster than a new tab. */
  visit(address: string, colorScheme: ColorScheme, options?: BrowserContextOptions): Promise<OpenedPage>
  /** Resets the sandbox's account. */
  reset(): void
}

export type ColorScheme = 'light' | 'dark'
export type Origin = 'http' | 'file'

export interface OpenedPage {
  readonly page: Page
  /** Addresses that the page has requested so far. */
  readonly requests: readonly string[]
  readonly problems: readonly string[]
}

// A busy machine may take minutes for a page that an idle one shows immediately.
const patienceMs = 120_000

export const output: string = fileURLToPath(new URL('../../dist/', import.meta.url))

// The test files of a process share a browser, one after another. It starts with the first page and ends with the process.
let browser: Promise<Browser> | undefined
let hasLoadedPrograms = false

/** Lists the requests of a page that go neither to a root of the site nor to the page itself. */
export function findForeign(requests: readonly string[], root: string): string[] {
  return requests.filter((url) => !url.startsWith(root) && !/^(?:data|blob):/.test(url))
}

/** Opens the site in headless Chromium for the tests of a file. Each new tab has a profile of its own. */
export async function openSite(): Promise<OpenedSite> {
  const tabs = new Map<string, Page>()
  const sandbox = await createSandbox({ docs: output })
  const { url } = await sandbox.listen({ port: 0 })
  afterAll(async () => {
    for (const context of (await browser)?.contexts() ?? []) await context.close()
    await sandbox.close()
    // The results of the suite `pages` are kept although this script has changed.
    if (hasLoadedPrograms && !inject('loadsPrograms'))
      throw new Error(
        'A check of the suite `pages` has loaded program.js. Add its file to `programs` in vitest.config.ts.',
      )
  })
  return {
    sandbox,
    sandboxUrl: url,
    pageToken: sandbox.pageToken,
    roots: { http: `${url}/`, file: `file://${output}` },
    async open(address, options, isWanted) {
      const page = await openTab(options)
      onTestFinished(() => page.context().close())
      if (isWanted)
        await page.route(
          (url) => !isWanted(url.href),
          (route) => route.abort(),
        )
      return openPage(page, address)
    },
    async visit(address, colorScheme, options) {
      const name = JSON.stringify(options ?? {})
      const page = tabs.get(name) ?? (await openTab(options))
      tabs.set(name, page)
      // An address that differs from the current one only in its fragment would not load the page again.
      await page.goto('about:blank')
      page.removeAllListeners()
      await page.emulateMedia({ colorScheme })
      return openPage(page, address)
    },
    reset: () => sandbox.reset(),
  }
}

async function openTab(given: BrowserContextOptions = {}): Promise<Page> {
  skipWithout(TestRunner.getCurrentTest()!.context, 'Chromium')
  const options = { executablePath: locate('Chromium'), args: [...chromiumFlags], timeout: patienceMs }
  browser ??= chromium.launch(options)
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 800 }, ...given })
  context.setDefaultTimeout(patienceMs)
  context.on('request', (request) => {
    if (request.url().endsWith('/program.js')) hasLoadedPrograms = true
  })
  return context.newPage()
}

async function openPage(page: Page, address: string): Promise<OpenedPage> {
  const requests: string[] = []
  const problems: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => void problems.push(error.message))
  await page.goto(address, { waitUntil: 'load' })
  return { page, requests, problems }
}
