// Writes `overlays/ja.yaml` from the built description and the translations in `overlays/ja/`. With --check it writes
// nothing and fails if the committed file differs.
import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { JsonObject } from '../json.ts'
import { toJapaneseOverlay } from './to-japanese.ts'

const spec = new URL('../../', import.meta.url)
const file = new URL('overlays/ja.yaml', spec)
const description = JSON.parse(readFileSync(new URL('dist/openapi.json', spec), 'utf8')) as JsonObject
const overlay = stringify(toJapaneseOverlay(description), { aliasDuplicateObjects: false, lineWidth: 0 })
const content = `# Written by \`npx pnpm generate\` from the translations in ja/. Change those.\n${overlay}`

if (!process.argv.includes('--check')) {
  writeFileSync(file, content)
} else if (readFileSync(file, 'utf8') !== content) {
  process.stderr.write(
    'spec/overlays/ja.yaml differs from its translations. Run `npx pnpm generate` and commit it.\n',
  )
  process.exitCode = 1
}
