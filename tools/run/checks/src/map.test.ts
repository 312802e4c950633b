import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const map = readMap(readFileSync(join(root, 'docs/contributing/tree.md'), 'utf8'))
const isFolder = (path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false

test('paths of a map and their texts are read from its tree', () => {
  const tree = [
    'top/       what it is',
    '  a/ b/    two of them',
    '    c.ts   a file',
    '  d/src/',
    'e/',
  ].join('\n')
  expect(readMap(`# The tree\n\n\`\`\`\n${tree}\n\`\`\`\n`)).toEqual([
    'top/',
    'top/a/',
    'top/b/',
    'top/a/c.ts',
    'top/d/src/',
    'e/',
  ])
})

test('every folder and every file that the map in docs/contributing/tree.md names exists', () => {
  expect(map.length).toBeGreaterThan(50)
  const isThere = (path: string): boolean =>
    path.endsWith('/') ? isFolder(path) : statSync(join(root, path), { throwIfNoEntry: false }) !== undefined
  expect(map.filter((path) => !isThere(path))).toEqual([])
})

test('the map names every package, every folder of their sources, and every tool', () => {
  const isMade = (path: string): boolean => /(^|[\\/])(node_modules|dist|\.[^\\/]*)$/.test(path)
  // After a renaming, the old folder can still contain files that git ignores.
  const isOurs = (path: string): boolean =>
    isFolder(path) && !isMade(path) && !readdirSync(join(root, path)).every(isMade)
  const folders = globSync(['*', 'packages/*', 'packages/*/src/*', 'tools/*', 'tools/*/*'], { cwd: root })
    .filter(isOurs)
    .map((path) => `${path.replaceAll('\\', '/')}/`)
  expect(folders.length).toBeGreaterThan(40)
  // A path in the sources of a package also names the package.
  expect(folders.filter((folder) => !map.some((path) => path.startsWith(folder)))).toEqual([])
})

/**
 * Returns the paths that the map names; folders end with a slash. A line contains one or more paths and, after several
 * spaces, their description. Indented lines below it belong to its first path.
 */
function readMap(text: string): string[] {
  const map = /^# The tree\n.*?^```\n(.*?)^```$/ms.exec(text)?.[1]
  if (map === undefined) throw new Error('There is no map below "# The tree".')
  const above: { readonly indent: number; readonly path: string }[] = []
  return map
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const indent = line.search(/\S/)
      while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop()
      const parent = above.at(-1)?.path ?? ''
      const paths = line
        .trim()
        .split(/ {2,}/)[0]!
        .split(' ')
        .map((name) => parent + name)
      above.push({ indent, path: paths[0]! })
      return paths
    })
}
