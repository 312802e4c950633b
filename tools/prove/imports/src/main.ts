// Checks the imports of the repository and draws its folders: `npx pnpm imports`. Exits with 1 if an import goes the
// wrong way.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { instance } from '@viz-js/viz'
import { cruiseImports, drawFolders } from './cruise-imports.ts'
import { describeImports } from './describe-imports.ts'

const picture = new URL('../picture.svg', import.meta.url)
const found = await cruiseImports()
const viz = await instance()
await writeFile(picture, viz.renderString(await drawFolders(), { format: 'svg' }))
for (const line of describeImports(found)) console.log(line)
console.log(`The diagram of the packages: ${fileURLToPath(picture)}`)
if (found.summary.error > 0) process.exitCode = 1
