import { createSamples } from '@hostwright/samples'
import { findSnippets } from '@hostwright/snippets'
import { expect, test } from 'vitest'
import { collectDeclarations } from '../client/language-service/collect-declarations.ts'
import { createLanguageService } from '../client/language-service/create-language-service.ts'
import type { Completions, Hover, Mistake } from '../client/language-service/messages.ts'
import { isRunnable, moduleNames } from '../client/program/module-names.ts'
import { openSite } from './open-site.ts'
import { findBlocks, runBlock, typeInto } from './run-block.ts'

const site = await openSite()

const answer = createLanguageService(collectDeclarations())
const findMistakes = (text: string): string[] =>
  (answer({ kind: 'diagnostics', text }) as readonly Mistake[]).map(
    ({ from, to, message }) => `${text.slice(from, to)}: ${message}`,
  )

const snippets = findSnippets().filter(({ code }) => isRunnable(code))

test('no program of the site is marked before it is edited', async () => {
  const samples = (await createSamples()).map(({ operationId, programs }) => {
    return { name: operationId, code: programs.typescript }
  })
  const programs = [...samples, ...snippets.filter(({ name }) => !name.startsWith('examples/'))]
  expect(programs.length).toBeGreaterThan(250)
  expect(programs.flatMap(({ name, code }) => findMistakes(code).map((one) => `${name}: ${one}`))).toEqual([])
})

test('a program that needs more of Node than a page has is marked', () => {
  const { code } = snippets.find(({ name }) => name === 'examples/preview.ts')!
  expect(findMistakes(code)[0]).toContain('has no exported member')
})

test.each([
  ["import { createClient } from '@hostwright/comon'", /^'@hostwright\/comon': Cannot find module/],
  ["process.env['HOME'].length", /^process\.env\['HOME'\]: Object is possibly 'undefined'/],
  ['await fetch(1)', /^1: No overload|^1: Argument of type/],
  ['const a = ;', /^;: Expression expected/],
  ["window.alert('')", /^window: Cannot find name/],
])('%s is marked', (code, mistake) => {
  expect(findMistakes(code)).toEqual([expect.stringMatching(mistake)])
})

test('nothing is marked in an empty program', () => {
  expect(findMistakes('')).toEqual([])
})

test('a docstring is shown with its tags, and of a link the name', () => {
  const text =
    '/**\n * As {@link fetch}.\n * @throws {Error} Now and then.\n * @example a()\n */\nfunction a() {}\na'
  const { signature, documentation } = answer({ kind: 'hover', text, position: text.length }) as Hover
  expect(signature).toBe('function a(): void')
  expect(documentation).toBe('As fetch.\n\n`@throws` {Error} Now and then.')
})

/** Lists the names that the editor completes after an import of a whole module. */
function listExports(module: string): string[] {
  const text = `import * as module from '${module}'\nmodule.`
  const found = answer({ kind: 'completions', text, position: text.length }) as Completions | undefined
  return (found?.names ?? []).map(({ name }) => name).toSorted()
}

test('of each module the editor knows what a program on a page can import, and nothing else', async () => {
  const { page } = await site.open(`${site.roots.file}guides/first-call.html`)
  const block = findBlocks(page).first()
  await runBlock(block)
  const imports = moduleNames.map((name, index) => `import * as m${index} from '${name}'`)
  const prints = moduleNames.map(
    (name, index) => `console.log(['${name}', ...Object.keys(m${index})].join())`,
  )
  await typeInto(block, [...imports, ...prints].join('\n'))
  const lines = (await runBlock(block)).output.split('\n')
  // openapi-fetch exports this function and does not declare it.
  const isDeclared = (name: string): boolean => name !== 'randomID'
  const found = lines
    .map((line) => line.split(','))
    .map(([name, ...keys]) => [name, keys.filter(isDeclared).toSorted()])
  expect(found).toEqual(moduleNames.map((name) => [name, listExports(name)]))
})
