import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Visitor } from './redocly.ts'

const spec = fileURLToPath(new URL('..', import.meta.url))

/** A map of paths: each path with a reference to its file. */
export type PathReferences = Readonly<Record<string, { readonly $ref: string }>>

/**
 * Gives `openapi.yaml` its map of paths, before Redocly follows references and runs the rules: each path of
 * operations.json, in the order of its rows, with its file in `paths`.
 */
export const pathsOfTable = (): Visitor => ({
  Root: {
    enter(root) {
      // The bundle and its copies have their paths.
      if (root.paths === undefined || Object.keys(root.paths).length > 0) return
      const rows = JSON.parse(readFileSync(`${spec}operations.json`, 'utf8')) as readonly { path: string }[]
      root.paths = toPaths(
        rows.map(({ path }) => path),
        globSync('paths/*/*.yaml', { cwd: spec }),
      )
    },
  },
})

/** Returns the map of `paths`. A path without a file, and a file without a path, is an error that says what to do. */
export function toPaths(paths: readonly string[], files: readonly string[]): PathReferences {
  const fileOf = new Map(files.map((file) => [file.slice(file.lastIndexOf('/') + 1), `./${file}`]))
  const references: Record<string, { readonly $ref: string }> = {}
  const used = new Set<string>()
  for (const path of paths) {
    const name = `${path.slice(1).replaceAll('/', '_')}.yaml`
    const file = fileOf.get(name)
    if (file === undefined)
      throw new Error(`${path} of operations.json has no file: describe it in paths/*/${name}.`)
    references[path] = { $ref: file }
    used.add(name)
  }
  const unused = [...fileOf].filter(([name]) => !used.has(name)).map(([, file]) => file)
  if (unused.length > 0) throw new Error(`No row of operations.json has the path of ${unused.join(', ')}.`)
  return references
}
