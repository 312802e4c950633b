import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'

const site = await openSite()

const openConsole = async (operation: string, options = {}): Promise<Page> =>
  (await site.visit(`${site.roots.http}console.html#${operation}`, 'light', options)).page

const readBody = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.getByLabel('Body, JSON').inputValue())

test('an object and a list of objects have inputs of their own, which are one body with the JSON', async () => {
  const page = await openConsole('createMailFilter')
  await page.getByLabel(/^keyword text/).fill('receipt')
  await page.getByLabel(/^target text/).fill('books@example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page
    .getByLabel(/^keyword text/)
    .last()
    .fill('paid')
  const conditions = [{ keyword: 'receipt', field: 'subject', match_type: 'contain' }, { keyword: 'paid' }]
  expect(await readBody(page)).toMatchObject({ conditions, action: { target: 'books@example.com' } })
  await page.getByRole('button', { name: 'Remove conditions 2' }).click()
  expect(await readBody(page)).toMatchObject({ conditions: conditions.slice(0, 1) })
  await page.getByLabel('Body, JSON').fill('{"conditions": "typed", "action": {"type": "delete"}}')
  expect(await page.getByLabel(/^conditions list/).inputValue()).toBe('typed')
  expect(await page.getByLabel(/^type text/).inputValue()).toBe('delete')
})

test('a list of texts has a line for each, and what is left is sent', async () => {
  const page = await openConsole('updateMailForwarding')
  const lines = page.getByRole('group', { name: /forwarding_addresses/ }).getByRole('textbox')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await lines.last().fill('stock@example.net')
  await page.getByRole('button', { name: 'Remove forwarding_addresses 1' }).click()
  expect(await readBody(page)).toMatchObject({ forwarding_addresses: ['stock@example.net'] })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('#status').filter({ hasText: /^200 / }).waitFor()
})

test('the code is in colours and is copied; a request of the log too, with the key in neither', async () => {
  const permissions = { permissions: ['clipboard-read', 'clipboard-write'] }
  const page = await openConsole('createDnsRecord', permissions)
  const key = site.sandbox.apiKey
  const readCopied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  const code = page.getByRole('region', { name: 'Code' })
  for (const [language, kinds] of [
    ['TypeScript', ['keyword', 'call', 'text']],
    ['curl', ['name', 'call', 'text']],
    ['Python', ['keyword', 'call', 'text', 'name']],
    ['Go', ['keyword', 'call', 'text', 'value']],
    ['PHP', ['keyword', 'call', 'text', 'name']],
  ] as const) {
    await code.getByRole('button', { name: language }).click()
    for (const kind of kinds) expect(await code.locator(`.sign-${kind}`).count(), language).toBeGreaterThan(0)
    await code.getByRole('button', { name: 'Copy' }).click()
    const shown = await code.getByLabel(`The call in ${language}`).innerText()
    expect((await readCopied()).trim()).toBe(shown.trim())
    expect(shown).not.toContain(key)
    await code.getByRole('button', { name: 'Copied' }).waitFor()
  }
  await page.getByRole('button', { name: 'Send' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await account.locator('.log-row', { hasText: 'POST' }).first().click()
  await account.getByRole('button', { name: 'Copy as curl' }).click()
  await expect
    .poll(readCopied)
    .toMatch(/^curl 'http:\/\/127\.0\.0\.1:\d+\/v1\/server\/hw123456\.example\.jp\/dns' \\/)
  const copied = await readCopied()
  expect(copied).toContain('--header "Authorization: Bearer $HOSTWRIGHT_API_KEY"')
  expect(copied).toContain('"type":"MX"')
  expect(copied).not.toContain(key)
})

test('on a phone, the JSON, rare properties, the faults and the requests that were sent are folded', async () => {
  const page = await openConsole('orderVps', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('region', { name: 'Account' }).waitFor()
  const folded = page.locator('.fold')
  expect(await folded.count()).toBe(5)
  expect(await folded.evaluateAll((all) => all.some((part) => (part as HTMLDetailsElement).open))).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_500)
})

test('the link of a request is shared, also with a reader who forbids the clipboard, and has no secret', async () => {
  const { page } = await site.open(`${site.roots.http}console.html#createMailAccount`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page
    .getByLabel('Body, JSON')
    .fill('{"mail_address": "shop@example.com", "password": "Typed-Secret-7"}')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const note = page.getByRole('status').filter({ hasText: 'secrets' })
  expect(await note.innerText()).toMatch(/^A link to what you typed is copied;/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  expect(decodeURIComponent(link)).toMatch(/#createMailAccount\?body=\{"mail_address":"shop@example.com"\}$/)
  await page.getByLabel('Body, JSON').fill('{"mail_address": "sale@example.com"}')
  await note.waitFor({ state: 'detached' })
  await page.context().clearPermissions()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('The address of this page now has what you typed.').waitFor()
  expect(decodeURIComponent(page.url())).toContain('sale@example.com')
})
