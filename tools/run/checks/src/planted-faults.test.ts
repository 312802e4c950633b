import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyRepository, root } from './copy-of-repository.ts'

// Steps of `npm test` that are programs of others or no test: each finds a fault that is planted in a copy.
let copy: string

beforeAll(() => {
  copy = copyRepository()
  for (const folder of [
    '',
    'tools/make/generate',
    'tools/prove',
    'spec',
    'packages/common',
    'packages/redis',
  ])
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), 'junction')
})

afterAll(() => rmSync(copy, { recursive: true }))

interface Ended {
  readonly isOk: boolean
  readonly output: string
}

function run(command: string, ...args: string[]): Ended {
  return runIn(copy, command, ...args)
}

function runIn(cwd: string, command: string, ...args: string[]): Ended {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const options = { cwd, encoding: 'utf8', env, shell: process.platform === 'win32' } as const
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, options)
  return { isOk: status === 0, output: stdout + stderr }
}

const planted = 'packages/common/src/planted.ts'

/** Runs a command while the copy has the file `planted`. */
function runWith(text: string, command: string, ...args: string[]): Ended {
  writeFileSync(join(copy, planted), text)
  const ended = run(command, ...args)
  rmSync(join(copy, planted))
  return ended
}

/** The end of a command that has found a fault. */
const found = (output: RegExp): Ended => ({ isOk: false, output: expect.stringMatching(output) as string })

test('an import that the layers of the packages forbid is found by the boundaries', () => {
  expect(run('turbo', 'boundaries')).toMatchObject({ isOk: true })
  const text = "export { createHosting } from '@hostwright/hosting'\n"
  expect(runWith(text, 'turbo', 'boundaries')).toEqual(found(/planted\.ts/))
})

test('a promise that nobody awaits is found by the lint', () => {
  const text = 'export function plant(): void {\n  Promise.resolve(1)\n}\n'
  expect(runWith(text, 'oxlint', '--type-aware', planted)).toEqual(found(/no-floating-promises/))
})

test('a generated file that somebody has edited is found', () => {
  const path = 'packages/common/src/generated/limits.ts'
  appendFileSync(join(copy, path), '// An edit by hand.\n')
  const generate = join(copy, 'tools/make/generate/src')
  const { isOk, output } = run('node', join(generate, 'write.ts'), join(generate, 'files.ts'), '--check')
  expect(isOk).toBe(false)
  expect(output).toContain(`${path} differs from the description`)
  expect(output.match(/ differs /g)).toHaveLength(1)
})

test('a file that is not formatted is found', () => {
  expect(run('oxfmt', '--check', 'packages/common/src')).toMatchObject({ isOk: true })
  const text = 'export const planted = "1";\n'
  expect(runWith(text, 'oxfmt', '--check', 'packages/common/src')).toEqual(found(/planted\.ts/))
})

test('a value of the wrong type is found, in a file that the program of all sources includes', () => {
  const text = 'export const planted: string = [][0]\n'
  const config = { extends: './tsconfig.json', include: [planted] }
  writeFileSync(join(copy, 'planted.json'), JSON.stringify(config))
  // Checking all sources takes half a minute; their list shows that the check would reach the file.
  expect(runWith(text, 'tsc', '--showConfig').output).toContain(`./${planted}`)
  const ended = runWith(text, 'tsc', '-p', 'planted.json', '--singleThreaded')
  rmSync(join(copy, 'planted.json'))
  expect(ended).toEqual(found(/planted\.ts\(1,14\): error TS2322/))
})

test('a file, an export and a dependency that nothing uses are found', () => {
  // A repository with one package: knip takes a third of the time for it.
  const folder = mkdtempSync(join(tmpdir(), 'one-package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = ['package.json', 'pnpm-workspace.yaml', 'knip.json', 'tsconfig.json', 'tsconfig.base.json']
  for (const path of [...settings, 'node_modules', 'packages/redis'])
    cpSync(join(copy, path), join(folder, path), { recursive: true })
  const runKnip = (): Ended => runIn(folder, 'knip', '--workspace', 'packages/redis')
  expect(runKnip()).toMatchObject({ isOk: true })

  writeFileSync(join(folder, 'packages/redis/src/planted.ts'), 'export const planted = 1\n')
  appendFileSync(join(folder, 'packages/redis/src/parse-key-names.ts'), 'export const plantedExport = 1\n')
  const manifest = join(folder, 'packages/redis/package.json')
  const original = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, original.replace('"dependencies": {', '$& "planted-package": "1.0.0",'))
  const { isOk, output } = runKnip()
  expect(isOk).toBe(false)
  expect(output).toContain('Unused files (1)\npackages/redis/src/planted.ts')
  expect(output).toMatch(/Unused dependencies \(1\)\nplanted-package /)
  expect(output).toMatch(/Unused exports \(1\)\nplantedExport /)
})

test('a description that is harder to use than before is found by its score', () => {
  const original = readFileSync(join(root, 'spec/dist/openapi.json'), 'utf8')
  cpSync(join(root, 'spec/dist'), join(copy, 'spec/dist'), { recursive: true })
  const check = join(copy, 'spec/build/score/check-score.ts')
  writeFileSync(
    join(copy, 'spec/dist/openapi.json'),
    original.replaceAll(/"example(s?)":/g, '"x-example$1":'),
  )
  expect(run('node', check)).toEqual(found(/The score is below the floor/))
})

test('a public name that the snapshot of the surface lacks is found', () => {
  const dist = join(copy, 'packages/redis/dist')
  cpSync(join(root, 'packages/redis/dist'), dist, { recursive: true })
  appendFileSync(join(dist, 'index.d.ts'), '\nexport declare const planted: number\n')
  const file = 'tools/prove/surface/src/surface.test.ts'
  const args = ['run', '--project=dist', file, '--testNamePattern=^redis']
  expect(run('vitest', ...args)).toEqual(found(/\+.*planted/))
})
