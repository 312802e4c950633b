// Records that a translation is up to date with its original: `npx pnpm counterpart docs/guides/waiting.ja.md`. Writes
// the digest of the original into the translation, unless the two differ in code, numbers or links.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readGlossary } from '../translation/read-glossary.ts'
import { findCounterpartFaults } from './check-counterpart.ts'
import { withDigest } from './digest.ts'

const glossary = readGlossary()
const root = new URL('../../../', import.meta.url).pathname
const files = process.argv.slice(2)
if (files.length === 0 || !files.every((file) => file.endsWith('.ja.md'))) {
  process.stderr.write(
    'Name the translations that are up to date: npx pnpm counterpart docs/guides/waiting.ja.md\n',
  )
  process.exit(2)
}
for (const file of files) {
  const path = resolve(root, file)
  const [original, counterpart] = [path.replace(/\.ja\.md$/, '.md'), path].map((name) =>
    readFileSync(name, 'utf8'),
  )
  const faults = findCounterpartFaults(original!, counterpart!, glossary)
  for (const fault of faults) process.stderr.write(`${file}: ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
  else writeFileSync(path, withDigest(counterpart!, original!))
}
