import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, runProgram } from './run-program.ts'

// Neither asks a server: what a check finds must not depend on the network.
const zizmor = ['--offline', '--strict-collection', '--persona=auditor', '--no-progress']
// Programs that a machine may or may not have, and that would find something on some machines only.
const actionlint = ['-no-color', '-shellcheck=', '-pyflakes=']

test('zizmor finds nothing in the workflows and actions', async (context) => {
  const { isOk, output } = await runProgram(context, 'zizmor', [...zizmor, join(root, '.github')])
  expect(isOk, output).toBe(true)
  for (const name of ['ci.yml', 'docs.yml', 'release.yml', 'action.yml']) expect(output).toContain(name)
})

test('actionlint finds nothing in the workflows', async (context) => {
  const { isOk, output } = await runProgram(context, 'actionlint', [...actionlint, '-verbose'])
  expect(isOk, output).toBe(true)
  for (const name of ['ci.yml', 'docs.yml', 'release.yml']) expect(output).toContain(name)
})

/** A repository with one workflow, which does what none may. */
async function createUnsafeRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const workflows = join(folder, '.github/workflows')
  await mkdir(workflows, { recursive: true })
  await mkdir(join(folder, '.git'))
  const text = [
    'on: pull_request_target',
    'jobs:',
    '  greet:',
    '    runs-on: ubuntu-24.04',
    '    steps:',
    '      - uses: actions/checkout@v7',
    '      - run: echo "${{ github.event.pull_request.title }}"',
    '        name: ${{ unknown.property }}',
  ]
  await writeFile(join(workflows, 'unsafe.yml'), text.join('\n'))
  return folder
}

test('zizmor finds rights, credentials, unpinned actions and the text of strangers in an unsafe workflow', async (context) => {
  const folder = await createUnsafeRepository()
  const { isOk, output } = await runProgram(context, 'zizmor', [...zizmor, folder])
  expect(isOk).toBe(false)
  for (const audit of [
    'dangerous-triggers',
    'excessive-permissions',
    'artipacked',
    'unpinned-uses',
    'template-injection',
  ])
    expect(output).toContain(`[${audit}]`)
})

test('actionlint finds an expression that means nothing', async (context) => {
  const { isOk, output } = await runProgram(context, 'actionlint', actionlint, await createUnsafeRepository())
  expect(isOk).toBe(false)
  expect(output).toContain('undefined variable "unknown"')
})
