import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommand, isKept, toSuiteCommand } from './commands.ts'
import { copyRepository, root } from './copy-of-repository.ts'
import { suites, type SuiteName } from './suites.ts'

const turbo = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'turbo.cmd' : 'turbo')
// This suite looks at the whole repository: it always runs.
const names = (Object.keys(suites) as SuiteName[]).filter((name) => name !== 'repository')
let copy: string
let tasks: ReadonlyMap<string, Task>
let before: Hashes

type Hashes = Readonly<Record<string, string>>

/** A task as turbo describes it: its hash depends on its files and on the tasks before it. */
interface Task {
  readonly taskId: string
  readonly hash: string
  /** The hash of each file, by its path in the folder of the task's package. */
  readonly inputs: Readonly<Record<string, string>>
  readonly directory: string
  readonly dependencies: readonly string[]
}

beforeAll(() => {
  copy = copyRepository()
  for (const [path] of changes) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), 'planted\n')
  }
  tasks = readTasks(suiteArguments)
  before = toHashes(tasks)
})

afterAll(() => rmSync(copy, { recursive: true }))

/** Returns the tasks that a command of turbo would run. */
function readTasks(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, Task> {
  const text = execFileSync(turbo, [...args, '--dry=json'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  })
  const { tasks: planned } = JSON.parse(text) as { readonly tasks: readonly Task[] }
  return new Map(planned.map((task) => [task.taskId, task]))
}

const suiteArguments = ['run', ...names.map((name) => `suite:${name}`), '--filter=@hostwright/run']
const toId = (name: SuiteName): string => `@hostwright/run#suite:${name}`

/** Returns the hash of each suite. The result of a suite is kept as long as its hash is the same. */
function toHashes(planned: ReadonlyMap<string, Task>): Hashes {
  return Object.fromEntries(names.map((name) => [name, planned.get(toId(name))!.hash]))
}

/** Reports whether a file is among those of a task, or of a task before it. */
function dependsOn(id: string, path: string): boolean {
  const { inputs, directory, dependencies } = tasks.get(id)!
  const own = relative(directory, path).replaceAll('\\', '/')
  return own in inputs || dependencies.some((one) => dependsOn(one, path))
}

const allBut = (...affected: readonly SuiteName[]): SuiteName[] =>
  names.filter((name) => !affected.includes(name))

/** Suites of what is below the products, and of what the packages show. */
const below: readonly SuiteName[] = ['declarations', 'pages', 'sandbox', 'spec']
/** Suites that neither plan nor run the whole command. */
const without: readonly SuiteName[] = [
  ...below,
  'common',
  'conformance',
  'examples',
  'orders',
  'processes',
  'programs',
  'redis',
  'runtimes',
  'vps',
]

/** Files that change, each with the suites whose results are kept. */
const changes: readonly (readonly [path: string, kept: readonly SuiteName[]])[] = [
  ['packages/types/src/planted.ts', ['declarations', 'spec']],
  ['packages/sandbox/src/planted.ts', ['declarations', 'spec']],
  ['packages/common/src/planted.ts', below],
  ['packages/orders/src/planted.ts', [...below, 'redis']],
  ['packages/hosting/src/planted.ts', [...below, 'common', 'redis', 'vps']],
  ['packages/vps/src/planted.ts', [...below, 'common', 'redis', 'hosting']],
  [
    'packages/redis/src/planted.ts',
    [...below, 'common', 'conformance', 'hosting', 'plan', 'programs', 'vps'],
  ],
  ['packages/plan/src/planted.ts', [...without, 'hosting', 'tools']],
  ['packages/publish/src/planted.ts', [...without, 'mcp', 'plan']],
  ['packages/cli/src/planted.ts', [...without, 'docs', 'hosting', 'mcp', 'plan', 'tools']],
  [
    'packages/mcp/src/planted.ts',
    [...without, 'command', 'command-line', 'docs', 'hosting', 'plan', 'tools'],
  ],
  // No suite but its own reads a test file.
  ['packages/vps/src/planted.test.ts', allBut('vps')],
  ['packages/redis/src/planted.test.ts', allBut('redis')],
  ['tools/prove/journals/src/planted.ts', allBut('redis')],
  ['tools/prove/shared-store/src/planted.test.ts', allBut('over-redis')],
  ['tools/prove/publish/src/planted.test.ts', allBut('hosting')],
  ['tools/prove/plans/src/planted.test.ts', allBut('plan')],
  // Built files run a suite again by their content, and not by the task that builds them.
  ['packages/cli/dist/planted.js', allBut('processes')],
  ['packages/vps/dist/planted.js', allBut('examples', 'processes')],
  ['packages/plan/dist/planted.d.ts', allBut('declarations')],
  // The bill of materials is written by packing, in the middle of `npm test`.
  ['packages/cli/dist/sbom.cdx.json', allBut()],
  // The suite of tools writes the generated clients itself.
  ['tools/prove/languages/typescript-orval/generated/planted.ts', allBut()],
  // Only programs load the script with the SDK.
  ['tools/make/site/dist/assets/program.js', allBut('programs')],
  ['tools/make/site/dist/planted.html', allBut('pages', 'programs')],
  ['tools/machine/requirements/src/planted.ts', []],
]

test.each(changes)('after a change of %s, only the results that it cannot affect are kept', (path, kept) => {
  const unaffected = names.filter((name) => !dependsOn(toId(name), path))
  expect(unaffected.toSorted()).toEqual(kept.toSorted())
})

test('the hash of a suite changes with any of the files that turbo lists for it, and with no other file', () => {
  const path = 'packages/redis/src/planted.ts'
  writeFileSync(join(copy, path), 'changed\n')
  const after = toHashes(readTasks(suiteArguments))
  writeFileSync(join(copy, path), 'planted\n')
  const changed = names.filter((name) => after[name] !== before[name])
  expect(changed).toEqual(names.filter((name) => dependsOn(toId(name), path)))
})

test('no result is kept if the environment of the tests changes, or another program is on the machine', () => {
  for (const env of [{ CI: 'another' }, { HOSTWRIGHT_PROGRAMS: 'others' }, { HOSTWRIGHT_KILLS: '7' }])
    expect(
      Object.values(toHashes(readTasks(suiteArguments, env))).filter((hash) =>
        Object.values(before).includes(hash),
      ),
    ).toEqual([])
  expect(toHashes(readTasks(suiteArguments, { ANOTHER: 'value' }))).toEqual(before)
})

test('a suite finds the packages as the build has left them, and builds none while other suites read them', () => {
  const readBuilds = (command: string): [string, string][] =>
    [...readTasks(command.split(' ').slice(1)).values()]
      .filter(({ taskId }) => taskId.endsWith('#build'))
      .map(({ taskId, hash }) => [taskId, hash])
  const built = Object.fromEntries(readBuilds(buildCommand))
  const found = (['command-line', 'docs', 'over-redis', 'built'] as const)
    .map(toSuiteCommand)
    .flatMap(readBuilds)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([id, hash]) => built[id] !== hash)).toEqual([])
  // The mode of the environment is a part of each hash.
  const strict = Object.fromEntries(readBuilds(`${buildCommand} --env-mode=strict`))
  expect(Object.keys(built).filter((id) => built[id] === strict[id])).toEqual([])
})

test('the summary knows a kept result by what turbo writes of it', () => {
  expect(
    isKept('@hostwright/openapi:build: cache hit\n@hostwright/run:suite:docs: cache hit, suppressing logs'),
  ).toBe(true)
  expect(
    isKept('@hostwright/openapi:build: cache hit\n@hostwright/run:suite:docs: cache miss, executing'),
  ).toBe(false)
})
