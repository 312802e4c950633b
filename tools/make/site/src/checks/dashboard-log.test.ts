import { expect, test } from 'vitest'
import { createDashboardScene, firstVps, row, rows } from './dashboard-scene.ts'

const scene = await createDashboardScene()
const { call, open, fill } = scene

test('a row unfolds both bodies, without the password; the headers are folded', async () => {
  const { page } = await open()
  await call('POST', '/v1/vps/servers', { plan_id: 'none', root_password: 'A-Secret-4-you' })
  await row(page, '/v1/vps/servers').click()
  const [sent, got] = [page.getByLabel('Request body'), page.getByLabel('Response body')]
  expect(await sent.first().innerText()).toContain('"root_password": "[redacted]"')
  expect(await got.first().innerText()).toContain('"VALIDATION_ERROR"')
  expect(await page.content()).not.toContain('A-Secret-4-you')
  expect(await page.getByText('idempotency-key: order-0001').isVisible()).toBe(false)
  await page.getByText('Headers', { exact: true }).first().click()
  await page.getByText('idempotency-key: order-0001').waitFor()
})

test('polls are one row with the name of the VPS, and each of them can be read', async () => {
  const { page } = await open()
  for (let poll = 0; poll < 4; poll += 1) await call('GET', `${firstVps}/power`)
  const polls = row(page, '/v1/vps/servers/web-01/power')
  await polls.filter({ hasText: '× 4' }).click()
  expect(await rows(page).count()).toBe(1)
  const times = page.locator('.log-details .account-row button')
  expect(await times.count()).toBe(4)
  await times.last().click()
  expect(await times.last().getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.log-details').innerText()).toContain(`${firstVps}/power`)
})

test('a row that unfolds looks and works like one, and a change of state does not', async () => {
  await call('POST', `${firstVps}/power/stop`)
  const { page } = await open()
  const [button, plain] = [row(page, 'power/stop'), page.locator('.log-transition')]
  const cursor = (element: HTMLElement): string => getComputedStyle(element).cursor
  await plain.waitFor()
  expect([await button.evaluate(cursor), await plain.evaluate(cursor)]).toEqual(['pointer', 'auto'])
  // The whole row, not only its path.
  await button.click({ position: { x: 400, y: 8 } })
  expect(await button.getAttribute('aria-expanded')).toBe('true')
})

test('a request opens its details, and the list is filtered', async () => {
  await fill()
  const { page } = await open()
  await page.getByText('5 requests, 3 errors').waitFor()
  await row(page, 'VALIDATION_ERROR').click()
  await page.getByText('image_id: is required.').first().waitFor()
  const colours = await page.evaluate(() =>
    ['fine', 'rejected', 'broken'].map(
      (tone) => getComputedStyle(document.querySelector(`.log .${tone} .status`)!).color,
    ),
  )
  expect(new Set(colours).size).toBe(3)
  const count = () => rows(page).count()
  await page.getByLabel('Show', { exact: true }).selectOption('Errors only')
  await expect.poll(count).toBe(3)
  await page.getByPlaceholder(/^Filter:/).fill('503 listlogs')
  await expect.poll(count).toBe(1)
  await page.getByPlaceholder(/^Filter:/).fill('nowhere')
  await page.getByText('Nothing fits this filter.').waitFor()
})

test('however much arrives, it shows the newest and stays usable', async () => {
  scene.site.sandbox.limits.set(false)
  const { page, problems } = await open()
  const { fetch: send, baseUrl } = scene.site.sandbox
  for (let n = 0; n < 3_000; n++) await send(new Request(`${baseUrl}/v1/number/${n}`))
  await rows(page).getByText('/v1/number/2999').waitFor()
  await expect.poll(() => rows(page).count()).toBe(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows(page).count()).toBe(200)
  expect(problems).toEqual([])
})
