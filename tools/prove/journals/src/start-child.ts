import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts one of `children`, from source; `tell` hears of each line that it prints. */
export function startChild(
  name: string,
  args: readonly string[],
  tell: (line: string) => void,
): ChildProcess {
  const program = fileURLToPath(new URL(`children/${name}.ts`, import.meta.url))
  const options = ['--conditions=@hostwright/source', '--no-warnings', program, ...args]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', tell)
  return child
}
