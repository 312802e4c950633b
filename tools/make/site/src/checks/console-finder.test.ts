import { expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { type OpenedPage, openSite } from './open-site.ts'
import { readStatus, send } from './send-request.ts'

const site = await openSite()

const openConsole = (operation: string, options = {}): Promise<OpenedPage> =>
  site.open(`${site.roots.file}console.html#${operation}`, options)

test('operations are found by path and by name; arrows and Enter choose one, and nothing is sent', async () => {
  const { page } = await openConsole('getApiKey')
  const finder = page.getByRole('combobox', { name: 'Find an operation by its path or name' })
  const chosen = (): Promise<string> => page.getByLabel('Operation', { exact: true }).inputValue()
  const found = page.getByRole('listbox', { name: 'Operations' }).getByRole('option')
  const current = page.getByRole('listbox', { name: 'Operations' }).getByRole('option', { selected: true })
  await finder.fill('power/stop')
  expect(await chosen()).toBe('getApiKey')
  await finder.press('Enter')
  expect(await chosen()).toBe('stopVps')
  await finder.fill('dns record')
  expect(await current.innerText()).toContain('GET')
  await finder.press('ArrowDown')
  await finder.press('ArrowUp')
  await finder.press('ArrowUp')
  expect(await found.last().getAttribute('aria-selected')).toBe('true')
  await finder.press('ArrowDown')
  await finder.press('ArrowDown')
  await finder.press('Enter')
  expect(await chosen()).toBe('createDnsRecord')
  await finder.fill('wp delete')
  await page.getByText('1 found').waitFor()
  await found.click()
  expect(await chosen()).toBe('deleteWordPressSite')
  await finder.fill('no such operation')
  await finder.press('Enter')
  expect(await chosen()).toBe('deleteWordPressSite')
  await page.getByText('Nothing has been sent yet.').waitFor()
})

test('the first input has the focus in the moment in which the operation is chosen: typing on is not interrupted', async () => {
  const { page } = await openConsole('getApiKey')
  const finder = page.getByLabel('Find an operation by its path or name')
  await finder.fill('deleteDomain')
  const focused = await finder.evaluate(async (input) => {
    const choice = document.querySelector<HTMLSelectElement>('#operation')!
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    // Only promises pass, so nothing is painted before the focus is read.
    for (let turn = 0; turn < 1000 && choice.value !== 'deleteDomain'; turn++) await Promise.resolve()
    return { chosen: choice.value, input: document.activeElement?.getAttribute('name') }
  })
  expect(focused).toEqual({ chosen: 'deleteDomain', input: 'servername' })
})

test.each(['deleteDomain', 'orderVps', 'createDomain'])(
  'Enter after %s in the finder moves to its first input and sends nothing, even if it is held',
  async (id) => {
    const { page } = await openConsole('getApiKey')
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByLabel('Find an operation by its path or name').fill(id)
    await page.keyboard.down('Enter')
    const focused = page.locator('form :focus')
    await expect.poll(() => focused.getAttribute('name')).not.toBeNull()
    // A key that is held repeats in the input that it has moved to.
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    if (id === 'orderVps') await page.getByLabel('dry_run').selectOption('false')
    if (id !== 'createDomain') await page.locator('form input[name]').first().press('Enter')
    await page.getByText('Nothing has been sent yet.').waitFor()
    expect(dialogs).toEqual([])
    expect(await page.getByText('Sent in this tab').count()).toBe(0)
  },
)

test('the keyboard alone leads from the empty console to a record, and to a paid VPS', async () => {
  const { page } = await openConsole('')
  page.on('dialog', (dialog) => void dialog.accept())
  const type = (text: string): Promise<void> => page.keyboard.type(text)
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const walkTo = async (name: RegExp | string): Promise<void> => {
    const wanted = page.getByLabel(name).or(page.getByRole('button', { name })).first()
    const isThere = (): Promise<boolean> => wanted.evaluate((part) => part === document.activeElement)
    for (let steps = 0; steps < 40 && !(await isThere()); steps += 1) await press('Tab')
    expect(await isThere(), String(name)).toBe(true)
  }
  const replace = async (name: RegExp, text: string): Promise<void> => {
    await walkTo(name)
    await press('Control+A')
    await type(text)
    await press('Enter')
    expect(await readStatus(page)).toMatch(/^200 /)
  }
  await press('Tab')
  await press('Enter')
  await walkTo('Find an operation')
  await type('add dns')
  await press('Enter')
  await replace(/^content/, 'mail.example.net')
  await page.getByLabel('Find an operation').focus()
  await type('orderVps')
  await press('Enter')
  await replace(/^name text/, 'web-09')
  await page.getByLabel('Find an operation').focus()
  // The price of the shorter period replaces the one that the console has filled in.
  await replace(/^period/, '1')
  await walkTo('dry_run')
  await press('f')
  await walkTo('Send: costs money')
  await press('Enter')
  expect(await readStatus(page)).toMatch(/^200 /)
  expect(await page.getByLabel('Response body').innerText()).toContain('"status": "setup_pending"')
})

test('the ids that the sandbox has are offered, and leave no request', async () => {
  const { page } = await openConsole('getVpsServer')
  const uuid = page.getByLabel('uuid path')
  await uuid.fill('')
  const offers = page.getByRole('group', { name: 'uuid in the sandbox' })
  await offers.getByRole('button', { name: 'web-01' }).press('Enter')
  expect(await uuid.inputValue()).toMatch(/^[0-9a-f]{8}-/)
  await page.getByText('Nothing has been sent yet.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(await send(page)).toMatch(/^200 /)
  const account = page.getByRole('region', { name: 'Account' })
  await expect.poll(() => account.locator('.log-row').count()).toBe(1)
})

test('what erases data and an order that is not a dry run ask once, and are not sent after a no', async () => {
  const { page } = await openConsole('deleteDomain')
  const questions: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('button', { name: 'Send: erases data' }).click()
  await expect.poll(() => questions.length).toBe(1)
  expect(questions[0]).toMatch(/^DELETE \/v1\/\S+ erases data\./)
  await page.getByText('Nothing has been sent yet.').waitFor()
  answer = true
  expect(await send(page)).toMatch(/^200 /)
  await page.getByLabel('Operation', { exact: true }).selectOption('orderVps')
  expect(await page.getByLabel('dry_run').inputValue()).toBe('true')
  expect(await page.getByLabel('The call in TypeScript').innerText()).toContain('"dry_run": true')
  expect(await send(page)).toMatch(/^200 /)
  expect(questions).toHaveLength(2)
  for (const value of ['false', 'not sent']) {
    await page.getByLabel('dry_run').selectOption(value)
    expect(await page.getByRole('button', { name: 'Send: costs money' }).count(), value).toBe(1)
  }
  expect(await send(page)).toMatch(/^200 /)
  expect(questions[2]).toMatch(/^POST \/v1\/vps\/servers costs money\./)
})

test.each(['light', 'dark'] as const)(
  'in %s, what is found, a request that asks first and an error have no barrier for their readers',
  async (colorScheme) => {
    const { page } = await openConsole('deleteDomain', { colorScheme })
    page.on('dialog', (dialog) => void dialog.accept())
    const finder = page.getByLabel('Find an operation')
    for (const query of ['domain', 'no such operation']) {
      await finder.fill(query)
      expect(await findBarriers(page), query).toEqual([])
    }
    await finder.press('Escape')
    await page.getByLabel('domain path').fill('not-there.example.com')
    expect(await send(page)).toMatch(/^404 /)
    expect(await findBarriers(page)).toEqual([])
  },
)
