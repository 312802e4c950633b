import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitSettings } from './git-settings.ts'
import { changesFile, type Command, runPreviousTests } from './previous-tests.ts'

// The test repository has one package, whose tests Node itself runs.
const source = 'packages/adder/src/add.ts'
const testFile = 'packages/adder/src/add.test.ts'
const nodeTests: readonly Command[] = [[process.execPath, '--test', 'packages/**/*.test.ts']]
const add = (body: string): string => `export const add = (a: number, b: number): number => ${body}\n`
const testOf = (sum: number, module = './add.ts'): string => `import { test } from 'node:test'
import assert from 'node:assert'
import { add } from '${module}'
test('one and two are ${sum}', () => assert.equal(add(1, 2), ${sum}))
`

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'previous-tests-'))
  git('init', '--quiet', '--initial-branch=main')
  commit({
    'package.json': '{ "type": "module" }',
    [changesFile]: '{}',
    [source]: add('a + b'),
    [testFile]: testOf(3),
  })
})
afterEach(() => rmSync(work, { recursive: true }))

function git(...args: string[]): void {
  const cwd = join(work, 'repository')
  mkdirSync(cwd, { recursive: true })
  execFileSync('git', args, { cwd, env: { ...process.env, ...gitSettings } })
}

function commit(files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(work, 'repository', path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A change')
}

const release = (): void => git('tag', '@hostwright/common@1.0.0')
const check = (): Promise<string> =>
  runPreviousTests(join(work, 'repository'), join(work, 'clone'), nodeTests)

test('before the first release there is nothing to run', async () => {
  expect(await check()).toMatch(/nothing has been released yet/)
})

test('code that keeps the released behaviour passes, whatever its own tests say', async () => {
  release()
  commit({ [source]: add('b + a'), [testFile]: testOf(3).replace('one and two', 'changed') })
  expect(await check()).toBe('1 files of @hostwright/common@1.0.0')
})

test('code that breaks the released behaviour fails, even if its own tests were changed with it', async () => {
  release()
  commit({ [source]: add('a * b'), [testFile]: testOf(2) })
  await expect(check()).rejects.toThrow(/one and two are 3/)
})

test('a test that was deleted after the release still runs', async () => {
  release()
  commit({ [source]: add('a * b'), [testFile]: null })
  await expect(check()).rejects.toThrow(/one and two are 3/)
})

test('the tests of the last release run, not those of the first', async () => {
  release()
  commit({ [source]: add('a * b'), [testFile]: testOf(2) })
  git('tag', '@hostwright/common@1.10.0')
  expect(await check()).toBe('1 files of @hostwright/common@1.10.0')
})

test('a test of a deleted module is left out, and the report names it', async () => {
  release()
  commit({ [source]: null, 'packages/adder/src/sum.ts': add('a + b'), [testFile]: testOf(3, './sum.ts') })
  expect(await check()).toContain(`without ${testFile}: there is no ${source} any more`)
})

test('a test of an intended change is left out with its reason, for this release and not for the next', async () => {
  const changes = { '1.0.0': { [testFile]: 'It was wrong.' } }
  release()
  commit({ [source]: add('a * b'), [testFile]: testOf(2), [changesFile]: JSON.stringify(changes) })
  expect(await check()).toContain(`without ${testFile}: It was wrong.`)
  rmSync(join(work, 'clone'), { recursive: true })
  git('tag', '@hostwright/common@1.1.0')
  commit({ [source]: add('a - b') })
  await expect(check()).rejects.toThrow(/one and two are 2/)
})

test('an intended change that names a test which the release does not have is rejected', async () => {
  release()
  commit({ [changesFile]: '{ "1.0.0": { "packages/adder/src/none.test.ts": "Why not." } }' })
  await expect(check()).rejects.toThrow(/which @hostwright\/common@1\.0\.0 does not have/)
})
