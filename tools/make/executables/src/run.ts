import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface RunOptions {
  readonly cwd: string
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
}

/** What npm tells its scripts; the way through a proxy is a matter of the machine, and stays. */
const isOfNpm = (name: string): boolean =>
  /^(npm_|pnpm_config_|INIT_CWD$)/i.test(name) && !/^npm_config_(https?[_-]|no_?)?(proxy|cafile)$/i.test(name)

/**
 * Runs a command and returns what it printed; its failure comes as an error with all that it printed.
 * What npm put into the environment of this script would override the settings of the folder.
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
