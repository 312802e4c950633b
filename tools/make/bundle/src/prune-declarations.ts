import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

/**
 * Deletes the declarations in `dist` that no entry point of a package leads to. The compiler writes one for each module,
 * and nothing can import these.
 */
export async function pruneDeclarations(folder: string): Promise<void> {
  for (const file of await listUnreached(folder)) await rm(file)
}

/** Lists the declarations in `dist` that no entry point of a package leads to, and their source maps. */
export async function listUnreached(folder: string): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  const reached = new Set(
    Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [join(folder, entry.types)])),
  )
  for (const file of reached)
    for (const path of listImports(await readFile(file, 'utf8'))) reached.add(join(dirname(file), path))
  const files = await readdir(join(folder, 'dist'), { recursive: true })
  return files
    .filter((name) => /\.d\.ts(?:\.map)?$/.test(name))
    .map((name) => join(folder, 'dist', name))
    .filter((file) => !reached.has(file.replace(/\.map$/, '')))
}

/** Lists the declarations beside it that a declaration imports. */
function listImports(declaration: string): string[] {
  const imports = declaration.matchAll(/(?:\bfrom |\bimport\(|^import )['"](\.[^'"]*)\.[jt]s['"]/gm)
  return [...imports].map(([, path]) => `${path}.d.ts`)
}
