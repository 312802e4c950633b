import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'

const site = await openSite()
test('only what is in English says so among the finds of a Japanese page', async () => {
  const { page } = await site.open(`${site.roots.http}guides/waiting.ja.html`)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'ドキュメントを検索' }).fill('終了コード')
  await page.getByRole('group', { name: 'ガイド', exact: true }).first().waitFor()
  const groups = page.getByRole('dialog').getByRole('group')
  for (const group of await groups.all()) {
    const isMarked = (await group.getAttribute('aria-label'))!.endsWith('（英語）')
    const links = await group
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(/\.ja\.html|reference\/ja\//.test(link), link).toBe(!isMarked)
  }
})

test.each(['orders.quote', 'power.reboot'])(
  '%s finds the method in the Japanese reference of the SDK',
  async (query) => {
    const { page } = await site.open(`${site.roots.http}guides/waiting.ja.html`)
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'ドキュメントを検索' }).fill(query)
    const found = page.getByRole('group', { name: 'SDK', exact: true }).getByRole('option')
    await found.first().waitFor()
    expect(await found.first().getAttribute('href')).toMatch(/sdk\/[\w-]+\.ja\.html#/)
  },
)
