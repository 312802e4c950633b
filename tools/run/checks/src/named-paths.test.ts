import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const texts = [
  ...globSync(['docs/contributing/*.md', 'docs/decisions/*.md'], { cwd: root }),
  'CONTRIBUTING.md',
  'README.md',
].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Finds code in the texts that matches a pattern, with the file of each. */
function findInCode(pattern: RegExp): { readonly file: string; readonly name: string }[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => pattern.exec(code)?.[1])
      .filter((name) => name !== undefined)
      .map((name) => ({ file, name })),
  )
}

test('the files and folders that decisions and READMEs name exist, unless a build makes them', () => {
  const isMade = (path: string): boolean => /(^|\/)(dist|released)(\/|$)/.test(path)
  const named = findInCode(/^((?:tools|packages|spec|docs|examples)\/[\w./@-]+)$/)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !isMade(name) && !existsSync(join(root, name)))).toEqual([])
})

test('the commands that decisions and READMEs name are scripts of the repository', () => {
  const named = findInCode(/^(?:npm run|npx pnpm(?: run)?) ([a-z][\w:-]*)/)
  const others = new Set(['changeset', 'vitest', 'install'])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !(name in scripts) && !others.has(name))).toEqual([])
})
