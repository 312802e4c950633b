import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { createDashboardScene, firstVps, part, row, rows, unfold } from './dashboard-scene.ts'
import { screens } from './visit-pages.ts'

const scene = await createDashboardScene()
const { call, order, open, fill } = scene

for (const colorScheme of ['light', 'dark'] as const) {
  test.each([1440, 390] as const)(
    `in ${colorScheme}, %i px wide, it fits and has no barriers`,
    async (width) => {
      await fill()
      const { page, problems } = await open({ ...screens[width], colorScheme })
      await part(page, 'In progress').getByText('stop').waitFor()
      await unfold(page, 'Response body')
      expect(await findBarriers(page, ['minor', 'moderate', 'serious', 'critical'])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(15, 20, 25)' : 'rgb(255, 255, 255)')
      expect(problems).toEqual([])
    },
  )
}

test.each(['en-US', 'ja-JP'])(
  'in %s, the buttons of the header stand beside its name on a phone',
  async (locale) => {
    const { page } = await scene.site.open(scene.site.roots.http, { ...screens[390], locale })
    await page.locator('#docs').waitFor()
    const tops = await page
      .locator('.header :is(.home, button)')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      )
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8)
  },
)

test('limits and keys stand below a log, which scrolls once it is as long as the window', async () => {
  scene.site.sandbox.limits.set(false)
  const { page } = await open()
  const log = (await part(page, 'Requests').boundingBox())!
  const limits = (await part(page, 'Limits').boundingBox())!
  expect(limits.x).toBe(log.x)
  expect(limits.y - (log.y + log.height)).toBeLessThan(24)
  const { fetch: send, baseUrl } = scene.site.sandbox
  for (let n = 0; n < 60; n++) await send(new Request(`${baseUrl}/v1/number/${n}`))
  await rows(page).getByText('/v1/number/59').waitFor()
  expect((await part(page, 'Requests').boundingBox())!.height).toBeLessThan(900)
})

test('it asks nobody but its own sandbox, and reports no errors', async () => {
  const { page, requests, problems } = await open()
  await order()
  await row(page, '/v1/server').click()
  await page.getByRole('button', { name: '+1 min' }).click()
  await expect.poll(() => part(page, 'In progress').innerText()).toContain('Nothing.')
  const own = new RegExp(`^(${scene.site.sandboxUrl}/(_sandbox/|assets/[\\w-]+\\.woff2$|$)|data:)`)
  expect(requests.filter((address) => !own.test(address))).toEqual([])
  expect(requests.some((address) => address.endsWith('/_sandbox/events'))).toBe(true)
  expect(problems).toEqual([])
})

test('an order that a client places shows up by itself, and ends when the clock is moved', async () => {
  const { page } = await open()
  await page.getByText('No requests yet').waitFor()
  await part(page, 'Account').getByText('¥1,000,000').waitFor()
  await order()
  await row(page, '/v1/server').waitFor()
  await expect.poll(() => part(page, 'Account').innerText()).toContain('¥986,800')
  await part(page, 'In progress').getByText('Hosting order').waitFor()
  await part(page, 'Servers and orders').getByText('setup_pending').waitFor()
  await page.getByRole('button', { name: '+5 min' }).click()
  await expect.poll(() => part(page, 'In progress').innerText()).toContain('Nothing.')
  await expect.poll(() => rows(page).first().innerText()).toContain('setup_pending → active')
  await expect.poll(() => part(page, 'Servers and orders').innerText()).not.toContain('setup_pending')
})

test('a write shows what it changed: former values struck out, and new ones', async () => {
  const { page } = await open()
  await call('PUT', `${firstVps}/memo`, { memo: 'front' })
  await row(page, '/memo').click()
  const changes = page.getByRole('region', { name: 'What it changed' })
  await changes.waitFor()
  expect(await changes.locator('del').allInnerTexts()).toEqual(['null'])
  expect(await changes.locator('ins').allInnerTexts()).toEqual(['"front"'])
  await row(page, '/memo').click()
  await call('GET', `${firstVps}/memo`)
  await row(page, /GET/).click()
  await page.getByRole('region', { name: 'Response body' }).waitFor()
  expect(await changes.count()).toBe(0)
})

test('the clock is paused, goes on and changes its speed', async () => {
  scene.site.sandbox.clock.resume(1)
  const { page } = await open()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('stands still').waitFor()
  expect(scene.site.sandbox.clock.speed()).toBe(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('real time', { exact: true }).waitFor()
  await page.getByLabel('Speed').selectOption('60')
  await page.getByText('60 × real time').waitFor()
  scene.site.sandbox.clock.resume(1)
  await page.getByText('real time', { exact: true }).waitFor()
})

test('the operations that a fault may hit are read when its input is first used', async () => {
  const { page, requests } = await open()
  const faults = part(page, 'Faults')
  await faults.getByText('No fault is waiting.').waitFor()
  const isCoverage = (address: string): boolean => address.endsWith('/_sandbox/coverage')
  expect(requests.some(isCoverage)).toBe(false)
  await faults.getByLabel('Operation or path').focus()
  await expect.poll(() => faults.locator('datalist option').count()).toBe(110)
  await faults.getByLabel('Effect').focus()
  await faults.getByLabel('Operation or path').focus()
  expect(requests.filter(isCoverage)).toHaveLength(1)
})

test('a fault that is added on the page hits the next request, and is removed', async () => {
  const { page } = await open()
  const faults = part(page, 'Faults')
  await faults.getByLabel('Operation or path').fill('getApiKey')
  await faults.getByLabel('Effect').selectOption('429 with Retry-After')
  await faults.getByLabel('Retry-After in seconds').fill('9')
  await faults.getByRole('button', { name: 'Add the fault' }).click()
  await faults.getByText('happened 0 ×').waitFor()
  const response = await call('GET', '/v1/me')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '9'])
  await faults.getByText('used up').waitFor()
  await expect.poll(() => rows(page).first().getAttribute('class')).toBe('log-entry rejected faulted')
  await faults.getByRole('button', { name: /^Remove \d/ }).click()
  await faults.getByText('No fault is waiting.').waitFor()
  await faults.getByLabel('Operation or path').fill('nothing')
  await faults.getByRole('button', { name: 'Add the fault' }).click()
  await page.getByText('operationId: the API has no operation nothing').waitFor()
})

test('it is set in the fonts of the site, which the documentation beside it brings', async () => {
  const { page } = await open()
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await expect.poll(async () => (await loaded()).join(' ')).toContain('Inter Variable')
})

test('a key is created, shown once, named by its hash and revoked; the first one is nowhere', async () => {
  const { page } = await open()
  page.on('dialog', (dialog) => void dialog.accept())
  const keys = part(page, 'Keys')
  await keys.getByLabel(/^Rights/).selectOption('read')
  await keys.getByRole('button', { name: 'Create a key' }).click()
  const created = keys.locator('#new-key code', { hasText: /^sandbox_/ })
  const key = await created.innerText()
  await expect.poll(() => keys.locator('li').count()).toBe(2)
  expect((await call('GET', '/v1/me', undefined, key)).status).toBe(200)
  const id = createHash('sha256').update(key).digest('hex').slice(0, 12)
  await row(page, '/v1/me').first().click()
  await page.locator('.log-details').getByText(id).waitFor()
  await keys.getByRole('button', { name: `Revoke key ${id}` }).click()
  await expect.poll(() => keys.locator('li').count()).toBe(1)
  expect((await call('GET', '/v1/me', undefined, key)).status).toBe(401)
  expect(await page.content()).not.toContain(scene.site.sandbox.apiKey)
})

test('limits are shown, changed and switched off', async () => {
  const { page } = await open()
  const limits = part(page, 'Limits')
  await call('GET', '/v1/vps/plans')
  await limits.getByRole('cell', { name: '59 of 60' }).waitFor()
  await limits.getByLabel('A minute').fill('1')
  await limits.getByRole('button', { name: 'Set' }).click()
  await limits.getByRole('cell', { name: '0 of 1', exact: true }).waitFor()
  expect((await call('GET', '/v1/vps/plans')).status).toBe(429)
  await limits.getByRole('button', { name: 'No limit' }).click()
  await limits.getByRole('cell', { name: 'no limit' }).waitFor()
  expect((await call('GET', '/v1/vps/plans')).status).toBe(200)
})

test('a state is saved and restored, the balance set, and another world begun', async () => {
  const { page } = await open()
  page.on('dialog', (dialog) => void dialog.accept())
  const account = part(page, 'Account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    account.getByRole('button', { name: 'Save a snapshot' }).click(),
  ])
  await account.getByLabel('Balance in yen').fill('7')
  await account.getByRole('button', { name: 'Set' }).click()
  await expect.poll(() => account.innerText()).toContain('¥7')
  const buffer = await readFile(await download.path())
  await account
    .getByLabel('Restore a snapshot')
    .setInputFiles({ name: 'snapshot.json', mimeType: 'application/json', buffer })
  await expect.poll(() => account.innerText()).toContain('¥1,000,000')
  await account.getByLabel('World').selectOption('fleet-20')
  await account.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => part(page, 'Servers and orders').locator('.servers > li').count()).toBe(21)
})

test('it can be used with the keyboard alone', async () => {
  await fill()
  const { page } = await open()
  const { keyboard } = page
  await row(page, '/v1/me').waitFor()
  await keyboard.press('Tab')
  await page.getByRole('link', { name: 'Skip to the requests' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('requests')
  const focused = () => page.evaluate(() => document.querySelector('.log-row:focus')?.textContent ?? '')
  while (!(await focused()).includes('GET /v1/me')) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByText('none of this account').waitFor()
  // A request that arrives while a row has the focus must not move the focus.
  await call('GET', '/v1/vps/plans')
  await rows(page).getByText('/v1/vps/plans').waitFor()
  expect(await focused()).toContain('GET /v1/me')
})

test('the documentation is one click away, and has the same theme', async () => {
  const { page } = await open({ ...screens[1440], colorScheme: 'light' })
  await page.getByRole('button', { name: 'Dark or light' }).click()
  await page.getByRole('link', { name: 'Documentation' }).click()
  await page.waitForURL(`${scene.site.roots.http}index.html`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.className)).toContain('dark')
})

test('without a script it says that it needs one, and shows no button', async () => {
  const { page } = await scene.site.open(scene.site.roots.http, { javaScriptEnabled: false })
  expect(await page.locator('body').innerText()).toContain('The dashboard is a program and needs JavaScript.')
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

test('a page of another site sees nothing of it and changes nothing', async () => {
  const { page } = await scene.site.open(scene.site.roots.http)
  await page.route('http://www.example.com/', (route) => route.fulfill({ body: '<!doctype html>' }))
  await page.goto('http://www.example.com/')
  scene.site.sandbox.account.setBalance(7)
  const read = await page.evaluate(async (url) => {
    const attempts = [
      ...['/', '/_sandbox/events', '/_sandbox/keys'].map((path) => fetch(url + path)),
      fetch(`${url}/_sandbox/reset`, { method: 'POST', mode: 'no-cors' }),
    ]
    const outcomes = await Promise.allSettled(attempts)
    return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.type !== 'opaque')
      .length
  }, scene.site.sandboxUrl)
  expect([read, scene.site.sandbox.account.balance]).toEqual([0, 7])
})
