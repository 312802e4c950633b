import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Area } from './areas.ts'
import type { Mutant } from './survivor.ts'

const cache = 'tools/prove/mutation/.cache'
const stryker = new URL('bin/stryker.js', import.meta.resolve('@stryker-mutator/core/package.json'))

/** Report of StrykerJS. The locations of the mutants refer to `source`. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

/** Options of a run. */
export interface RunOptions {
  /** Whether to run mutants again whose result is known from the last run and cannot have changed since. */
  readonly force: boolean
  /** Number of tests that run at the same time. */
  readonly concurrency: number
}

/** Runs the tests over every mutant of an area, in a copy of the tree. */
export function runArea(name: string, area: Area, options: RunOptions): Report['files'] {
  const words = name.split(/[^\w-]+/).filter((word) => word !== '')
  const kept = `${cache}/${words.join('-')}`
  const config = `${kept}.config.json`
  const report = `${kept}.report.json`
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({ ...toConfig(kept, area, options), jsonReporter: { fileName: report } }),
  )
  const { status, signal } = spawnSync(process.execPath, [fileURLToPath(stryker), 'run', config], {
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new Error(`StrykerJS could not run the tests of ${name}: it ended with ${signal ?? status}`)
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  if (mutants.length === 0) throw new Error(`There is no mutant in ${area.folder}`)
  // If the copy of the tree was removed during the run, every mutant survives without a completed test.
  if (mutants.some(({ status, testsCompleted }) => status === 'Survived' && testsCompleted === 0))
    throw new Error(`The tests of ${name} were not run to their end: call again with --force`)
  return files
}

function toConfig(
  kept: string,
  { folder, tests, vitestConfig = 'tools/prove/mutation/vitest.config.ts' }: Area,
  { force, concurrency }: RunOptions,
): object {
  return {
    mutate: [
      `${folder}/**/*.ts`,
      `!${folder}/**/generated/**`,
      `!${folder}/**/*.{test,test-d}.ts`,
      `!${folder}/**/testing/**`,
    ],
    testFiles: tests,
    testRunner: 'vitest',
    // The coverage says which tests reach a mutant. Imports would be followed for each mutant again, and not through
    // every alias.
    vitest: { configFile: vitestConfig, related: false },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    // On a busy machine, a slow run is not yet an endless one.
    timeoutMS: 60_000,
    // StrykerJS would rewrite the paths of this file with the JavaScript API of the compiler, which TypeScript 7 lacks.
    // The tests run without it, and its paths stay inside the copy.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    concurrency,
    force,
    incremental: true,
    incrementalFile: `${kept}.json`,
    tempDirName: `${kept}.copy`,
    ignorePatterns: [
      'docs',
      'examples',
      'tools/*/*',
      '!tools/prove/attacks',
      '!tools/prove/contract',
      '!tools/prove/journals',
      '!tools/prove/mutation',
      '!tools/prove/orders',
      '!tools/machine/redis-server',
      cache,
    ],
    reporters: ['progress', 'json'],
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: false,
  }
}
