// Runs a suite of tests, and keeps its report for the counts of `npm test`: pnpm run suite:docs
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { suites, type SuiteName, toReport } from './suites.ts'

const name = process.argv[2] as SuiteName
const args = [
  'run',
  ...suites[name],
  // Turbo runs two suites at the same time, each in one process: a third would cost a tenth more processor time.
  '--maxWorkers=1',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${toReport(name)}`,
]
const { status } = spawnSync('vitest', args, {
  cwd: join(import.meta.dirname, '../../../..'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
