// Runs every check, in the order in which a failure is cheapest to fix. All steps run, so that one run shows every
// failure. The last lines are the skipped tests with their reasons, the failures, and the counts.
import { type EndedStep, runStep, runSteps, type Step } from './run-steps.ts'
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

// Tests that measure time run alone. Those that mostly wait for other programs run one after another beside those that
// keep the cores busy: with three workers on two cores for all of them, they would take a tenth more processor time.
const waiting = ['durable', 'certificates', 'command-line', 'redis']
const testRuns = [
  ['vitest run --project gates'],
  [
    `vitest run --project '!gates' ${waiting.map((name) => `--project '!${name}'`).join(' ')}`,
    `vitest run --maxWorkers=1 ${waiting.map((name) => `--project ${name}`).join(' ')}`,
  ],
]

async function runTests(command: string, isLive: boolean): Promise<void> {
  const title = `\n── tests: ${command}`
  if (isLive) console.log(title)
  const tests = await readTestCounts(async (report) => {
    const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
    const { isOk, output } = await runStep(['tests', `${command} ${reporters}`], isLive)
    if (!isLive) console.log(`${title}\n${output}`)
    return isOk
  })
  counts.passed += tests.passed
  counts.failed.push(...tests.failed)
  counts.skipped.push(...tests.skipped)
}

// Only one of two runs can show its tests while they run.
for (const commands of testRuns)
  await Promise.all(commands.map((command, index) => runTests(command, index === 0)))

console.log(`\n${toSummary(counts)}`)
process.exitCode = isWell(counts) ? 0 : 1
