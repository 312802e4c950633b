import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { execa } from 'execa'

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const fastTimers = new URL('fast-timers.ts', import.meta.url).href
/** Folder of the published workflows. */
export const workflowsFolder: string = fileURLToPath(new URL('../../../../spec/workflows/', import.meta.url))

export type Inputs = Readonly<Record<string, string | number>>

export interface WorkflowRun {
  readonly passed: boolean
  /** Output of Respect with `--verbose`; the next properties are its reports as JSON and as HAR. */
  readonly printed: string
  readonly json: string
  readonly har: string
  /** Responses of the sandbox in order, such as `orderVps 200`. */
  readonly requests: readonly string[]
}

/** Creates a sandbox in which a minute takes 60 milliseconds, and every state is reached after two reads. */
export async function createFastSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  // The price of an order depends on the day, so the sandbox always starts on the same one.
  const startAt = Date.parse('2026-10-01T00:00:00+09:00')
  const sandbox = await createSandbox({ speed: 1000, startAt, limits: false, ...options })
  for (const machine of ['power', 'reinstall', 'signup', 'hosting'] as const) {
    sandbox.transitions.set(machine, { mode: 'reads', reads: 2 })
  }
  return sandbox
}

/** Runs the unchanged workflow of a file with Respect, against a sandbox on its own port. */
export async function runWorkflow(
  sandbox: Sandbox,
  name: string,
  workflowId: string,
  inputs: Inputs,
): Promise<WorkflowRun> {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'))
  const { url, close } = await sandbox.listen({ port: 0 })
  const before = sandbox.journal().requests.length
  try {
    const outputs = ['--verbose', '--json-output=run.json', '--har-output=run.har']
    const args = ['respect', `${workflowsFolder}${name}.yaml`, `--workflow=${workflowId}`, ...outputs]
    const { passed, printed } = await runRedocly(folder, args, {
      REDOCLY_CLI_RESPECT_INPUT: JSON.stringify({ apiKey: sandbox.apiKey, ...inputs }),
      REDOCLY_CLI_RESPECT_SERVER: `hostwright=${url}`,
    })
    const requests = sandbox.journal().requests.slice(before)
    return {
      passed,
      printed,
      json: readFileSync(join(folder, 'run.json'), 'utf8'),
      har: readFileSync(join(folder, 'run.har'), 'utf8'),
      requests: requests.map(({ operationId, status }) => `${operationId} ${status}`),
    }
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}

async function runRedocly(
  cwd: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ passed: boolean; printed: string }> {
  const { failed, all } = await execa(process.execPath, ['--import', fastTimers, cli, ...args], {
    cwd,
    env: {
      NODE_ENV: 'production',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      REDOCLY_TELEMETRY: 'off',
      ...variables,
    },
    all: true,
    reject: false,
  })
  return { passed: !failed, printed: all }
}
