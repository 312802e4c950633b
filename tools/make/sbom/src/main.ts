// Writes a package's bill of materials in CycloneDX into the packed files. Runs in the package's folder as its
// `prepack`: only then does the manifest name the repository that a release comes from.
import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { addBundled } from './add-bundled.ts'
import { toRepeatable } from './to-repeatable.ts'

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string }
const command = `pnpm --filter ${name} sbom --prod --sbom-format cyclonedx --sbom-spec-version 1.6`
mkdirSync('dist', { recursive: true })
const licences = 'dist/bundled-licences.txt'
const bundled = existsSync(licences) ? readFileSync(licences, 'utf8') : ''
const bill = addBundled(execSync(command, { encoding: 'utf8' }), bundled)
writeFileSync('dist/sbom.cdx.json', toRepeatable(bill))
