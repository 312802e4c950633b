// Writes a package's bill of materials, in CycloneDX, into what is packed. Runs in the package's folder as its `prepack`: only
// then does the manifest name the repository that a release comes from.
import { execSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toRepeatable } from './to-repeatable.ts'

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string }
const command = `pnpm --filter ${name} sbom --prod --sbom-format cyclonedx --sbom-spec-version 1.6`
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', toRepeatable(execSync(command, { encoding: 'utf8' })))
