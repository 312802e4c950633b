// `pnpm bench` runs all benchmarks, `pnpm bench client` (or another name below) one of them;
// with a COMMIT, those of the sandbox measure the one of that commit beside today's.
import { compareReliability } from '@hostwright/reliability'
import { benchClient } from './client.ts'
import { benchCommandLine } from './command-line.ts'
import { benchFleet } from './fleet.ts'
import { benchMcp } from './mcp.ts'
import { benchPlan } from './plan.ts'
import { benchSandbox } from './sandbox.ts'
import { benchGrowth } from './sandbox-growth.ts'
import { benchListeners } from './sandbox-listeners.ts'
import { withVersion } from './with-version.ts'
import { writeResults } from './write-results.ts'

const benchmarks: Readonly<Record<string, (commit?: string) => Promise<void>>> = {
  client: benchClient,
  sandbox: (commit) => withVersion(commit, benchSandbox),
  'sandbox-growth': (commit) => withVersion(commit, benchGrowth),
  'sandbox-listeners': (commit) => withVersion(commit, benchListeners),
  fleet: benchFleet,
  plan: benchPlan,
  'command-line': benchCommandLine,
  mcp: benchMcp,
  reliability: async () => writeResults('reliability', await compareReliability()),
}
const [wanted, commit] = process.argv.slice(2)

if (wanted !== undefined && benchmarks[wanted] === undefined) {
  console.error(`There is no benchmark ${wanted}: choose one of ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(benchmarks))
    if (wanted === undefined || wanted === name) await run(commit)
}
