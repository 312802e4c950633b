import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = [
  'types',
  'common',
  'orders',
  'hosting',
  'vps',
  'plan',
  'redis',
  'publish',
  'sandbox',
  'cli',
  'mcp',
]

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
