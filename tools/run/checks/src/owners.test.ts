import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Lists the paths of a CODEOWNERS file that the repository lacks. */
function findMissing(owners: string): string[] {
  const paths = owners.split('\n').flatMap((line) => /^(\/\S+) @/.exec(line)?.[1] ?? [])
  return paths.filter((path) => !existsSync(join(root, path)))
}

test('each path that has owners of its own exists', () => {
  expect(findMissing(read('.github/CODEOWNERS'))).toEqual([])
})

test('a path of owners that does not exist is found', () => {
  expect(findMissing('* @everybody\n/packages/ @some\n/packages/none/ @some\n')).toEqual(['/packages/none/'])
})

test('.nvmrc names the Node that the repository installs', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
  expect(read('.nvmrc')).toBe(`${dependencies.node.split('.')[0]}\n`)
})
