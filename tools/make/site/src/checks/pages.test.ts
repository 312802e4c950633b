import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { findForeign, openSite, type Origin } from './open-site.ts'
import { readLook } from './read-look.ts'
import { settle } from './settle.ts'

const site = await openSite()

const pages = [
  'index.html',
  'guides/first-call.html',
  'reference.html',
  'reference/vps-orders.html',
  'reference/dns.html#deleteDnsRecord',
  'reference/ja/vps-orders.html',
  'console.html',
  'console.ja.html',
  'sdk/index.html',
  'sdk/vps-orders.html',
  'sdk/sandbox-controls.html',
  'pictures.html',
  'workflows.html',
  'changelog.html',
  'changelog.ja.html',
  '404.ja.html',
]
// Only a server shows it.
const served = [...pages, '404.html']

const found = new Map<string, readonly string[]>()

/** The barriers of a page. One that is, to the last element, as another that was looked over, has those of that one. */
async function findBarriersOnce(page: Page): Promise<readonly string[]> {
  const look = await readLook(page)
  const barriers = found.get(look) ?? (await findBarriers(page))
  found.set(look, barriers)
  return barriers
}

/** Waits until a page has its title, and looks as it will. */
async function waitForPage(page: Page): Promise<void> {
  await page.locator('h1:visible, h2:visible').first().waitFor()
  await settle(page)
}

describe.each<Origin>(['http', 'file'])('over %s', (origin) => {
  describe.each(origin === 'http' ? served : pages)('%s', (path) => {
    test('loads nothing from elsewhere, reports nothing, and has no barrier for its readers in light and dark', async () => {
      const { page, requests, problems } = await site.visit(site.roots[origin] + path, 'light')
      await waitForPage(page)
      const foreign = findForeign(requests, site.roots[origin])
      expect({ foreign, problems }).toEqual({ foreign: [], problems: [] })
      // The editor and the sandbox wait until something is run.
      expect(requests.filter((url) => /\/(?:run|program)\.js$/.test(url))).toEqual([])
      expect(await findBarriersOnce(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await settle(page)
      expect(await findBarriersOnce(page)).toEqual([])
    })
  })
})

test.each(['guides/ordering.html', 'guides/recipes.html', 'guides/site.html', 'sdk/index.html'])(
  'no table of %s breaks a name',
  async (path) => {
    const { page } = await site.visit(site.roots.http + path, 'light')
    await waitForPage(page)
    const broken = await page
      .locator('td code')
      .evaluateAll((names) =>
        names
          .filter((name) => /^\S{1,34}$/.test(name.textContent) && name.getClientRects().length > 1)
          .map((name) => name.textContent),
      )
    expect(broken).toEqual([])
  },
)
