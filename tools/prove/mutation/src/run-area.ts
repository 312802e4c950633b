import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Area } from './areas.ts'
import type { Mutant } from './survivor.ts'

const cache = 'tools/prove/mutation/.cache'
const stryker = new URL('bin/stryker.js', import.meta.resolve('@stryker-mutator/core/package.json'))

/** What StrykerJS reports; `source` is the text that the locations of the mutants are in. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

/**
 * Runs the tests over every mutant of an area, in a copy of the tree. With `force`, also over those whose result is
 * known from the last run, and which neither a change of their file nor of a test may have changed.
 */
export function runArea(name: string, area: Area, force: boolean): Report['files'] {
  const config = `${cache}/${name}.config.json`
  const report = `${cache}/${name}.report.json`
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({ ...toConfig(name, area), force, jsonReporter: { fileName: report } }),
  )
  const { status, signal } = spawnSync(process.execPath, [fileURLToPath(stryker), 'run', config], {
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new Error(`StrykerJS could not run the tests of ${name}: it ended with ${signal ?? status}`)
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  // A copy of the tree that went away lets every mutant live.
  if (mutants.some(({ status, testsCompleted }) => status === 'Survived' && testsCompleted === 0))
    throw new Error(`The tests of ${name} were not run to their end: call again with --force`)
  return files
}

function toConfig(name: string, { folder, tests, vitestConfig }: Area): object {
  return {
    mutate: [`${folder}/*.ts`, `!${folder}/*.test.ts`],
    testFiles: tests,
    testRunner: 'vitest',
    vitest: { configFile: vitestConfig },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // The machine may be busy: a slow run is not yet an endless one.
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `${cache}/${name}.json`,
    tempDirName: `${cache}/${name}.copy`,
    ignorePatterns: [
      'docs',
      'examples',
      'tools/*/*',
      '!tools/prove/journals',
      '!tools/prove/mutation',
      '!tools/machine/redis-server',
      cache,
    ],
    reporters: ['progress', 'json'],
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: false,
  }
}
