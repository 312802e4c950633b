// Writes the overlay that adds the samples to the description. With --check it writes nothing and fails if the
// committed overlay differs.
import { readFile, writeFile } from 'node:fs/promises'
import { createSamples } from './create-samples.ts'
import { toSampleOverlay } from './to-sample-overlay.ts'

const description = await readFile(new URL(import.meta.resolve('@hostwright/openapi/openapi.json')), 'utf8')
const file = new URL('../../../../spec/overlays/samples.yaml', import.meta.url)
const content = toSampleOverlay(description, await createSamples())

if (!process.argv.includes('--check')) {
  await writeFile(file, content)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
  console.error('spec/overlays/samples.yaml differs from the calls. Run `npx pnpm generate` and commit it.')
  process.exitCode = 1
}
