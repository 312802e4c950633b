import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hostwright/common'
import { createHosting, type Site } from '@hostwright/hosting'
import { createSandbox, type ListeningSsh, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { execa } from 'execa'
import { onTestFinished } from 'vitest'
import { root } from './find-snippets.ts'
import { noon } from './noon.ts'
import { fastTime } from './record-outputs.ts'

interface Ended {
  readonly exitCode: number | undefined
  readonly signal: string | undefined
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  readonly env?: object
  /** Standard input of the script. */
  readonly stdin?: string
  /** Number of requests after which the script is killed. */
  readonly killAfter?: number
}

/** An account, and a function that runs scripts of `examples/` on it. */
export interface Stage {
  readonly sandbox: Sandbox
  readonly url: string
  readonly ssh: ListeningSsh | undefined
  readonly env: Readonly<Record<string, string>>
  /** Working folder of the script, which it may write to. */
  readonly folder: string
  readonly run: (script: string, args?: readonly string[], options?: RunOptions) => Promise<Ended>
  readonly client: ReturnType<typeof createClient>
  readonly site: Site
}

interface StageOptions extends Pick<SandboxOptions, 'limits'> {
  /** Whether the account has files over SFTP. */
  readonly ssh?: boolean
}

/**
 * Creates a new account for scripts of `examples/`. Each script that waits moves the clock of the account and its own,
 * but not that of another script: scripts that run at the same time need `limits` at which they do not wait.
 */
export async function setUp({ limits, ssh: hasSsh = false }: StageOptions = {}): Promise<Stage> {
  const sandbox = await createSandbox({ speed: 0, startAt: noon, limits })
  const { url, ssh, close } = await sandbox.listen({ port: 0, ssh: hasSsh })
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-example-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await close()
    await sandbox.close()
  })
  const { apiKey, baseUrl, fetch, clock } = sandbox
  const env = { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: apiKey, SANDBOX_CLOCK: url, SPEED: '50' }
  const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
  const site = createHosting(client).server('hw123456.example.jp')
  const run: Stage['run'] = async (script, args = [], options = {}) => {
    const { env: more, stdin, killAfter = Infinity } = options
    const child = start(script, args, { ...env, ...more }, folder, stdin)
    const watch = setInterval(() => {
      if (sandbox.journal().requests.length >= killAfter) child.kill('SIGKILL')
    }, 1)
    const { exitCode, signal, stdout, stderr } = await child.finally(() => clearInterval(watch))
    return { exitCode, signal, stdout, stderr }
  }
  return { sandbox, url, ssh, env, folder, run, client, site }
}

/** Starts a script of `examples/`. It imports the built packages, as the scripts of users do. */
export function start(script: string, args: readonly string[], env: object, cwd: string, input = '') {
  const file = join(root, 'examples', `${script}.ts`)
  return execa(process.execPath, [fastTime, file, ...args], {
    cwd,
    env: { ...env },
    input,
    timeout: 200_000,
    reject: false,
    stripFinalNewline: false,
  })
}
