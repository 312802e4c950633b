import { join } from 'node:path'

const unit = ['--project=unit', '--project=apart']

/**
 * The suites of `npm test`: what Vitest runs for each, as projects and parts of paths. A suite is a task of turbo, whose
 * result is kept until something changes that it depends on; `turbo.json` beside this package says what that is. Every
 * test file is in exactly one suite. Those that take longest come first.
 */
export const suites = {
  programs: ['--project=programs'],
  pages: ['--project=pages'],
  processes: ['--project=command-line', '--project=certificates', '--project=durable'],
  docs: ['--project=docs'],
  conformance: ['--project=conformance', '--project=contract'],
  'over-redis': [
    '--project=redis',
    'packages/mcp/',
    'tools/prove/orders/',
    'tools/prove/runtimes/',
    'tools/prove/shared-store/',
  ],
  built: ['--project=dist', '--project=reliability'],
  command: [...unit, 'packages/cli/', 'packages/mcp/'],
  orders: [
    ...unit,
    'tools/prove/attacks/',
    'tools/prove/orders/',
    'tools/prove/plans/',
    'tools/prove/simulation/',
  ],
  // Journals and limits, without products: a change of a product leaves them alone.
  redis: [...unit, '--project=redis', 'packages/redis/', 'tools/prove/journals/'],
  sandbox: [...unit, '--project=database', 'packages/sandbox/'],
  common: [...unit, 'packages/common/', 'packages/orders/', 'packages/types/'],
  products: [...unit, 'packages/hosting/', 'packages/vps/', 'packages/plan/'],
  // Files of sites, without VPSs and plans.
  publish: [...unit, '--project=publish', 'packages/publish/', 'tools/prove/publish/'],
  spec: [...unit, 'spec/'],
  'site-sources': [...unit, 'tools/make/site/', 'tools/make/samples/'],
  repository: [
    ...unit,
    '--project=supply-chain',
    'tools/machine/',
    'tools/make/bundle/',
    'tools/make/executables/',
    'tools/make/generate/',
    'tools/make/sbom/',
    'tools/prove/contract/',
    'tools/prove/imports/',
    'tools/prove/languages/',
    'tools/prove/mcp-clients/',
    'tools/prove/mutation/',
    'tools/prove/packed/',
    'tools/prove/runtimes/',
    'tools/prove/snippets/',
    'tools/prove/supply-chain/',
    'tools/prove/words/',
    'tools/run/',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SuiteName = keyof typeof suites

/** Folder of the suites' reports. Turbo keeps each with the result of its suite. */
export const reportsFolder: string = join(import.meta.dirname, '../dist')

export function toReport(name: SuiteName): string {
  return join(reportsFolder, `${name}.json`)
}
