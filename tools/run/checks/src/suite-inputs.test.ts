import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { git, root } from './copy-of-repository.ts'
import { listModules } from './list-modules.ts'
import { suites, type SuiteName } from './suites.ts'

interface Task {
  readonly taskId: string
  readonly directory: string
  readonly inputs: Readonly<Record<string, string>>
  readonly dependencies: readonly string[]
}

const names = Object.keys(suites) as SuiteName[]
let tasks: ReadonlyMap<string, Task>
let tests: readonly { readonly file: string; readonly projectName: string }[]

beforeAll(() => {
  const runs = names.map((name) => `suite:${name}`)
  const dry = run('turbo', 'run', ...runs, 'check:drift', '--dry=json')
  const read = JSON.parse(dry) as { readonly tasks: readonly Task[] }
  tasks = new Map(read.tasks.map((task) => [task.taskId, task]))
  const folder = mkdtempSync(join(tmpdir(), 'suite-inputs-'))
  const list = join(folder, 'tests.json')
  run('vitest', 'list', '--filesOnly', `--json=${list}`)
  tests = JSON.parse(readFileSync(list, 'utf8')) as typeof tests
  rmSync(folder, { recursive: true })
})

function run(command: string, ...args: readonly string[]): string {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
  return execFileSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  })
}

/** Lists the test files that a suite runs. */
function listTests(name: SuiteName): string[] {
  const args: readonly string[] = suites[name]
  const parts = args.filter((arg) => !arg.startsWith('--'))
  return tests
    .filter(({ projectName }) => args.includes(`--project=${projectName}`))
    .map(({ file }) => file.replaceAll('\\', '/').slice(root.length + 1))
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
}

const toTask = (name: SuiteName): string => `@hostwright/run#suite:${name}`

/** Lists the files whose change runs a task again: its inputs, and those of all tasks that it depends on. */
function listInputs(task: string): Set<string> {
  const found = new Set([task])
  for (const id of found) for (const dependency of tasks.get(id)?.dependencies ?? []) found.add(dependency)
  const inputs = [...found].flatMap((id) => {
    const { directory = '', inputs: paths = {} } = tasks.get(id) ?? {}
    return Object.keys(paths).map((path) => normalize(join(directory, path)).replaceAll('\\', '/'))
  })
  return new Set(inputs)
}

/** Lists what the tests of a suite load although its change would not run the suite again. */
function findMissing(name: SuiteName, inputs: ReadonlySet<string>): string[] {
  const isOfBuild = (path: string): boolean =>
    name === 'declarations' && path.startsWith('packages/') && path.includes('/src/')
  return listModules(listTests(name)).filter((path) => !inputs.has(path) && !isOfBuild(path))
}

// The suite `repository` always runs.
test.each(names.filter((name) => name !== 'repository'))(
  'a change of any module that tests of %s load runs them again',
  (name) => {
    expect(listTests(name).length).toBeGreaterThan(0)
    expect(findMissing(name, listInputs(toTask(name)))).toEqual([])
  },
)

test('a module that a suite loads and does not depend on is found: an import, one of an import, a started program', () => {
  const inputs = listInputs(toTask('redis'))
  const missing = findMissing('orders', inputs)
  expect(missing).toContain('packages/vps/src/index.ts')
  expect(missing).toContain('packages/vps/src/vps-product.ts')
  expect(missing).toContain('tools/prove/orders/src/kills/buyer/buyer.ts')
})

/** Lists the committed files at the paths, and in the folders, that modules name. */
function listNamed(modules: readonly string[]): string[] {
  const paths = modules.flatMap((module) =>
    [...readFileSync(join(root, module), 'utf8').matchAll(/'([\w.-]+\/[\w./-]+)'/g)]
      .flatMap(([, path]) => [path!, join(dirname(module), path!)])
      .map((path) => normalize(path).replaceAll('\\', '/').replace(/\/$/, '')),
  )
  const named = new Set(paths)
  const isNamed = (path: string): boolean => path !== '.' && (named.has(path) || isNamed(dirname(path)))
  return git('ls-files').filter(isNamed)
}

test.each([
  ['@hostwright/generate', 'tools/make/generate/src/files.ts', 'packages/types/src/openapi.ts'],
  ['@hostwright/openapi', 'spec/build/translation/files.ts', 'spec/overlays/ja.yaml'],
  ['@hostwright/samples', 'tools/make/samples/src/files.ts', 'spec/overlays/samples.yaml'],
  ['@hostwright/cli', 'packages/cli/src/reference/files.ts', 'docs/guides/command-reference.ja.md'],
  ['@hostwright/plan', 'packages/plan/src/schema/files.ts', 'packages/plan/plan.schema.json'],
])(
  'a change of any file that %s generates, or generates from, looks for drift again',
  (name, files, written) => {
    const modules = listModules([files, 'tools/make/generate/src/write.ts'])
    const named = listNamed(modules)
    expect(named).toContain(written)
    const inputs = listInputs(`${name}#check:drift`)
    expect([...modules, ...named].filter((path) => !inputs.has(path))).toEqual([])
  },
)
