import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../../../findings/', import.meta.url))

/** Returns the problems of a script: it cannot be run, or the table has no row for it. */
function findProblems(name: string, mode: number, table: string): string[] {
  return [
    ...((mode & 0o111) === 0 ? [`${name} cannot be run`] : []),
    ...(table.includes(`| \`${name}\``) ? [] : [`${name} has no row`]),
  ]
}

test('each finding can be run and has a row in the table', () => {
  const table = readFileSync(join(folder, 'README.md'), 'utf8')
  const scripts = globSync('*.sh', { cwd: folder })
  expect(scripts.length).toBeGreaterThan(0)
  const problems = scripts.flatMap((name) => findProblems(name, statSync(join(folder, name)).mode, table))
  expect(problems).toEqual([])
})

test('a script that cannot be run, or has no row, is found', () => {
  expect(findProblems('one.sh', 0o644, '| `one.sh` |')).toEqual(['one.sh cannot be run'])
  expect(findProblems('one.sh', 0o755, '| `two.sh` |')).toEqual(['one.sh has no row'])
})
