// Runs every check, in the order in which a failure is cheapest to fix. All steps run, so that one run shows every
// failure. The last lines are the skipped tests with their reasons, the failures, and the counts.
import { spawnSync } from 'node:child_process'
import { type EndedStep, runSteps, type Step } from './run-steps.ts'
import { readTestCounts, type TestCounts } from './test-counts.ts'
import { isWell, toSummary } from './to-summary.ts'

// These steps write files that the later ones read.
const first: readonly Step[] = [
  ['format', 'oxfmt --check'],
  [
    'description bundled, and its artefacts linted',
    'turbo run build --filter=@hostwright/openapi --output-logs=errors-only',
  ],
]
const steps: readonly Step[] = [
  // The build comes first: it keeps one core busy for long, and no other step reads what it writes.
  ['build of the packages and the site', 'turbo run build --output-logs=errors-only'],
  ['lint', 'oxlint --type-aware'],
  ['description', 'turbo run lint --output-logs=errors-only'],
  ['score of the description', 'pnpm --filter @hostwright/openapi score'],
  ['breaking changes of the description', 'pnpm --filter @hostwright/openapi changes'],
  ['generated files', 'turbo run check:drift --output-logs=errors-only'],
  ['types of the packages', 'tsc -p packages --singleThreaded'],
  ['types of the command, the description, the examples and the tools', 'tsc -p tools --singleThreaded'],
  ["types of the site's scripts", 'tsc -p tools/make/site/src/client/browser --singleThreaded'],
  ['package boundaries', 'turbo boundaries'],
  ['unused code and dependencies', 'knip'],
]

const counts: TestCounts = { passed: 0, failed: [], skipped: [] }

function tell({ name, command, isOk, seconds, output }: EndedStep): void {
  if (isOk) counts.passed += 1
  else counts.failed.push(`${name}: ${command}`)
  console.log(`\n── ${name}: ${command}\n${output}`)
  console.log(`── ${name}: ${isOk ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
}

// Without garbage collection, the compilers and linters written in Go do a third less work, and on one core each a fifth
// less. They end before memory runs out, and something else always runs on the other core.
process.env['GOGC'] ??= 'off'
process.env['GOMAXPROCS'] ??= '1'
process.env['GOMEMLIMIT'] ??= '2GiB'

for await (const step of runSteps(first, 1)) tell(step)
// Most steps keep one core busy, so two run at the same time.
for await (const step of runSteps(steps, 2)) tell(step)

const testRun = 'vitest run'
console.log(`\n── tests: ${testRun}`)
const tests = readTestCounts((report) => {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  return spawnSync(`${testRun} ${reporters}`, { shell: true, stdio: 'inherit' }).status === 0
})
counts.passed += tests.passed
counts.failed.push(...tests.failed)
counts.skipped.push(...tests.skipped)

console.log(`\n${toSummary(counts)}`)
process.exitCode = isWell(counts) ? 0 : 1
