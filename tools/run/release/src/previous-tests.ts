import { readFile, rm } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { gitSettings } from './git-settings.ts'
import { run } from '@hostwright/executables/run'

/** A command line: the program and its arguments. */
export type Command = readonly [string, ...string[]]

/**
 * File that lists the tests that may fail on purpose, by release, each with its reason. Only the entries of the last
 * release are read.
 */
export const changesFile = 'tools/run/release/changed-tests.json'

/**
 * Reports whether a file tests the behaviour of the packages: their tests, and the programs of the READMEs and
 * examples.
 */
const isTest = (path: string): boolean =>
  /^packages\/[^/]+\/(src\/.*\.test(-d)?\.ts|src\/(.*\/)?testing\/.*|dist\.test\.ts|README\.md)$/.test(
    path,
  ) || /^(README\.md|examples\/.+\.ts)$/.test(path)

const commands: readonly Command[] = [
  ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'],
  ['pnpm', 'build', '--output-logs=errors-only'],
  ['pnpm', 'typecheck'],
  ['pnpm', 'vitest', 'run', '--project', 'unit', '--project', 'redis', '--project', 'dist', 'packages/'],
  ['pnpm', 'vitest', 'run', '--project', 'docs', 'tools/prove/snippets', 'examples/'],
]

/**
 * Runs the tests of the last release on the committed code, in a separate clone, and returns a summary. Rejects if one
 * of them fails.
 *
 * A test that imports a deleted module is left out, and the summary names it: modules inside a package may change
 * freely, and a snapshot guards the package's exports.
 */
export async function runPreviousTests(
  repository: string,
  clone: string,
  steps: readonly Command[] = commands,
): Promise<string> {
  const release = await findRelease(repository)
  if (release === undefined) return 'nothing has been released yet, so there are none'
  const git = async (...args: string[]): Promise<string> => run('git', args, { cwd: clone, env: gitSettings })
  await run('git', ['clone', '--quiet', repository, clone], { cwd: repository })

  const list = async (tree: string): Promise<string[]> =>
    (await git('ls-tree', '-r', '-z', '--name-only', tree)).split('\0').filter((path) => path !== '')
  const current = await list('HEAD')
  const previous = (await list(release)).filter(isTest)
  for (const path of current.filter(isTest)) await rm(join(clone, path))
  await git('checkout', release, '--', ...previous)

  const changed = await readChanges(clone, release, previous)
  const there = new Set([...current.filter((path) => !isTest(path)), ...previous])
  const gone = await findGone(clone, previous, there)
  for (const path of [...changed.keys(), ...gone.keys()]) await rm(join(clone, path), { force: true })
  for (const [command, ...args] of steps) await run(command, args, { cwd: clone })
  const notes = [...changed, ...gone].map(([path, why]) => `\n   without ${path}: ${why}`)
  return `${previous.length - notes.length} files of ${release}${notes.join('')}`
}

async function findRelease(repository: string): Promise<string | undefined> {
  const args = ['tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', '@hostwright/common@*']
  const [latest] = (await run('git', args, { cwd: repository })).split('\n')
  return latest === '' ? undefined : latest
}

async function readChanges(
  clone: string,
  release: string,
  previous: readonly string[],
): Promise<Map<string, string>> {
  const text = await readFile(join(clone, changesFile), 'utf8')
  const changes = JSON.parse(text) as Record<string, Record<string, string>>
  const version = release.slice(release.lastIndexOf('@') + 1)
  const ofRelease = new Map(Object.entries(changes[version] ?? {}))
  for (const path of ofRelease.keys()) {
    if (!previous.includes(path))
      throw new Error(`${changesFile} names ${path}, which ${release} does not have.`)
  }
  return ofRelease
}

/** Finds the tests that import a file which no longer exists, with the name of that file. */
async function findGone(
  clone: string,
  tests: readonly string[],
  there: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const gone = new Map<string, string>()
  for (const test of tests.filter((path) => path.endsWith('.ts'))) {
    const text = await readFile(join(clone, test), 'utf8')
    const imports = [...text.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g)].map(([, path]) =>
      posix.join(dirname(test), path!),
    )
    const missing = imports.find((path) => !there.has(path))
    if (missing !== undefined) gone.set(test, `there is no ${missing} any more`)
  }
  return gone
}
