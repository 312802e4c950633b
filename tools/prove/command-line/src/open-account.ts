import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { onTestFinished } from 'vitest'

/** An account on a port, and the environment with which the command reaches it. */
export interface Account {
  readonly sandbox: Sandbox
  readonly env: Readonly<Record<string, string>>
}

export async function openAccount(options: SandboxOptions = {}): Promise<Account> {
  const sandbox = await createSandbox({ limits: false, ...options })
  const { url } = await sandbox.listen({ port: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-account-'))
  onTestFinished(async () => {
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  const env = {
    HOSTWRIGHT_BASE_URL: url,
    HOSTWRIGHT_API_KEY: sandbox.apiKey,
    HOSTWRIGHT_CONFIG_DIR: folder,
    ROOT_PASSWORD: 'Correct-Horse-7',
  }
  return { sandbox, env }
}
