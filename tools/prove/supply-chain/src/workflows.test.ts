import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, runProgram } from './run-program.ts'

// Both checks run offline: their findings must not depend on the network.
const zizmor = ['--offline', '--strict-collection', '--persona=auditor', '--no-progress']
// These integrations are off, because a machine may lack the programs and the findings would differ.
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

/** Creates a repository with one unsafe workflow. */
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

test('zizmor finds broad rights, credentials, unpinned actions and untrusted text in an unsafe workflow', async (context) => {
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

test('actionlint finds an expression with an unknown name', async (context) => {
  const { isOk, output } = await runProgram(context, 'actionlint', actionlint, await createUnsafeRepository())
  expect(isOk).toBe(false)
  expect(output).toContain('undefined variable "unknown"')
})
