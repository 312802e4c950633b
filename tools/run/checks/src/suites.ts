import { join } from 'node:path'

/**
 * The suites of `npm test`: what Vitest runs for each, as projects and parts of paths. A suite is a task of turbo, whose
 * result is kept until something changes that it depends on; `turbo.json` beside this package says what that is. Every
 * test file is in exactly one suite.
 */
export const suites = {
  programs: ['--project=programs'],
  pages: ['--project=pages'],
  docs: ['--project=docs'],
  conformance: ['--project=conformance', '--project=contract'],
  redis: ['--project=redis'],
  processes: ['--project=command-line', '--project=certificates', '--project=durable'],
  built: ['--project=dist', '--project=reliability'],
  orders: [
    ...['--project=unit', '--project=apart'],
    ...['attacks', 'journals', 'orders', 'plans', 'simulation'].map((name) => `tools/prove/${name}/`),
  ],
  sandbox: ['--project=unit', '--project=apart', '--project=database', 'packages/sandbox/'],
  common: ['--project=unit', '--project=apart', 'packages/common/', 'packages/types/'],
  products: ['--project=unit', '--project=apart', 'packages/hosting/', 'packages/vps/', 'packages/plan/'],
  command: ['--project=unit', '--project=apart', 'packages/cli/', 'packages/mcp/'],
  spec: ['--project=unit', '--project=apart', 'spec/'],
  'site-sources': ['--project=unit', '--project=apart', 'tools/make/site/'],
  repository: [
    ...['--project=unit', '--project=apart', '--project=supply-chain'],
    ...['tools/machine/', 'tools/run/'],
    ...['bundle', 'executables', 'generate', 'sbom'].map((name) => `tools/make/${name}/`),
    ...['contract', 'imports', 'languages', 'mutation', 'packed', 'snippets', 'supply-chain', 'words'].map(
      (name) => `tools/prove/${name}/`,
    ),
  ],
  gates: ['--project=gates'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SuiteName = keyof typeof suites

/** Folder of the suites' reports. Turbo keeps each with the result of its suite. */
export const reportsFolder: string = join(import.meta.dirname, '../dist')

export function toReport(name: SuiteName): string {
  return join(reportsFolder, `${name}.json`)
}
