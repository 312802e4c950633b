// The overlay in Japanese, from the built description and the translations in `overlays/ja/`.
import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { JsonObject } from '../json.ts'
import { toJapaneseOverlay } from './to-japanese.ts'

const bundle = readFileSync(new URL('../../dist/openapi.json', import.meta.url), 'utf8')
const description = JSON.parse(bundle) as JsonObject
const overlay = stringify(toJapaneseOverlay(description), { aliasDuplicateObjects: false, lineWidth: 0 })

export const source = 'its translations'
export const files: Readonly<Record<string, string>> = {
  'spec/overlays/ja.yaml': `# Written by \`npx pnpm generate\` from the translations in ja/. Change those.\n${overlay}`,
}
