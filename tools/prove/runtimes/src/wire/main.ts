// Sends orders over connections that fail, on each runtime, and prints what arrived: `main.ts [RUNTIME]`.
import { describeResult, findFaults, type Summary, summarize } from './check-results.ts'
import { runWire, type WireRuntime, wireRuntimes } from './run-wire.ts'
import { onePost, sent, unsent } from './situations.ts'

const names = process.argv[2] ? [process.argv[2] as WireRuntime] : wireRuntimes
const summaries: Record<string, Summary> = {}
for (const name of names) {
  // The browser takes every certificate, so that it trusts that of the test.
  const results = await runWire(name, name === 'Chromium' ? onePost : [...onePost, ...sent, ...unsent])
  summaries[name] = summarize(results)
  for (const result of findFaults(name, results)) {
    console.error(`${name}: ${describeResult(result)}`)
    process.exitCode = 1
  }
}
console.table(summaries)
