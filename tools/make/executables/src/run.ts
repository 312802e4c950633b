import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program in a folder and returns what it printed; its failure is an error with all that it printed. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await execute(program, [...args], { cwd, maxBuffer: 2 ** 24 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args[0]} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
