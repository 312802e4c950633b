import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { createSamples } from '@hostwright/samples'
import { findMethodExamples } from '@hostwright/snippets/method-examples'
import { describe, expect, inject, test } from 'vitest'
import { isRunnable } from '../client/program/module-names.ts'
import { findBarriers } from './find-barriers.ts'
import { openSite } from './open-site.ts'
import { findBlocks, runBlock, typeInto } from './run-block.ts'
import { settle } from './settle.ts'

/** The parts of a page's scripts that the tests use. */
interface Loaded {
  readonly hostwrightRun: {
    createRunner(host: HTMLElement, options: object): { run(): Promise<void>; stop(): void }
  }
}

const site = await openSite()

describe.each([
  ['reference', 'light'],
  ['reference/ja', 'dark'],
] as const)('%s in %s', (folder, colorScheme) => {
  test('a sample runs in its place, and has no barrier for its readers', async () => {
    const { page, requests, problems } = await site.open(
      `${site.roots.file}${folder}/vps-operating-system.html#reinstallVps`,
      { colorScheme },
    )
    const operation = page.locator('.operation').filter({ has: page.locator('#reinstallVps') })
    const block = operation.locator('.code[data-run]')
    await settle(page)
    expect((await runBlock(block)).output).toContain("os: 'Ubuntu 24.04'")
    await block.getByRole('button', { name: /^(?:Sandbox|サンドボックス)$/ }).click()
    const said = await block.locator('button, .account-title').allInnerTexts()
    expect(said.length).toBeGreaterThan(10)
    if (folder === 'reference/ja') expect(said.filter((text) => /^[+\d\sa-z]+$/i.test(text))).toEqual([])
    await block.locator('.account-requests .log-row', { hasText: 'os-reinstall' }).first().waitFor()
    expect(problems).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    expect(requests.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([])
  })
})

// Each of them runs in Node too, in `npm test`. A page adds its worker, which takes longer than most of the programs.
test('the samples of operations and the examples of methods run in a page', async () => {
  const samples = (await createSamples()).map(({ operationId, programs, preparation }) => {
    return { name: operationId, program: programs.typescript, preparation }
  })
  const examples = findMethodExamples()
    .filter(({ code }) => isRunnable(code))
    .map(({ method, code }) => ({ name: method, program: code, preparation: [] }))
  const chosen = [...samples, ...examples].filter((_, index) => inject('isWhole') || index % 4 === 0)
  const { page } = await site.open(`${site.roots.file}guides/languages.html`)
  const block = findBlocks(page).first()
  await runBlock(block) // which loads the editor
  const failed = await page.evaluate(async (all) => {
    const { createRunner } = (globalThis as unknown as Loaded).hostwrightRun
    const problems: string[] = []
    for (const { name, program, preparation } of all) {
      const host = document.createElement('div')
      document.body.append(host)
      const runner = createRunner(host, { code: program, preparation })
      const read = (part: string): string => host.querySelector(part)!.textContent
      await runner.run()
      while (!/^(?:Ended|Failed)/.test(read('.run-status'))) await new Promise((done) => setTimeout(done, 10))
      if (!read('.run-status').startsWith('Ended')) problems.push(`${name}: ${read('.run-output')}`)
      runner.stop()
      host.remove()
    }
    return problems
  }, chosen)
  expect({ count: samples.length, failed }).toEqual({ count: table.length, failed: [] })
  expect(examples.length).toBeGreaterThan(100)
  await typeInto(block, "console.log('the page is still here')")
  expect((await runBlock(block)).output).toBe('the page is still here')
})
