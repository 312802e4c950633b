import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { type OpenedPage, openSite } from './open-site.ts'
import { send } from './send-request.ts'

const site = await openSite()

const openConsole = (operation: string, options = {}): Promise<OpenedPage> =>
  site.open(`${site.roots.file}console.html#${operation}`, options)

test('every operation succeeds when it is first sent, one after the other, on the sandbox in the page', async () => {
  const { page, requests, problems } = await openConsole('getApiKey')
  const ids = await page
    .getByLabel('Operation', { exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const failed: string[] = []
  page.on('dialog', (dialog) => void dialog.accept())
  for (const id of ids) {
    await page.getByLabel('Operation', { exact: true }).selectOption(id)
    const status = await send(page)
    if (!/^20[02] /.test(status)) failed.push(`${id}: ${status}`)
  }
  expect({ count: ids.length, failed, problems }).toEqual({ count: table.length, failed: [], problems: [] })
  expect(requests.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([])
})

test('an order is a dry run first and names the price of the day; one that was changed is sent as typed', async () => {
  const { page } = await openConsole('orderVps')
  const body = page.getByLabel('Body, JSON')
  const typed = (await body.inputValue()).replace('"expected_total_price": ', '"expected_total_price": 1')
  expect(await send(page)).toMatch(/^200 /)
  expect(await page.getByLabel('Response body').innerText()).toContain('"dry_run": true')
  const priced = await body.inputValue()
  await page.getByLabel('dry_run').selectOption('false')
  page.on('dialog', (dialog) => void dialog.accept())
  // The sandbox accepts an order at the price of the day only.
  expect(await send(page)).toMatch(/^200 /)
  expect(await page.getByLabel('Response body').innerText()).toContain('"status": "setup_pending"')
  expect(JSON.parse(await body.inputValue())).toEqual({ ...JSON.parse(priced), dry_run: false })
  await body.fill(typed)
  expect(await send(page)).toMatch(/^4\d\d /)
  expect(await body.inputValue()).toBe(typed)
})

test('what is sent goes on with the account: a record that was added is listed', async () => {
  const { page } = await openConsole('createDnsRecord')
  expect(await send(page)).toMatch(/^200 /)
  await page.getByLabel('Operation', { exact: true }).selectOption('listDnsRecords')
  expect(await send(page)).toMatch(/^200 /)
  expect(await page.getByLabel('Response body').innerText()).toContain('mail.example.com')
  await page
    .getByRole('region', { name: 'Account' })
    .locator('.log-row', { hasText: /POST.*\/v1\/server\/hw123456.example.jp\/dns/ })
    .waitFor()
})

test('the same call is shown in TypeScript and for the shell, as it was typed', async () => {
  const { page } = await openConsole('updateDnsRecord')
  await send(page)
  const [typescript, curl] = [page.getByLabel('The call in TypeScript'), page.getByLabel('The call in curl')]
  expect(await typescript.innerText()).toContain('site.dns.update(1, {')
  await page.getByRole('button', { name: 'curl' }).click()
  expect(await curl.innerText()).toContain('--request PUT')
  await page.getByLabel('Body, JSON').fill('{"ttl": 120}')
  expect(await curl.innerText()).toContain('--data \'{\n  "ttl": 120\n}\'')
  await page.getByRole('button', { name: 'Python' }).click()
  expect(await page.getByLabel('The call in Python').innerText()).toContain('"ttl": 120')
  await page.getByRole('button', { name: 'TypeScript' }).click()
  expect(await typescript.innerText()).toContain("api.PUT('/v1/server/{servername}/dns/{dns_id}', {")
})

test('a status has the colour of its kind, headers are folded, and JSON is coloured', async () => {
  const { page } = await openConsole('getVpsServer')
  await send(page)
  expect(await page.locator('#status').getAttribute('class')).toBe('is-good')
  expect(await page.getByLabel('Response headers').isVisible()).toBe(false)
  expect(await page.locator('#response .sign-name').count()).toBeGreaterThan(5)
  await page.getByLabel('uuid path').fill('00000000-0000-4000-8000-00000000dead')
  expect(await send(page)).toMatch(/^404 /)
  expect(await page.locator('#status').getAttribute('class')).toBe('is-bad')
  await page.getByText('Headers', { exact: true }).click()
  expect(await page.getByLabel('Response headers').innerText()).toContain('x-ratelimit-remaining')
})

test('another world begins with what it has', async () => {
  const { page } = await openConsole('listVpsServers')
  await page.getByLabel('Account', { exact: true }).selectOption('fleet-20')
  expect(await send(page)).toMatch(/^200 /)
  expect(await page.getByLabel('Response body').innerText()).toContain('"staging-02"')
})

test('the form and the JSON are one body: each changes the other and the code', async () => {
  const { page } = await openConsole('orderVps')
  const body = page.getByLabel('Body, JSON')
  const read = async (): Promise<unknown> => JSON.parse(await body.inputValue())
  await page.getByLabel(/^name text/).fill('web-02')
  await page.getByLabel(/^period/).fill('1')
  await page.getByLabel('dry_run').selectOption('false')
  await page.getByLabel('auto_renew').selectOption('true')
  expect(await read()).toMatchObject({ name: 'web-02', period: 1, dry_run: false, auto_renew: true })
  await page.getByLabel('auto_renew').selectOption('not sent')
  expect(await read()).not.toHaveProperty('auto_renew')
  expect(await page.getByLabel('The call in TypeScript').innerText()).toContain('"name": "web-02"')
  await body.fill('{"name": "web-03"}')
  expect(await page.getByLabel(/^name text/).inputValue()).toBe('web-03')
  await body.fill('{"name": ')
  await page.getByText('The body is no JSON').waitFor()
})

test('the response of an operation is gone when another is chosen', async () => {
  const { page } = await openConsole('listVpsServers')
  await send(page)
  await page.getByLabel('Response body').waitFor()
  await page.getByLabel('Operation', { exact: true }).selectOption('getApiKey')
  await page.getByText('Nothing has been sent yet.').waitFor()
  expect(await page.getByLabel('Response body').count()).toBe(0)
})

test('a response that arrives after another operation was chosen is not shown as its own', async () => {
  const { page } = await openConsole('listVpsServers')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByLabel('Operation', { exact: true }).selectOption('getApiKey')
  await page.getByRole('link', { name: 'GET /v1/vps/servers' }).waitFor()
  expect(await page.locator('#status').innerText()).toBe('Nothing has been sent yet.')
  expect(await page.getByLabel('Response body').count()).toBe(0)
})

test('the code is in sight before and after a request, without scrolling', async () => {
  const { page } = await openConsole('orderVps', { viewport: { width: 1440, height: 900 } })
  const box = async (): Promise<number> => (await page.getByLabel('The call in TypeScript').boundingBox())!.y
  expect(await box()).toBeLessThan(400)
  await send(page)
  expect(await box()).toBeLessThan(400)
})

test.each([
  [1440, 900],
  [390, 844],
])(
  'at %i pixels, Send stands below the inputs, and the code in sight has what was typed',
  async (width, height) => {
    const { page } = await openConsole('orderVps', { viewport: { width, height } })
    const name = page.getByLabel(/^name text/)
    await name.scrollIntoViewIfNeeded()
    await name.fill('typed-on-a-phone')
    const code = page.getByLabel('The call in TypeScript')
    const typed = code.getByText('typed-on-a-phone')
    const [box, input, button, line] = await Promise.all(
      [code, name, page.getByRole('button', { name: 'Send' }), typed].map((part) => part.boundingBox()),
    )
    expect(line!.y).toBeGreaterThan(box!.y)
    expect(line!.y + line!.height).toBeLessThanOrEqual(Math.min(box!.y + box!.height, height))
    expect(button!.y).toBeGreaterThan(input!.y)
    expect(button!.y + button!.height).toBeLessThanOrEqual(height)
  },
)

test('the address is that of the request, without its key or password, and the history outlasts a reload', async () => {
  const { page } = await openConsole('orderVps')
  await page.getByLabel(/^name text/).fill('web-07')
  await page.getByLabel(/^root_password/).fill('Not-To-Be-Kept-1')
  const key = await page.getByLabel(/^Idempotency-Key/).inputValue()
  await expect.poll(() => page.url()).toContain('web-07')
  await send(page)
  await page.getByLabel('Operation', { exact: true }).selectOption('listDnsRecords')
  await page.getByLabel(/^domain query/).fill('example.net')
  await expect.poll(() => page.url()).toMatch(/#listDnsRecords\?domain=example\.net$/)
  const kept = await page.evaluate(() => location.href + JSON.stringify([sessionStorage, localStorage]))
  await page.reload()
  expect(await page.getByLabel(/^domain query/).inputValue()).toBe('example.net')
  await page.getByRole('link', { name: 'POST /v1/vps/servers' }).click()
  expect(await page.getByLabel(/^name text/).inputValue()).toBe('web-07')
  expect(await page.getByLabel(/^root_password/).inputValue()).toBe('Correct-Horse-7')
  for (const secret of ['Not-To-Be-Kept-1', key, 'sandbox_', 'Bearer'])
    expect(kept + page.url()).not.toContain(secret)
})

test('a link is followed, although the page puts its last address back in the same moment', async () => {
  const { page } = await openConsole('listVpsServers')
  await page.evaluate(() => {
    location.hash = '#getApiKey'
    history.replaceState(null, '', '#listVpsServers')
  })
  const operation = page.getByLabel('Operation', { exact: true })
  await expect.poll(() => operation.inputValue()).toBe('getApiKey')
  await expect.poll(() => page.url()).toMatch(/#getApiKey$/)
})

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('a response has no barrier for its readers, and fits on a phone', async () => {
    const viewport = { width: 390, height: 844 }
    const { page, problems } = await openConsole('listDnsRecords', { colorScheme, viewport })
    expect(await page.getByLabel('The call in TypeScript').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await send(page)
    await page.getByRole('region', { name: 'Account' }).waitFor()
    expect(problems).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
