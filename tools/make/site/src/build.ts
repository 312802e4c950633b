// Builds the documentation site into `dist/`: one folder of plain files that works from a disk, below any address, offline.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@hostwright/sandbox'
import { createSamples } from '@hostwright/samples'
import { writeChangelogPage } from './changelog/write-changelog-page.ts'
import { buildClient } from './client/build-client.ts'
import { listConsoleOperations } from './console/list-console-operations.ts'
import { writeConsole } from './console/write-console.ts'
import { drawCard } from './card/draw-card.ts'
import { createLinks } from './pages/links.ts'
import { listGuides } from './pages/list-guides.ts'
import { notFoundPage, withRootedLinks } from './pages/not-found.ts'
import { toPage, writePages } from './pages/write-pages.ts'
import { annotate, type Description } from './reference/annotate.ts'
import { buildReference, downloads } from './reference/build-reference.ts'
import { listOperations } from './reference/deep-link.ts'
import { japaneseLabels } from './reference/with-labels.ts'
import { japanese } from './reference/words.ts'
import { listSearchEntries } from './search/list-search-entries.ts'
import { writeSamples } from './reference/write-samples.ts'
import { writeSearchIndex } from './search/write-search-index.ts'
import { findMethods } from './methods/find-methods.ts'
import { readSdk } from './methods/read-sdk.ts'
import { createNavigation, japaneseReferencePage } from './shell/navigation.ts'
import { writeSdkIndex } from './sdk/write-sdk-index.ts'
import { writeSdkPages } from './sdk/write-sdk-pages.ts'
import { writeWorkflowsPage } from './workflows/write-workflows-page.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const output = 'tools/make/site/dist'
const { resolve } = createRequire(import.meta.url)
process.chdir(root)

rmSync(output, { recursive: true, force: true })
for (const folder of ['assets', 'openapi']) mkdirSync(`${output}/${folder}`, { recursive: true })

// 1. What every page loads: the theme and the scripts.
await buildClient(`${output}/assets`)

// 2. What the pages tell of: the description, the samples of its operations, the SDK, and how they refer to each other.
for (const { url } of downloads)
  copyFileSync(resolve(`@hostwright/openapi/${url}`), `${output}/openapi/${url}`)
copyFileSync('packages/plan/desired.schema.json', `${output}/openapi/desired.schema.json`)
const description = JSON.parse(readFileSync(`${output}/openapi/openapi.json`, 'utf8')) as Description
const operations = listOperations(description)
const samples = await createSamples()
const sdk = await readSdk(['common', 'vps', 'hosting', 'plan', 'redis', 'sandbox'])
const methods = findMethods(sdk)
const links = createLinks(operations, methods)
const toMethodLink = (method: string): string => links.resolve(`sdk:${method}`)!

const sdkPages = [writeSdkIndex(methods, operations), ...writeSdkPages(sdk, methods)]
const made = [writeChangelogPage(description.info.version), writeWorkflowsPage('spec/workflows'), ...sdkPages]
const sections = createNavigation(listGuides('docs/guides'), sdkPages.map(toPage))
const site = { sections, url: process.env['SITE_URL'] }

// 3. The reference and the console.
writeFileSync(`${output}/reference.html`, buildReference(annotate(description, samples, toMethodLink), site))
const translated = JSON.parse(readFileSync(`${output}/openapi/openapi.ja.json`, 'utf8')) as Description
writeFileSync(
  `${output}/${japaneseReferencePage.path}`,
  buildReference(
    annotate(translated, samples, toMethodLink, japanese),
    site,
    japaneseReferencePage,
    japaneseLabels,
  ),
)
writeSamples(`${output}/assets/samples.js`, samples)
const { apiKey } = await createSandbox()
writeConsole(output, listConsoleOperations(description, samples, toMethodLink), apiKey, site)

// 4. The pages of `docs/`, those of the SDK, the changelog, and the one for an address without a page.
await writePages(output, [...made, notFoundPage], links, site)
const base = site.url === undefined ? '/' : new URL(site.url).pathname
writeFileSync(`${output}/404.html`, withRootedLinks(readFileSync(`${output}/404.html`, 'utf8'), base))

// 5. The search over all of it, and the image that represents it elsewhere.
writeSearchIndex(`${output}/assets/search-index.js`, listSearchEntries(output, operations, samples))
writeFileSync(`${output}/assets/card.png`, await drawCard())
