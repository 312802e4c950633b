// Builds the documentation site into `dist/`: one folder of plain files that works from a disk, below any address, offline.
// The folder appears when it is complete, because a sandbox may serve it meanwhile.
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@hostwright/sandbox'
import { createSamples } from '@hostwright/samples'
import { writeChangelogPages } from './changelog/write-changelog-page.ts'
import { buildClient } from './client/build-client.ts'
import { listConsoleOperations } from './console/list-console-operations.ts'
import { writeExamplesPage } from './examples/write-examples-page.ts'
import { writeConsole } from './console/write-console.ts'
import { drawCard } from './card/draw-card.ts'
import { writeAgentSkills } from './markdown/write-agent-skills.ts'
import { writeApiCatalog } from './markdown/write-api-catalog.ts'
import { writeIndex, writeMarkdown } from './markdown/write-markdown.ts'
import { createHighlight } from './pages/create-highlight.ts'
import { createMarkdown, type MarkdownOptions } from './pages/create-markdown.ts'
import { createLinks } from './pages/links.ts'
import { listCounterparts, listGuides } from './pages/list-guides.ts'
import { japaneseNotFoundPage, notFoundPage, withRootedLinks } from './pages/not-found.ts'
import { toTranslation } from './pages/follow-original.ts'
import { readSource, type Source } from './pages/source.ts'
import { writePages } from './pages/write-pages.ts'
import { type BuiltPage, buildReference, downloads } from './reference/build-reference.ts'
import { createFollow, type Description } from './reference/description.ts'
import { listOperations } from './reference/list-operations.ts'
import { listJapaneseEntries, listSearchEntries } from './search/list-search-entries.ts'
import { writeSearchIndex } from './search/write-search-index.ts'
import { findMethods } from './methods/find-methods.ts'
import { readSdk } from './methods/read-sdk.ts'
import { toMarkdownPath } from './shell/markdown-copy.ts'
import { createNavigation } from './shell/create-navigation.ts'
import { fixedPages, pictures } from './shell/fixed-pages.ts'
import { type Language, languages } from './shell/navigation.ts'
import { findTranslations } from './shell/translations.ts'
import { assignAreas, createLocate } from './sdk/assign-areas.ts'
import { createExamples } from './sdk/create-examples.ts'
import { createJapaneseProse, englishProse } from './sdk/prose.ts'
import { readSdkTranslations } from './sdk/read-sdk-translations.ts'
import { createSdkWords } from './sdk/words.ts'
import { writeSdkIndex } from './sdk/write-sdk-index.ts'
import { writeSdkPages } from './sdk/write-sdk-pages.ts'
import { readTranslations, type Translate } from './translations/read-translations.ts'
import { writeWorkflowsPage } from './workflows/write-workflows-page.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = 'tools/make/site/dist'
const output = 'tools/make/site/.building'
const { resolve } = createRequire(import.meta.url)
process.chdir(root)

rmSync(output, { recursive: true, force: true })
for (const folder of ['assets', 'openapi', 'reference/ja'])
  mkdirSync(`${output}/${folder}`, { recursive: true })

// 1. The theme and the scripts, which every page loads.
await buildClient(`${output}/assets`)

// 2. The sources of the pages: the description, the samples of its operations, the SDK, and the links between them.
for (const { name } of downloads)
  copyFileSync(resolve(`@hostwright/openapi/${name}`), `${output}/openapi/${name}`)
for (const name of ['desired.schema.json', 'plan.schema.json'])
  copyFileSync(`packages/plan/${name}`, `${output}/openapi/${name}`)
const description = JSON.parse(readFileSync(`${output}/openapi/openapi.json`, 'utf8')) as Description
const operations = listOperations(description)
const samples = await createSamples()
const sdk = await readSdk('common orders vps hosting plan redis publish sandbox cli mcp'.split(' '))
const areas = assignAreas(sdk)
const locate = createLocate(areas)
const methods = findMethods(sdk, locate)
const types = sdk.flatMap(({ name: from, exports }) =>
  exports.map(({ name }) => ({ name, link: locate(from, name) })),
)
const links = createLinks(operations, methods, types)
const { findExample, preparations } = createExamples(samples)
const [sdkPages, japaneseSdkPages] = [
  createSdkWords('en', englishProse),
  createSdkWords('ja', createJapaneseProse(readSdkTranslations())),
].map((words) => [
  writeSdkIndex(areas, methods, operations, words),
  ...writeSdkPages({ areas, locate, methods, links, findExample }, words),
]) as [Source[], Source[]]
const readTranslate = (name: string, lang: Language): Translate =>
  lang === 'en' ? (text) => text : readTranslations(`tools/make/site/src/${name}/${name}.ja.yaml`).translate
const guides = listGuides('docs/guides')
const counterparts = listCounterparts('docs/guides')
const sections = createNavigation(
  guides,
  sdkPages.map(({ page }) => page),
  [...counterparts, ...japaneseSdkPages.map(({ page }) => page)],
)
const texts = [...Object.values(fixedPages.overview), ...Object.values(fixedPages.glossary), pictures]
const sources: Source[] = [
  ...[...guides, ...counterparts, ...texts].map(readSource),
  ...languages.map((lang) => writeExamplesPage(lang, readTranslate('examples', lang))),
  ...writeChangelogPages(description.info.version),
  ...languages.map((lang) => writeWorkflowsPage('spec/workflows', lang, readTranslate('workflows', lang))),
  ...sdkPages,
  ...japaneseSdkPages,
  notFoundPage,
  japaneseNotFoundPage,
]
const site = { sections, url: process.env['SITE_URL'] }
const findJapanese = (path: string): string | undefined => findTranslations(path, site)?.ja
const toMethodLink =
  (lang: Language) =>
  (method: string): string => {
    const link = links.resolve(`sdk:${method}`)!
    return lang === 'ja' ? toTranslation('', link, findJapanese) : link
  }

// 3. The reference, in both languages, and the console.
const highlight = await createHighlight()
const descriptions: Readonly<Record<Language, Description>> = {
  en: description,
  ja: JSON.parse(readFileSync(`${output}/openapi/openapi.ja.json`, 'utf8')) as Description,
}
const { apiKey } = await createSandbox()
const built: BuiltPage[] = []
for (const lang of languages) {
  const described = { description: descriptions[lang], lang, samples, toMethodLink: toMethodLink(lang) }
  const linked = createLinks(listOperations(described.description, lang), methods)
  // The texts of the description are plain Markdown: HTML in them is shown as text.
  const options: MarkdownOptions = {
    readOriginal: (path) =>
      path === fixedPages.reference.ja.path ? description.info.description : undefined,
    findJapanese,
  }
  const markdown = (await createMarkdown(highlight, 'docs/pictures', linked, options)).set({ html: false })
  built.push(...buildReference({ ...described, original: description, site, markdown, highlight }))
  writeConsole(output, lang, { operations: listConsoleOperations(described), apiKey }, site)
}
for (const { page, html } of built) writeFileSync(`${output}/${page.path}`, html)

// 4. The pages of `docs/`, those of the SDK, the changelog, and the one for an address without a page.
const readOriginal = (path: string): string | undefined => {
  const original = path.replace('.ja.html', '.html')
  return path === original ? undefined : sources.find(({ page }) => page.path === original)?.text
}
writePages(
  output,
  sources,
  await createMarkdown(highlight, 'docs/pictures', links, {
    preparations,
    readOriginal,
    findJapanese,
  }),
  site,
)
const base = site.url === undefined ? '/' : new URL(site.url).pathname
writeFileSync(`${output}/404.html`, withRootedLinks(readFileSync(`${output}/404.html`, 'utf8'), base))

// 5. The same pages as Markdown, and the list of them.
const copied = [...sources, ...built.map(({ page, markdown: text }) => ({ page, text }))].filter(
  ({ page }) => toMarkdownPath(page.path) !== undefined,
)
writeMarkdown(output, copied, links)
writeIndex(output, copied, downloads)
writeApiCatalog(output, description, downloads, site.url)
writeAgentSkills(output, `${root}packages/mcp/skills`)

// 6. The search index of all pages, and the preview image for places where a page is shared.
writeSearchIndex(`${output}/assets/search-index.js`, listSearchEntries(output, operations, samples))
writeSearchIndex(
  `${output}/assets/search-index.ja.js`,
  listJapaneseEntries(output, listOperations(descriptions.ja, 'ja'), samples, createFollow(descriptions.ja)),
  'ja',
)
writeFileSync(`${output}/assets/card.png`, await drawCard())

rmSync(folder, { recursive: true, force: true })
renameSync(output, folder)
