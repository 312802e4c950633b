import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = readdirSync(new URL('../../../../packages', import.meta.url))

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types?: string } | string>>
}

/** Lists the declaration files of the built packages' entry points. */
export function listEntryPoints(): string[] {
  return packages.flatMap((name) => {
    const folder = new URL(`../../../../packages/${name}/`, import.meta.url)
    const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as Manifest
    const types = Object.values(exports).map((target) =>
      typeof target === 'string' ? undefined : target.types,
    )
    return types.filter((path) => path !== undefined).map((path) => fileURLToPath(new URL(path, folder)))
  })
}
