import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
type Permissions = Readonly<Record<string, string>>
interface Workflow {
  readonly permissions?: Permissions
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Permissions; readonly steps: readonly Step[] }>
  >
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

// zizmor checks the pins and rights of every workflow. These tests check the rules for publishing.
describe('the job that publishes', () => {
  const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow
  const known = Object.entries(jobs).filter(([, job]) => job.permissions?.['id-token'] !== undefined)
  const steps = jobs['publish']!.steps

  test('is the only one that can authenticate to the registry', () => {
    expect(known.map(([name]) => name)).toEqual(['publish'])
  })

  test('builds nothing and runs no install script', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
      'node tools/run/setup/setup.mjs --ignore-scripts',
      'echo "$GITHUB_WORKSPACE/node_modules/pnpm" >> "$GITHUB_PATH"',
    ])
    expect(steps.filter(({ uses }) => uses?.startsWith('$/'))).toEqual([])
    expect(steps.at(-1)).toMatchObject({ env: { PNPM_CONFIG_IGNORE_SCRIPTS: 'true' } })
  })

  test('runs on the locked Node', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
    const setUp = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))
    expect(setUp?.with).toMatchObject({ 'node-version': dependencies.node })
  })
})

test('the job that attaches files to a release runs nothing of this repository', () => {
  const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow
  const { steps } = jobs['attach']!
  expect(steps.filter(({ uses }) => uses?.startsWith('$/'))).toEqual([])
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([expect.stringMatching(/^gh release upload /)])
  expect(jobs['executables']!.permissions).toEqual({ contents: 'read' })
})
