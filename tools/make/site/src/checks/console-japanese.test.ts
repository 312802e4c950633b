import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'

const site = await openSite()
test('a reader of the console switches the language, and keeps the operation and what was typed', async () => {
  const { page } = await site.open(`${site.roots.http}console.html#getVpsServer`)
  await page.locator('#parameter-uuid').fill('one')
  await page.waitForURL('**/console.html#getVpsServer?uuid=one')
  await page.getByRole('link', { name: '日本語で読む' }).click()
  await page.waitForURL('**/console.ja.html#getVpsServer?uuid=one')
  expect(await page.locator('#parameter-uuid').inputValue()).toBe('one')
  expect(await page.getByRole('combobox', { name: 'オペレーション', exact: true }).inputValue()).toBe(
    'getVpsServer',
  )
  await page.getByRole('button', { name: '送信', exact: true }).click()
  await page
    .locator('#status')
    .filter({ hasText: /^\d+.*ミリ秒/ })
    .waitFor()
})

test('the Japanese console asks in Japanese before it erases a disk, and sends nothing if the reader declines', async () => {
  const { page } = await site.open(`${site.roots.http}console.ja.html#reinstallVps`)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: '送信（データを消去）' }).click()
  expect(asked.join()).toMatch(/^POST .*os-reinstall\nデータは消去され、元に戻せません。/)
  expect(await page.locator('#status').innerText()).toBe('まだ何も送信していません。')
})
