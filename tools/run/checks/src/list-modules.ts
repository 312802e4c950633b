import { existsSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './copy-of-repository.ts'

const imported = /\b(?:from|import)\s*\(?\s*'((?:\.{1,2}|@hostwright)\/[^']+)'/g
/** A module names a program that it starts by its path from the module's folder or from the root. */
const named = /'((?:[\w.-]+\/)*[\w.-]+\.(?:ts|mjs))'/g

/** Lists the files that modules load and the programs that they name, without built files and imports of types. */
export function listModules(modules: readonly string[]): string[] {
  const found = new Set(modules)
  for (const module of found) for (const path of readImports(module)) found.add(path)
  return [...found].toSorted()
}

const known = new Map<string, readonly string[]>()

function readImports(module: string): readonly string[] {
  const seen = known.get(module)
  if (seen !== undefined) return seen
  const file = join(root, module)
  const text = readFileSync(file, 'utf8')
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text
  const { resolve } = createRequire(file)
  const paths = [
    ...[...code.matchAll(imported)].flatMap(([, name]) => tryTo(() => resolve(name!))),
    ...[...code.matchAll(named)].flatMap(([, path]) => [join(dirname(file), path!), join(root, path!)]),
  ]
  const imports = paths
    .filter(
      (path) => existsSync(path) && /^(?!.*(?:\/dist\/|\/node_modules\/)).*\.(?:ts|tsx|mjs)$/.test(path),
    )
    .map((path) => relative(root, path).replaceAll('\\', '/'))
  known.set(module, imports)
  return imports
}

/** Returns nothing for an import in the text of a module that a module writes. */
function tryTo(resolve: () => string): string[] {
  try {
    return [resolve()]
  } catch {
    return []
  }
}
