import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { type OpenedPage, type OpenedSite, openSite } from './open-site.ts'
import { screens } from './visit-pages.ts'

export const firstVps = '/v1/vps/servers/00000000-0000-4000-8000-000000000001'

/** The dashboard of a sandbox, which is new for each test. */
export interface DashboardScene {
  readonly site: OpenedSite
  /** Sends a request as a client does that knows nothing of the page. */
  call(method: string, path: string, body?: object, key?: string): Promise<Response>
  /** Orders a hosting server. */
  order(): Promise<void>
  /** Opens the dashboard, which is then connected, and shows the account. */
  open(options?: BrowserContextOptions): Promise<OpenedPage>
  /** Makes requests, errors, an operation in progress and faults. */
  fill(): Promise<void>
}

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
export const rows = (page: Page): Locator => page.locator('.log > li')
export const row = (page: Page, text: string | RegExp): Locator => page.locator('.log-row', { hasText: text })

/** Opens all parts of a page whose account has everything that it can show; a response has a body of this name. */
export async function unfold(page: Page, responseBody: string): Promise<void> {
  await row(page, 'VALIDATION_ERROR').click()
  await page.getByRole('region', { name: responseBody }).last().waitFor()
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  await page.locator('#assumptions li').first().waitFor()
}

/** Opens a sandbox for the tests of a file, and closes it after them. */
export async function createDashboardScene(): Promise<DashboardScene> {
  const site = await openSite()
  // Time that passes meanwhile would end what is in progress, and begin another minute of the limits.
  beforeEach(() => {
    site.reset()
    site.sandbox.clock.freeze()
  })
  const scene: DashboardScene = {
    site,
    call: (method, path, body, key = site.sandbox.apiKey) =>
      fetch(site.sandboxUrl + path, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'order-0001',
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async order() {
      const body = { plan_id: 'standard', period: 12, expected_total_price: 13_200, agree_to_terms: true }
      expect((await scene.call('POST', '/v1/server', body)).status).toBe(200)
    },
    async open(options = screens[1440]) {
      const opened = await site.open(site.roots.http, options)
      await opened.page.getByText('Live', { exact: true }).waitFor()
      await part(opened.page, 'Account').locator('#money').filter({ hasText: '¥' }).waitFor()
      return opened
    },
    async fill() {
      const { faults } = site.sandbox
      faults.add({ operationId: 'listLogs', effect: { status: 503, code: 'SERVICE_UNAVAILABLE' } })
      faults.add({ path: '/v1/server', nth: 3, effect: 'drop-response' })
      await scene.order()
      await scene.call('POST', `${firstVps}/power/stop`)
      await scene.call('GET', '/v1/logs')
      await scene.call('POST', '/v1/vps/servers', { plan_id: 'none' })
      await scene.call('GET', '/v1/me', undefined, 'sandbox_unknown')
    },
  }
  return scene
}
