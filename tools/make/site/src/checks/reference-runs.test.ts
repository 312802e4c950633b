import { createSamples } from '@hostwright/samples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunScript } from '../client/browser/run.ts'
import type { RunnableSample } from '../reference/runnable-sample.ts'
import { findBarriers } from './find-barriers.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { findBlocks, runBlock, typeInto } from './run-block.ts'

/** What the page's scripts have made. */
interface Loaded {
  readonly hostwrightRun: RunScript
  readonly hostwrightSamples: Readonly<Record<string, RunnableSample>>
}

let site: OpenedSite

beforeAll(async () => {
  site = await openSite()
}, 300_000)

afterAll(() => site.close())

describe.each([
  ['reference.html', 'light'],
  ['reference.ja.html', 'dark'],
] as const)('%s in %s', (path, colorScheme) => {
  test('a sample runs above the page, has no barrier for its readers, and is closed again', async () => {
    const { page, requests, problems } = await site.open(
      `${site.roots.file}${path}#/vps-operating-system/reinstallvps`,
      { colorScheme },
    )
    await page.locator('[data-section-id$="/reinstallvps"] .run-sample').click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('.run-status')
      .filter({ hasText: /^Ended/ })
      .waitFor({ timeout: 60_000 })
    expect(await dialog.locator('.run-lines').innerText()).toContain("os: 'Ubuntu 24.04'")
    await dialog.locator('.account-requests').getByText('os-reinstall').first().waitFor()
    expect(problems).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(requests.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([])
    await page.context().close()
  })
})

test('the samples of all operations run in a page', async () => {
  const samples = await createSamples()
  const { page } = await site.open(`${site.roots.file}guides/languages.html`)
  const block = findBlocks(page).first()
  await runBlock(block) // which loads the editor
  await page.addScriptTag({ url: `${site.roots.file}assets/samples.js` })
  const failed = await page.evaluate(async () => {
    const page = globalThis as unknown as Loaded
    const { createRunner } = page.hostwrightRun
    const problems: string[] = []
    for (const [name, { program, preparation }] of Object.entries(page.hostwrightSamples)) {
      const [host, bar] = [document.createElement('div'), document.createElement('div')]
      document.body.append(bar, host)
      const runner = createRunner(host, bar, { code: program, world: 'small', root: '../', preparation })
      const read = (part: string): string => host.querySelector(part)!.textContent
      await runner.run()
      while (!/^(?:Ended|Failed)/.test(read('.run-status'))) await new Promise((done) => setTimeout(done, 10))
      if (!read('.run-status').startsWith('Ended')) problems.push(`${name}: ${read('.run-lines')}`)
      runner.stop()
      host.remove()
      bar.remove()
    }
    return problems
  })
  expect({ count: samples.length, failed }).toEqual({ count: 110, failed: [] })
  await typeInto(block, "console.log('the page is still here')")
  expect((await runBlock(block)).output).toBe('the page is still here')
  await page.context().close()
})
