// Builds the documentation site into `dist/`: one folder of plain files that works from a disk, below any address, offline.
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildClient } from './client/build-client.ts'
import { writePages } from './pages/write-pages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const output = 'tools/site/dist'
process.chdir(root)

rmSync(output, { recursive: true, force: true })
mkdirSync(`${output}/assets`, { recursive: true })

// 1. What every page loads: the theme and the scripts.
await buildClient(`${output}/assets`)

// 2. The pages of `docs/`.
await writePages(output, [])
