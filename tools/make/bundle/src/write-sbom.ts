// Writes `sbom.cdx.json`, the software bill of materials of the package in whose folder it runs, before it is packed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

interface Bom {
  readonly serialNumber?: string
  readonly metadata: { readonly timestamp?: string }
  readonly components: readonly { readonly purl: string }[]
  readonly dependencies: readonly { readonly ref: string }[]
}

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string }
const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--prod', '--split']
const bom = JSON.parse(
  execFileSync('pnpm', ['--filter', name, 'sbom', ...options], { encoding: 'utf8' }),
) as Bom

// With a serial number, a time or another order, two builds of the same sources would differ.
const { serialNumber: _, ...parts } = bom
const { timestamp: __, ...metadata } = bom.metadata
const components = bom.components.toSorted((one, other) => (one.purl < other.purl ? -1 : 1))
const dependencies = bom.dependencies.toSorted((one, other) => (one.ref < other.ref ? -1 : 1))
const sorted = { ...parts, metadata, components, dependencies }
writeFileSync('sbom.cdx.json', `${JSON.stringify(sorted, undefined, 2)}\n`)
