import { spawn } from 'node:child_process'
import { ConfigError } from '@hostwright/common'
import type { SecretStore } from '../tools/tool.ts'

const mostMs = 30_000

/**
 * Creates a store that passes each password to a command of the operator when the API has accepted the password. Before
 * that, and if the command fails, the password is kept in the store `waiting`, so that no crash loses a password.
 */
export function createSecretCommand(
  command: string,
  waiting: SecretStore,
  env: Readonly<Record<string, string | undefined>>,
): SecretStore {
  return {
    ...waiting,
    async write(name, value) {
      if (name.endsWith('.pending')) return waiting.write(name, value)
      const problem = await hand(command, value, { ...env, HOSTWRIGHT_SECRET_NAME: name })
      if (problem === undefined) return
      throw new ConfigError(
        '--secret-command',
        `${problem}: the API has accepted the password of ${name}, which waits in the folder of the operator`,
      )
    },
  }
}

/**
 * Runs the operator's command with a password on its standard input. Returns a description of its failure, or
 * `undefined`. The command's output is dropped, because it may repeat the password.
 */
function hand(
  command: string,
  value: string,
  { HOSTWRIGHT_API_KEY: _, HOSTWRIGHT_MCP_TOKEN: __, ...env }: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env,
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: mostMs,
    })
    child.on('error', () => resolve('could not be started'))
    child.on('close', (code) => resolve(code === 0 ? undefined : `ended with ${code ?? 'a signal'}`))
    // A command that ends without reading its input makes the write fail. The failure is ignored, because the exit code
    // says whether the command succeeded.
    child.stdin.on('error', () => {})
    child.stdin.end(value)
  })
}
