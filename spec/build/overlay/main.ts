// Applies an overlay to the built description: `npx pnpm overlay spec/overlays/service.example.yaml --out service`.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import type { JsonObject } from '../json.ts'
import { writeDocument } from '../write-document.ts'
import { applyOverlay, type Overlay } from './apply-overlay.ts'

const usage = 'Usage: npx pnpm overlay OVERLAY --out NAME   writes NAME.json and NAME.yaml'
const built = new URL('../../dist/openapi.json', import.meta.url)

try {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string', short: 'o' } },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (file === undefined || values.out === undefined || others.length > 0) throw new Error(usage)
  const description = JSON.parse(readFileSync(built, 'utf8')) as JsonObject
  const overlay = parse(readFileSync(file, 'utf8')) as Overlay
  writeDocument(values.out, applyOverlay(description, overlay))
  process.stdout.write(
    `${values.out}.json and ${values.out}.yaml: ${overlay.actions.length} actions applied.\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
