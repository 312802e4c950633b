import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { skipWithoutRedis } from '@hostwright/machine/skip-without-redis'
import { createSandbox } from '@hostwright/sandbox/node'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { compileFolder } from './compile-folder.ts'
import { findShownFiles, findSnippets, type Snippet } from './find-snippets.ts'
import { noon } from './noon.ts'
import { fastTime, recordOutputs } from './record-outputs.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../generated/', import.meta.url))
// All names have the same length: the test runner finds files by a part of their name, and would run 161.ts for 61.ts.
const snippets = findSnippets().map((snippet, index) => ({
  ...snippet,
  file: join(folder, `${1_000 + index}.ts`),
}))

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const { file, code } of snippets) writeFileSync(file, code)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('every snippet of the documentation compiles', async () => {
  const names = snippets.map(({ name, file }) => `${file}: ${name}`).join('\n')
  const problems = await compileFolder(folder, ['node', 'vitest/globals'])
  expect(problems && `${problems}\n${names}`).toBe('')
})

test.each(findShownFiles())('$name as it is', ({ code, file }) => {
  expect(code).toBe(file)
})

// A snippet that is itself a test of a user's code is run by the test runner instead of Node.
const isTest = ({ code }: { code: string }): boolean => code.includes("from 'vitest'")
// These scripts need arguments or input, so a test beside this one runs each of them.
const runElsewhere = new Set(
  [
    'dashboard',
    'move-a-site',
    'move-mail',
    'order-within-budget',
    'preview',
    'reboot-bot',
    'rotate-passwords',
  ].map((name) => `examples/${name}.ts`),
)
const isRunElsewhere = ({ name }: { name: string }): boolean => runElsewhere.has(name)
const programs = snippets.filter((snippet) => !isTest(snippet) && !isRunElsewhere(snippet))
// One process runs all of these programs: a process for each would take several times the processor time. Programs of the
// guides that use the process or make a sandbox of their own are left to the last test.
const canShareProcess = ({ name, code }: Snippet): boolean =>
  !(name.startsWith('docs/sdk/') ? /REDIS_URL/ : /REDIS_URL|process\.|node:|createSandbox\(/).test(code)
const examples = programs.filter(canShareProcess)
const others = programs.filter((program) => !examples.includes(program))

test('there are snippets of both kinds', () => {
  expect(snippets.filter(isTest).length).toBeGreaterThan(0)
  expect(programs.length).toBeGreaterThan(50)
})

test('the tests of a user pass', async () => {
  const config = fileURLToPath(new URL('user-tests.config.ts', import.meta.url))
  const runner = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const files = snippets.filter(isTest).map(({ file }) => file)
  const { VITEST: _, ...env } = process.env
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const args = ['run', '--config', config, ...reporters, ...files]
  const { stderr } = await run(process.execPath, [runner, ...args], { env })
  const { success, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as UserTests
  expect({ success, stderr, passed: testResults.map(({ name }) => name).toSorted() }).toEqual({
    success: true,
    stderr: '',
    passed: files.toSorted(),
  })
  expect(numPassedTests).toBeGreaterThanOrEqual(files.length)
})

/** Report of the test runner. */
interface UserTests {
  readonly success: boolean
  readonly numPassedTests: number
  readonly testResults: readonly { readonly name: string }[]
}

test.concurrent('the examples of all methods and most of the guides run, one after the other', async () => {
  expect(examples.length).toBeGreaterThan(130)
  expect(await recordOutputs(examples)).toHaveLength(examples.length)
})

// Each program has a sandbox of its own, and spends most of its time waiting for it.
test.concurrent.for(others)('$name runs against the sandbox', async ({ file, code }, context) => {
  const usesRedis = code.includes('REDIS_URL')
  if (usesRedis) skipWithoutRedis(context)
  // The clock of a real Redis has the real time, so programs that use it and their sandboxes have it too.
  const sandbox = await createSandbox({ speed: usesRedis ? 1 : 0, startAt: noon })
  const { url, close } = await sandbox.listen({ port: 0 })
  try {
    const env = {
      ...process.env,
      HOSTWRIGHT_BASE_URL: url,
      HOSTWRIGHT_API_KEY: sandbox.apiKey,
      ...(usesRedis && { REDIS_URL: inject('redisUrl') }),
      SPEED: '50',
      SANDBOX_CLOCK: url,
    }
    const program = run(process.execPath, [...(usesRedis ? [] : [fastTime]), file], {
      cwd: folder,
      env,
      timeout: 200_000,
    })
    await expect(program).resolves.toMatchObject({ stderr: '' })
  } finally {
    await close()
    await sandbox.close()
  }
})
