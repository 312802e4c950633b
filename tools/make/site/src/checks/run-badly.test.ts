import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { findBlocks, readBlock, runBlock, typeInto } from './run-block.ts'

const site = await openSite()

const guide = `${site.roots.file}guides/first-call.html`

/** Runs the first program of a page, so that its editor is there. */
async function openEditor(opening = site.open(guide)) {
  const opened = await opening
  const block = findBlocks(opened.page).first()
  await runBlock(block)
  return { ...opened, block }
}

test('a loop without an end is stopped, the page lives on, and the next program runs', async () => {
  const { page, block, problems } = await openEditor()
  await typeInto(block, "console.log('in')\nfor (;;) console.log('on and on')")
  await block.getByRole('button', { name: 'Run' }).click()
  await block.locator('.run-lines').getByText('on and on').first().waitFor()
  expect(await page.evaluate(() => 1 + 1)).toBe(2)
  await block.getByRole('button', { name: 'Stop' }).click()
  expect((await readBlock(block)).status).toMatch(/^Stopped/)
  await typeInto(block, "console.log('again')")
  expect(await runBlock(block)).toMatchObject({ output: 'again', status: expect.stringMatching(/^Ended/) })
  expect(problems).toEqual([])
})

/** The one editor in which programs are run that only fail: loading a page for each would take longer. */
let editor: ReturnType<typeof openEditor> | undefined

test.each([
  ['an error of the syntax', 'const a = 1\nconst b = = 2', 'SyntaxError', 2],
  ['one that only the engine sees', 'const a = 1\n\nconst a = 2', "'a' has already been declared", 3],
  ['an error that is thrown', "const a = 1\n\nthrow new Error('no server')", 'no server', 3],
  ['one that is thrown deep inside', 'function f(x: any) {\n  return x.y.z\n}\nf({})', "reading 'z'", 2],
  ['a type that is none', 'const a: = 1', 'SyntaxError', 1],
  ['a module that is not here', "import a from 'a'\nimport b from 'left-pad'\n", 'no module', 1],
  [
    'a name that a module has not',
    "import { createClient } from '@hostwright/common'\nimport { createVpx } from '@hostwright/vps'",
    'createVpx',
    undefined,
  ],
])('%s is shown, at its line', async (_, code, text, line) => {
  const { block, problems } = await (editor ??= openEditor(site.visit(guide, 'light')))
  await typeInto(block, code)
  expect((await runBlock(block)).status).toMatch(/^Failed/)
  // The status can change before the message is shown: the line of a syntax error is looked up after the program ended.
  await expect.poll(() => block.locator('.run-problems').innerText()).toContain(text)
  if (line !== undefined) {
    await block.getByRole('button', { name: `Line ${line}`, exact: true }).click()
    await expect.poll(() => block.locator('.failed-line').count()).toBe(1)
  }
  expect(problems).toEqual([])
})

test('a rejection that nobody catches, and a timer that throws, are shown', async () => {
  const { block } = await openEditor()
  await typeInto(
    block,
    "void Promise.reject(new Error('first'))\nsetTimeout(() => { throw new Error('second') }, 60_000)",
  )
  await block.getByRole('button', { name: 'Run' }).click()
  await block.locator('.run-problems').getByText('Error: first').first().waitFor()
  await block.locator('.run-problems').getByText('Error: second').first().waitFor()
  await expect.poll(() => block.locator('.run-problem').count()).toBe(2)
})

test('a program that prints without an end is cut off, and says so', async () => {
  const { block } = await openEditor()
  await typeInto(block, 'for (let i = 0; i < 100_000; i++) console.log(i)')
  const { status, output } = await runBlock(block)
  expect(status).toMatch(/^Ended/)
  expect(output.split('\n').length).toBeLessThan(1_100)
  expect(output).toContain('The rest is not shown.')
})

test('a program reaches nothing but its sandbox', async () => {
  const { block, requests } = await openEditor()
  await typeInto(block, "await fetch('https://example.com/')")
  expect((await runBlock(block)).output).toContain('this page sends nothing to https://example.com')
  await typeInto(block, "try { eval('1') } catch (error) { console.log((error as Error).name) }")
  expect((await runBlock(block)).output).toBe('EvalError')
  expect(requests.filter((url) => url.startsWith('https:'))).toEqual([])
})
