import { join } from 'node:path'
import { checkRuntimes, type RuntimeReport } from '@hostwright/prove/check-runtimes'
import { checkWire } from '@hostwright/prove/check-wire'
import { checkExecutables } from './check-executables.ts'
import { cloneAndBuild } from './clone.ts'
import { compile } from './compile.ts'
import { checkLicences, install, listModules } from './install.ts'
import { runPreviousTests } from './previous-tests.ts'
import { download, type Published, publish, raiseVersions, readReleased } from './publish.ts'
import type { Registry } from './registry.ts'
import { run } from '@hostwright/executables/run'
import { requireThem, runReadme } from './try-examples.ts'

/**
 * Rehearses a release: from a clean clone of the committed files to programs that use the installed packages. Each step
 * needs the one before it, so the first failure ends the rehearsal.
 */
export async function rehearse(
  repository: string,
  work: string,
  registry: Registry,
): Promise<RuntimeReport[]> {
  const clone = join(work, 'clone')
  const consumer = join(work, 'consumer')
  await step('clean clone, installed and built', () => cloneAndBuild(repository, clone))
  await step('tests of the last release', () => runPreviousTests(repository, join(work, 'previous')))
  await step('versions raised after the changesets', () => raiseVersions(clone))
  const published = await step('published to a registry of its own', () => publishAll(clone, registry), list)
  await step('tarballs, as the registry gives them', () => checkTarballs(clone, published, registry, work))
  await step('installed by name, with npm', () => install(published, registry, consumer))
  await step('licences of what came along', () => checkLicences(consumer))
  await step('example of the README, against the installed sandbox', () => runReadme(consumer))
  const modules = await listModules(published, consumer)
  await step('require from CommonJS', () => requireThem(consumer, modules))
  await step(
    'consumers compile',
    () => compile(consumer, modules),
    (versions) => `TypeScript ${versions.join(', ')}`,
  )
  await step('command as single files, made of what was installed', () =>
    checkExecutables(published, consumer, join(work, 'executables')),
  )
  await step('orders whose connection fails', () => checkWire())
  return step(
    'runtimes',
    () => checkRuntimes(consumer),
    (reports) => `${reports.length} of them`,
  )
}

async function publishAll(clone: string, registry: Registry): Promise<Published[]> {
  const published = await publish(clone, registry)
  const missing = (await readReleased(clone)).filter((name) => !published.some((one) => one.name === name))
  if (missing.length > 0) throw new Error(`These were not published: ${missing.join(', ')}`)
  return published
}

function list(published: readonly Published[]): string {
  return published.map(({ name, version }) => `${name}@${version}`).join(', ')
}

/** Runs the tests of `tools/prove/packed` on the published tarballs. */
async function checkTarballs(
  clone: string,
  published: readonly Published[],
  registry: Registry,
  work: string,
): Promise<string> {
  const tarballs = join(work, 'tarballs')
  await download(published, registry, tarballs)
  const printed = await run('pnpm', ['vitest', 'run', '--project', 'dist', 'tools/prove/packed'], {
    cwd: clone,
    env: { RELEASED_TARBALLS: tarballs, NO_COLOR: '1' },
  })
  const sizes = printed.match(/^@hostwright\/\S+: .* unpacked$/gm) ?? []
  return ['files, licences, source maps, secrets, publint, attw', ...sizes].join('\n   ')
}

/** Runs a step of the rehearsal, and prints its duration and its result. */
async function step<Result>(
  name: string,
  act: () => Promise<Result>,
  tell: (result: Result) => string = String,
): Promise<Result> {
  const start = performance.now()
  const result = await act()
  console.log(`── ${name} (${((performance.now() - start) / 1000).toFixed(1)} s): ${tell(result)}`)
  return result
}
