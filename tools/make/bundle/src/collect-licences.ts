import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  /** How older packages name their licences. */
  readonly licenses?: readonly { readonly type: string }[]
}

/**
 * Returns the licences of the packages that bundled files come from, sorted by name; an empty text if the bundle
 * contains only the package itself.
 *
 * @throws {Error} for a package without a licence file: it must not be published
 */
export async function collectLicences(folder: string, inputs: readonly string[]): Promise<string> {
  const roots = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? [])
  const texts = await Promise.all([...new Set(roots)].map((root) => readLicence(join(folder, root))))
  return [...new Set(texts)].toSorted().join('\n')
}

async function readLicence(root: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest
  const { name, version, licenses, license = licenses?.[0]?.type ?? 'unnamed' } = manifest
  const file = (await readdir(root)).find((one) => /^licen[cs]e/i.test(one))
  if (file === undefined) throw new Error(`${name} has no licence file, so it must not be bundled`)
  return `${name} ${version}, ${license}\n\n${await readFile(join(root, file), 'utf8')}`
}
