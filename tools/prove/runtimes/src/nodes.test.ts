import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkRuntimes, type RuntimeReport } from './check-runtimes.ts'
import { createCommandRuntime } from './command-runtime.ts'
import type { Runtime } from './runtime.ts'
import { runtimes } from './runtimes.ts'

/** Runs the program on runtimes with the packages as they are built. */
async function checkBuilt(chosen: readonly Runtime[]): Promise<RuntimeReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nodes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  return checkRuntimes(folder, chosen)
}

test('on Node 22, 24 and 26, the built packages pass every check', async () => {
  const reports = await checkBuilt(runtimes.filter(({ name }) => name.startsWith('Node ')))
  expect(reports.map(({ version, failures }) => [version.split('.')[0], failures])).toEqual([
    ['22', []],
    ['24', []],
    ['26', []],
  ])
  for (const { checks, sandboxChecks } of reports)
    expect([checks, sandboxChecks]).toEqual([expect.toSatisfy((count: number) => count > 20), 6])
})

test('a platform that sends each request twice fails', async () => {
  const twice = `const { fetch } = globalThis
    globalThis.fetch = async (request, init) => {
      await fetch(request instanceof Request ? request.clone() : request, init).catch(() => {})
      return fetch(request, init)
    }`
  const plant = `--import=data:text/javascript,${encodeURIComponent(twice)}`
  const [report] = await checkBuilt([createCommandRuntime('Node', process.execPath, plant)])
  expect(report!.failures).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^faults: a write is not retried by the client: .* 2 instead of 1/),
    ]),
  )
})
