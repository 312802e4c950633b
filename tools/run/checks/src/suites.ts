import { join } from 'node:path'

const unit = ['--project=unit', '--project=apart']
const snippets = (...names: readonly string[]) =>
  names.map((name) => `tools/prove/snippets/src/${name}.test.ts`)
const checks = (...names: readonly string[]) => names.map((name) => `tools/run/checks/src/${name}.test.ts`)

/**
 * The suites of `npm test`: what Vitest runs for each, as projects and parts of paths. A suite is a task of turbo, whose
 * result is kept until something changes that it depends on; `turbo.json` beside this package says what that is. So
 * tests that depend on the same packages share a suite. Every test file is in exactly one. Those that take longest come
 * first.
 */
export const suites = {
  programs: ['--project=programs'],
  pages: ['--project=pages'],
  orders: [
    ...unit,
    '--project=redis',
    'tools/prove/attacks/',
    'tools/prove/orders/',
    'tools/prove/simulation/',
  ],
  // Commands, workers and programs that are killed, on the built packages without plans.
  processes: [
    '--project=command-line',
    '--project=certificates',
    '--project=durable',
    '--project=processes',
    'tools/prove/certificates/',
    'tools/prove/durable/',
    'tools/prove/endurance/',
    'tools/prove/orders/',
    'tools/prove/runtimes/src/nodes',
  ],
  'command-line': ['--project=command-line', 'tools/prove/command-line/'],
  docs: [
    '--project=docs',
    ...snippets('examples', 'fast-time', 'move-a-site', 'named', 'snippets', 'table-journal', 'try'),
  ],
  // Programs of the documentation that plan and publish nothing.
  examples: [
    '--project=docs',
    'examples/',
    'tools/make/samples/',
    ...snippets('dashboard', 'move-mail', 'ordering-examples', 'preview', 'reboot-bot'),
  ],
  plan: [...unit, 'packages/plan/', 'tools/prove/plans/'],
  'over-redis': ['--project=redis', 'packages/mcp/', 'tools/prove/shared-store/'],
  runtimes: [...unit, '--project=redis', 'tools/prove/runtimes/'],
  mcp: [...unit, 'packages/mcp/'],
  command: [...unit, 'packages/cli/'],
  conformance: [
    '--project=conformance',
    '--project=contract',
    'tools/prove/conformance/',
    'tools/prove/contract/',
  ],
  hosting: [...unit, '--project=publish', 'packages/hosting/', 'packages/publish/', 'tools/prove/publish/'],
  // Declarations, which editors and compilers read.
  declarations: ['--project=dist', 'tools/prove/hovers/', 'tools/prove/surface/'],
  built: ['--project=dist', 'packages/', 'tools/make/bundle/', 'tools/prove/packed/', 'tools/run/bench/'],
  // Journals and limits, without products: a change of a product leaves them alone.
  redis: [...unit, '--project=redis', 'packages/redis/', 'tools/prove/journals/'],
  sandbox: [
    ...unit,
    '--project=database',
    '--project=conformance',
    'packages/sandbox/',
    'tools/prove/workflows/',
  ],
  common: [...unit, 'packages/common/', 'packages/orders/', 'packages/types/'],
  vps: [...unit, 'packages/vps/'],
  spec: [...unit, 'spec/'],
  'site-sources': [...unit, 'tools/make/site/', 'tools/make/samples/'],
  tools: [
    ...unit,
    '--project=supply-chain',
    'tools/machine/',
    'tools/make/executables/',
    'tools/make/generate/',
    'tools/make/sbom/',
    'tools/prove/contract/',
    'tools/prove/languages/',
    'tools/prove/mcp-clients/',
    'tools/prove/mutation/',
    'tools/prove/supply-chain/src/workflows',
    'tools/run/demo/',
    'tools/run/release/',
    'tools/run/setup/',
    ...checks(
      'find-misplaced',
      'fingerprint-programs',
      'kept-results',
      'planted-faults',
      'require-clone',
      'run-steps',
      'test-counts',
      'to-summary',
    ),
  ],
  // Tests that read every file.
  repository: [
    ...unit,
    '--project=supply-chain',
    'tools/prove/imports/',
    'tools/prove/words/',
    ...['reuse', 'secrets'].map((name) => `tools/prove/supply-chain/src/${name}.test.ts`),
    ...checks('apart', 'findings', 'map', 'named-paths', 'owners', 'rules-of-ordering', 'suite-inputs'),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SuiteName = keyof typeof suites

/** Folder of the suites' reports. Turbo keeps each with the result of its suite. */
export const reportsFolder: string = join(import.meta.dirname, '../dist')

export function toReport(name: SuiteName): string {
  return join(reportsFolder, `${name}.json`)
}
