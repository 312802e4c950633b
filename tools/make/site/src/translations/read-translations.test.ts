import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findMethods } from '../methods/find-methods.ts'
import { readSdk } from '../methods/read-sdk.ts'
import { areas as table } from '../sdk/areas.ts'
import { assignAreas, createLocate } from '../sdk/assign-areas.ts'
import { createExamples } from '../sdk/create-examples.ts'
import { createJapaneseProse } from '../sdk/prose.ts'
import { readSdkTranslations } from '../sdk/read-sdk-translations.ts'
import { createSdkWords } from '../sdk/words.ts'
import { writeSdkIndex } from '../sdk/write-sdk-index.ts'
import { writeSdkPages } from '../sdk/write-sdk-pages.ts'
import { writeExamplesPage } from '../examples/write-examples-page.ts'
import { writeWorkflowsPage } from '../workflows/write-workflows-page.ts'
import { readTranslations, type Translations } from './read-translations.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const readOwn = (path: string): Translations => readTranslations(new URL(path, import.meta.url))

function readYaml(text: string, inherited = '[]'): Translations {
  const folder = mkdtempSync(join(tmpdir(), 'translations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [own, others] = ['texts.yaml', 'inherited.yaml'].map((name) => join(folder, name)) as [string, string]
  writeFileSync(own, text)
  writeFileSync(others, inherited)
  return readTranslations(own, [others])
}

/** Lists the texts that a Japanese page marks as English. */
function findEnglish(content: string): string[] {
  return [...content.matchAll(/<(span|div) lang="en">([^]*?)<\/\1>/g)].map(([, , text]) => text!.trim())
}

test('every example has its Japanese, and every Japanese text its example', () => {
  const here = process.cwd()
  onTestFinished(() => process.chdir(here))
  process.chdir(root)
  const { translate, listUnused } = readOwn('../examples/examples.ja.yaml')
  const { text: content } = writeExamplesPage('ja', translate)
  expect(content).toContain('### 予算内での注文')
  expect(content).toContain('<summary>ソースコード：<code>examples/order-within-budget.ts</code></summary>')
  expect(listUnused()).toEqual([])
})

test('every workflow has its Japanese, and every Japanese text its workflow', () => {
  const { translate, listUnused } = readOwn('../workflows/workflows.ja.yaml')
  const { text: content } = writeWorkflowsPage(join(root, 'spec/workflows'), 'ja', translate)
  expect(content).toContain(
    '1. `order`：[`orderVps`](operation:orderVps) を呼び出します。料金が発生します。再試行されるのは、実行されていない 429 だけです。',
  )
  expect(content).toContain(
    '- `ownershipHost`：所有権を確認する TXT レコードのラベル（省略時は `_ownership-verify`）',
  )
  expect(listUnused()).toEqual([])
})

test('every docstring of the SDK has its Japanese, and every Japanese text its docstring', async () => {
  const here = process.cwd()
  onTestFinished(() => process.chdir(here))
  process.chdir(root)
  const sdk = await readSdk([...new Set(table.map(({ from }) => from))])
  const areas = assignAreas(sdk)
  const locate = createLocate(areas)
  const methods = findMethods(sdk, locate)
  const { listUnused, ...translations } = readSdkTranslations()
  const words = createSdkWords('ja', createJapaneseProse(translations))
  const { findExample } = createExamples([])
  const pages = [
    writeSdkIndex(areas, methods, [], words),
    ...writeSdkPages({ areas, locate, methods, links: { findType: () => undefined }, findExample }, words),
  ]
  // Each is a docstring of a package: add its pair to a file in `sdk/ja`.
  expect(pages.flatMap(({ text }) => findEnglish(text))).toEqual([])
  expect(listUnused()).toEqual([])
})

test('a text without Japanese is found on its page', () => {
  const { inline, block } = createJapaneseProse({ translate: (text) => text, find: () => undefined })
  expect(findEnglish(`| ${inline('Adds a rule.')} |\n\n${block('Stops it.')}`)).toEqual([
    'Adds a rule.',
    'Stops it.',
  ])
})

test('a text that has changed is named: it has no Japanese, and the Japanese of the old one is not used', () => {
  const { translate, find, listUnused } = readYaml(
    '- en: It was two.\n  ja: 2件でした。\n- en: Both\n  ja: 両方\n',
  )
  expect(translate('  Both\n')).toBe('両方')
  expect(() => translate('It was three.')).toThrow(/texts\.yaml: It was three\.$/)
  expect(listUnused()).toEqual(['It was two.'])
  expect(find('It was two.')).toBe('2件でした。')
  expect(find('It was three.')).toBeUndefined()
})

test('an English text has one Japanese: a second pair is an error, and so is one that the description has', () => {
  const pair = '- en: Both\n  ja: 両方\n'
  expect(() => readYaml(pair + pair)).toThrow('translates again: Both')
  expect(() => readYaml(pair, pair)).toThrow('The description has this Japanese already: Both')
  const { find, listUnused } = readYaml('- en: Both\n  ja: どちらも\n', `${pair}- en: One\n  ja: 一方\n`)
  expect([find('Both'), find('One'), listUnused()]).toEqual(['どちらも', '一方', []])
})
