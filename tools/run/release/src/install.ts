import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Published } from './publish.ts'
import { type Registry, toSettings } from './registry.ts'
import { run } from '@hostwright/executables/run'

/** Licences that ask for no more than attribution, so users can accept them without legal advice. */
const permissive = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'])

/** Installs the packages by name into a new folder, with npm. */
export async function install(
  published: readonly Published[],
  registry: Registry,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.npmrc'), toSettings(registry))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  await run('npm', ['install', '--no-audit', '--no-fund', ...published.map(({ name }) => name)], {
    cwd: folder,
  })
  for (const { name, version } of published) {
    const found = await readManifest(join(folder, 'node_modules', name))
    if (found.version !== version) throw new Error(`${name} is ${found.version} instead of ${version}.`)
  }
  return `${published.length} packages`
}

/** Rejects any installed package whose licence is not permissive. */
export async function checkLicences(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules')
  const names = await readdir(modules)
  const scoped = names
    .filter((name) => name.startsWith('@'))
    .map(async (scope) => (await readdir(join(modules, scope))).map((name) => `${scope}/${name}`))
  const plain = names.filter((name) => !name.startsWith('@') && !name.startsWith('.'))
  const packages = [...plain, ...(await Promise.all(scoped)).flat()]
  for (const name of packages) {
    const { license } = await readManifest(join(modules, name))
    if (!permissive.has(license ?? '')) throw new Error(`${name} is licensed under ${license}.`)
  }
  return `${packages.length} packages, each under ${[...permissive].join(', ')}`
}

/** Lists the packages that can be imported by name. The description cannot: it is data only. */
export async function listModules(published: readonly Published[], folder: string): Promise<string[]> {
  const manifests = published.map(({ name }) => readManifest(join(folder, 'node_modules', name)))
  return (await Promise.all(manifests))
    .filter(({ exports }) => exports?.['.'] !== undefined)
    .map(({ name }) => name)
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly exports?: Readonly<Record<string, unknown>>
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}
