import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface RunOptions {
  readonly cwd: string
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
}

/** Reports whether npm set a variable for its scripts. Proxy settings belong to the machine, and are kept. */
const isOfNpm = (name: string): boolean =>
  /^(npm_|pnpm_config_|INIT_CWD$)/i.test(name) && !/^npm_config_(https?[_-]|no_?)?(proxy|cafile)$/i.test(name)

/**
 * Runs a command and returns its output. Rejects with the whole output if the command fails. The command does not get
 * the variables that npm set for this script: they would override the settings of the folder.
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: RunOptions,
): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !isOfNpm(name))
  try {
    const options = { cwd, env: { ...Object.fromEntries(inherited), ...env }, maxBuffer: 2 ** 26 }
    return (await execute(command, [...args], options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    const output = stderr === '' && stdout === '' ? message : `${stdout}${stderr}`
    throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`, { cause: error })
  }
}
