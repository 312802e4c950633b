import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { settle } from './settle.ts'
import { screens } from './visit-pages.ts'

const site = await openSite()
const phone = screens[390]

test('a copy button copies its block, and nothing of the bar above it; another the whole page', async () => {
  const { page } = await site.open(`${site.roots.http}guides/first-call.html`, {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // The clock stands still, so that a label such as "Copied" stays until the test advances the time.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.getByRole('button', { name: 'Copy', exact: true }).first().tap()
  const copied = page.getByRole('button', { name: 'Copied' })
  await copied.waitFor()
  const head = page.locator('.code-bar', { has: copied })
  expect((await head.boundingBox())!.height).toBeLessThan(44)
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  expect(await read()).toBe('npx @hostwright/sandbox')
  await page.clock.runFor(1_500)
  await copied.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'pnpm' }).first().tap()
  const added = 'pnpm add @hostwright/common @hostwright/vps'
  const block = page.locator('.code').filter({ hasText: added, visible: true })
  await block.getByRole('button', { name: 'Copy', exact: true }).tap()
  await expect.poll(read).toContain(added)
  await page.getByRole('button', { name: 'Copy page' }).tap()
  await expect.poll(read).toMatch(/^# First call in five minutes\n[\s\S]*```ts\nimport/)
})

test('every diagram fits, with letters that can be read', async () => {
  const { page } = await site.open(`${site.roots.http}pictures.html`, phone)
  await settle(page)
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('.picture svg')].map((svg) => {
      const { left, right } = svg.getBoundingClientRect()
      const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
      const scale = svg.getScreenCTM()?.a ?? 0
      const sizes = [...svg.querySelectorAll('text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      )
      return {
        fits:
          left >= 0 &&
          right <= innerWidth &&
          boxes.every((box) => box.left >= left - 1 && box.right <= right + 1),
        isLegible: Math.min(...sizes) >= 9,
      }
    }),
  )
  expect(pictures.length).toBeGreaterThanOrEqual(5)
  expect(pictures.filter(({ fits, isLegible }) => !fits || !isLegible)).toEqual([])
})

test('the sample of an operation begins on the screen of its title', async () => {
  const { page } = await site.open(`${site.roots.http}reference/vps-orders.html#orderVps`, phone)
  await settle(page)
  const [title, sample] = await Promise.all(
    ['.operation:has(#orderVps) h2', '.operation:has(#orderVps) pre >> visible=true'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  )
  expect(sample!.y - title!.y).toBeLessThan(844)
})

test.each([
  ['a phone', phone],
  ['a large screen', { viewport: { width: 1280, height: 800 } }],
] as const)('on %s the buttons of a program of the SDK cover none of its text', async (_name, screen) => {
  const { page } = await site.open(`${site.roots.http}sdk/client.html`, screen)
  await settle(page)
  const covered = await page.locator('.code[data-run]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const range = document.createRange()
      range.selectNodeContents(block.querySelector('code')!)
      const buttons = [...block.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
      return [...range.getClientRects()].some((text) =>
        buttons.some(({ left, bottom }) => text.width > 0 && text.right > left && text.top < bottom),
      )
    }),
  )
  expect(covered.length).toBeGreaterThan(5)
  expect(covered).not.toContain(true)
})

test('the edge of a table fades where its columns go on', async () => {
  const { page } = await site.open(`${site.roots.http}sdk/client.html`, phone)
  await settle(page)
  const wide = await page
    .locator('.table')
    .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length)
  expect(wide).toBeGreaterThan(0)
  const fade = await page
    .locator('.table')
    .first()
    .evaluate((table) => getComputedStyle(table).background)
  expect(fade).toMatch(/radial-gradient.+scroll/)
})
