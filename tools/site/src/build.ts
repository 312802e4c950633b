// Builds the documentation site into `dist/`: one folder of plain files that works from a disk, below any address, offline.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createSamples } from '@hostwright/samples'
import { buildClient } from './client/build-client.ts'
import { writePages } from './pages/write-pages.ts'
import { annotate, type Description } from './reference/annotate.ts'
import { buildReference, downloads } from './reference/build-reference.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const output = 'tools/site/dist'
const { resolve } = createRequire(import.meta.url)
process.chdir(root)

rmSync(output, { recursive: true, force: true })
mkdirSync(`${output}/assets`, { recursive: true })
mkdirSync(`${output}/openapi`)

// 1. What every page loads: the theme and the scripts.
await buildClient(`${output}/assets`)

// 2. The description: its files, and its reference with samples of every operation.
for (const { url } of downloads)
  copyFileSync(resolve(`@hostwright/openapi/${url}`), `${output}/openapi/${url}`)
const description = JSON.parse(readFileSync(`${output}/openapi/openapi.json`, 'utf8')) as Description
const samples = await createSamples()
writeFileSync(
  `${output}/reference.html`,
  buildReference(annotate(description, samples, () => 'sdk/index.html')),
)

// 3. The pages of `docs/`.
await writePages(output, [])
