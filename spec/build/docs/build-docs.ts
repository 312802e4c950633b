import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runRedocly } from '../run-redocly.ts'
import { withContentSecurityPolicy } from './content-security-policy.ts'
import { findRemoteLoads } from './find-remote-loads.ts'
import { withoutRemoteAssets } from './without-remote-assets.ts'

const template = fileURLToPath(new URL('template.html', import.meta.url))
const overlay = fileURLToPath(new URL('../../overlays/docs.yaml', import.meta.url))

/** Builds `index.html` in a folder: one page with everything inside, which opens from a file and without a network. */
export function buildDocs(spec: string, description: string, folder: string): void {
  mkdirSync(join(spec, folder), { recursive: true })
  const annotated = join(folder, 'annotated.json')
  const page = join(folder, 'index.html')
  runRedocly(spec, 'bundle', description, `--overlay=${overlay}`, `--output=${annotated}`)
  runRedocly(spec, 'build-docs', annotated, '--inlineBundle', `--template=${template}`, `--output=${page}`)
  rmSync(join(spec, annotated))

  const html = withContentSecurityPolicy(withoutRemoteAssets(readFileSync(join(spec, page), 'utf8')))
  const loads = findRemoteLoads(html)
  if (loads.length > 0) throw new Error(`The page would load from elsewhere:\n${loads.join('\n')}`)
  writeFileSync(join(spec, page), html)
}
