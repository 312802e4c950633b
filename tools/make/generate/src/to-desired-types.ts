import { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { generatedHeader, type Schema } from './description.ts'
import { toDeclarations } from './to-types.ts'

// Type names of the parts whose type is not named `Desired` and the name of the part.
const names: Readonly<Record<string, string>> = {
  Dns: 'DesiredZone',
  HostingServer: 'DesiredHosting',
  PacketFilter: 'DesiredFilter',
  PrunableSection: 'PrunableSection',
  Secret: 'SecretReference',
  Subdomain: 'DesiredSite',
}

/** Returns the source text of the types of the file of an account. Parts of the API keep the names of its types. */
export async function toDesiredTypes({
  $defs,
  $schema: _,
  patternProperties: _names,
  ...root
}: Schema): Promise<string> {
  const text = JSON.stringify({ ...($defs as object), '': root }, withoutTitle).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_match, name: string) => `"#/components/schemas/${toTypeName(name)}"`,
  )
  const schemas = Object.fromEntries(
    Object.entries(JSON.parse(text) as Record<string, object>).map(([name, schema]) => [
      toTypeName(name),
      schema,
    ]),
  )
  const description = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas },
  }
  return toModule((await toDeclarations(description as never)).filter(isPart))
}

function toTypeName(name: string): string {
  return name.startsWith('Api') ? name : (names[name] ?? `Desired${name}`)
}

/** Returns the module of the parts of the file; the API's own parts are imported. */
function toModule(parts: readonly ts.Node[]): string {
  const source = astToString([...parts])
  const imported = new Set(
    source.match(/\b(?:Api[A-Z]\w+|Unlisted)\b/g)?.map((name) => name.replace('Api', '')),
  )
  const imports = [...imported].toSorted().map((name) => `  ${name},\n`)
  // Indented paragraphs are shown as code.
  const body = source.replaceAll(/\bApi([A-Z]\w+)/g, '$1').replaceAll(/^( *\*) {5}/gm, '$1 ')
  return `${generatedHeader}import type {
${imports.join('')}} from '@hostwright/types'

${body}`
}

function isPart(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && /^(?:Desired|Prunable|Secret)/.test(node.name.text)
}

function withoutTitle(key: string, value: unknown): unknown {
  return key === 'title' && typeof value === 'string' ? undefined : value
}
