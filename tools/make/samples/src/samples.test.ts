import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileFolder } from '@hostwright/snippets/compile-folder'
import { toSearchPath } from '@hostwright/machine/find-program'
import { skipWithout } from '@hostwright/machine/skip-without'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSamples } from './create-samples.ts'
import { width } from './print/to-fitting.ts'
import { startPrepared } from './start-prepared.ts'

const folder = fileURLToPath(new URL('../generated/', import.meta.url))
const samples = await createSamples()
const environment = { PATH: toSearchPath(), SPEED: '50' }
const fastTime = import.meta.resolve('@hostwright/snippets/fast-time.mjs')
const inFastTime = ['--conditions=@hostwright/source', `--import=${fastTime}`]

beforeAll(() => {
  for (const { operationId, programs } of samples) {
    for (const name of [operationId, `go/${operationId}`]) mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, `${operationId}.ts`), programs.typescript)
    writeFileSync(join(folder, `${operationId}/sample.py`), programs.python)
    writeFileSync(join(folder, `${operationId}/sample.php`), programs.php)
    writeFileSync(join(folder, `go/${operationId}/main.go`), programs.go)
  }
  writeFileSync(join(folder, 'go/go.mod'), 'module samples\n\ngo 1.19\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every operation has a sample', () => {
  expect(samples).toHaveLength(table.length)
})

test('every line of a TypeScript sample fits beside its operation, unless it is a single string', () => {
  const long = samples.flatMap(({ programs }) =>
    programs.typescript.split('\n').filter((line) => line.length > width && !/^ +\w+: '[^']*',$/.test(line)),
  )
  expect(long).toEqual([])
})

test('every TypeScript sample compiles', async () => {
  expect(await compileFolder(folder, ['node'])).toBe('')
})

test('every Go sample is formatted and passes vet', async (context) => {
  skipWithout(context, 'Go')
  const options = { cwd: join(folder, 'go'), env: environment, all: true, reject: false } as const
  for (const [program, ...args] of [
    ['gofmt', '-l', '.'],
    // Without optimization: the standard library is compiled for its types alone.
    ['go', 'vet', '-gcflags=all=-N -l', './...'],
  ] as const)
    expect((await execa(program, args, options)).all).toBe('')
})

// One interpreter runs all samples of its language: starting one for each takes most of the time.
const interpreters = [
  {
    needed: 'Python 3',
    file: 'sample.py',
    command: ['python3', '-c'],
    runAll: `import json, os, runpy, sys
for sample in json.load(sys.stdin):
    os.environ.update(sample["env"])
    runpy.run_path(sample["file"], run_name="__main__")`,
  },
  {
    needed: 'PHP',
    file: 'sample.php',
    command: ['php', '-r'],
    runAll: `foreach (json_decode(stream_get_contents(STDIN), true) as $sample) {
    foreach ($sample['env'] as $name => $value) putenv("$name=$value");
    (function (string $file) { include $file; })($sample['file']);
}`,
  },
] as const

test.for(interpreters)('every $needed sample works', async (interpreter, context) => {
  const { needed, file, command, runAll } = interpreter
  skipWithout(context, needed)
  const prepared = await Promise.all(samples.map(({ operationId }) => startPrepared(operationId)))
  onTestFinished(async () => void (await Promise.all(prepared.map(({ close }) => close()))))
  const ids = samples.map((sample) => sample.operationId)
  const input = prepared.map(({ env }, index) => ({ file: join(folder, ids[index]!, file), env }))
  const [program, flag] = command
  await execa(program, [flag, runAll], { input: JSON.stringify(input), env: environment })
  const expected = ids.map((id) => [expect.stringMatching(`^${id} 20[02]$`)])
  expect(prepared.map(({ requested }) => requested())).toEqual(expected)
})

describe.each(samples)('$operationId', ({ operationId, programs }) => {
  test('works in TypeScript', async () => {
    const { env, requested, close } = await startPrepared(operationId)
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
      await close()
    })
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    vi.spyOn(console, 'log').mockReturnValue(undefined)
    const file = join(folder, `${operationId}.ts`)
    // The sample waits a quarter of a minute for the reboot, so it runs in fast time.
    if (operationId === 'rebootVps')
      await execa(process.execPath, [...inFastTime, file], { env: { ...environment, ...env } })
    else await import(pathToFileURL(file).href)
    expect(requested()).toContainEqual(expect.stringMatching(`^${operationId} 20[02]$`))
    expect(requested().filter((line) => !/ 20[02]$/.test(line))).toEqual([])
  })

  test.concurrent('works in curl', async (context) => {
    skipWithout(context, 'curl')
    const { env, requested, close } = await startPrepared(operationId)
    context.onTestFinished(close)
    await execa('sh', ['-c', programs.curl], { env: { ...environment, ...env } })
    expect(requested()).toEqual([expect.stringMatching(`^${operationId} 20[02]$`)])
  })
})
