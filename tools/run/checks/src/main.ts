// Runs every check, in the order in which a failure is cheapest to fix. All steps run, so that one run shows every
// failure. The last lines are the seconds of each step and of the processor in it, without those of browsers, the
// skipped tests with their reasons, the failures, and the counts.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import type { RequirementName } from '@hostwright/machine/why-without'
import type { ViteUserConfig } from 'vitest/config'
import { buildCommand, isKept, toSuiteCommand } from './commands.ts'
import { findMisplaced } from './find-misplaced.ts'
import { fingerprintPrograms } from './fingerprint-programs.ts'
import { requireClone } from './require-clone.ts'
import { type EndedStep, runSteps, type Step } from './run-steps.ts'
import { reportsFolder, suites, type SuiteName, toReport } from './suites.ts'
import { readTestCounts, type TestCounts } from './test-counts.ts'
import { isWell, toSummary } from './to-summary.ts'

// The compiler checks again what a change can affect, and keeps what it found elsewhere, errors too.
const checkTypes =
  'tsc --singleThreaded --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'

// These steps write files that the later ones read.
const first: readonly Step[] = [
  ['format', 'oxfmt --check'],
  ['build of the description, the packages and the site', buildCommand],
]
const checks: readonly Step[] = [
  ['lint', 'oxlint --type-aware'],
  ['description', 'turbo run lint --output-logs=errors-only'],
  ['score of the description', 'pnpm --filter @hostwright/openapi score'],
  ['breaking changes of the description', 'pnpm --filter @hostwright/openapi changes'],
  ['generated files', 'turbo run check:drift --output-logs=errors-only'],
  ['types', checkTypes],
  ["types of the site's scripts", 'tsc -p tools/make/site/src/client/browser --singleThreaded'],
  ['package boundaries', 'turbo boundaries'],
  ['unused code and dependencies', 'knip'],
]
const suiteOf = new Map((Object.keys(suites) as SuiteName[]).map((name) => [`tests: ${name}`, name]))
const tests = [...suiteOf].map(([name, suite]): Step => [name, toSuiteCommand(suite)])

const counts: TestCounts = { passed: 0, failed: [], skipped: [] }
const times: string[] = []
let processorTime = 0
const ranIn = new Map<string, readonly string[]>()

function tell({ name, command, isOk, seconds, processorSeconds, output }: EndedStep): void {
  const wasKept = isKept(output)
  const state = isOk ? (wasKept ? 'unchanged' : 'ok') : 'FAILED'
  const [passed, taken] = [seconds, processorSeconds].map((value) => (value?.toFixed(1) ?? '').padStart(7))
  times.push(`${passed} s ${taken} s  ${state.padEnd(9)}  ${name}`)
  processorTime += processorSeconds ?? 0
  console.log(`\n── ${name}: ${command}\n${output}`)
  console.log(`── ${name}: ${state} in ${seconds.toFixed(1)} s`)
}

function count({ name, command, isOk }: EndedStep): void {
  if (isOk) counts.passed += 1
  else counts.failed.push(`${name}: ${command}`)
}

function countTests(name: SuiteName, isOk: boolean): void {
  const { passed, failed, skipped, files } = readTestCounts(toReport(name), isOk)
  ranIn.set(name, files)
  counts.passed += passed
  counts.failed.push(...failed)
  counts.skipped.push(...skipped)
}

/** Lists the programs that the tests need. Vitest's configuration belongs to no package, so no package imports it. */
async function listNeeded(): Promise<RequirementName[]> {
  const file = new URL('../../../../vitest.config.ts', import.meta.url).href
  const { default: config } = (await import(file)) as { readonly default: ViteUserConfig }
  const needed = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.provide?.needs ?? []) : [],
  )
  return [...new Set(needed)]
}

// Without garbage collection, the compilers and linters written in Go do a third less work, and on one core each a
// fifth less. They end before memory runs out, and something else always runs on the other core.
process.env['GOGC'] ??= 'off'
process.env['GOMAXPROCS'] ??= '1'
process.env['GOMEMLIMIT'] ??= '2GiB'
process.env['TURBO_TELEMETRY_DISABLED'] ??= '1'

try {
  requireClone(process.cwd())
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

for await (const step of runSteps(first, 1)) {
  tell(step)
  count(step)
}

process.env['HOSTWRIGHT_PROGRAMS'] = fingerprintPrograms(await listNeeded())
rmSync(reportsFolder, { recursive: true, force: true })
// Most checks and suites keep one core busy, so two run at the same time.
for await (const step of runSteps([...checks, ...tests], 2)) {
  tell(step)
  const suite = suiteOf.get(step.name)
  if (suite === undefined) count(step)
  else countTests(suite, step.isOk)
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
  encoding: 'utf8',
})
counts.failed.push(...findMisplaced(listed.trim().split('\n').filter(existsSync), ranIn))

console.log(`\n── seconds of each step, and of the processor in it without browsers\n${times.join('\n')}`)
console.log(`\n${processorTime.toFixed(0)} s of processor time\n\n${toSummary(counts)}`)
process.exitCode = isWell(counts) ? 0 : 1
