import { execFileSync, type StdioOptions } from 'node:child_process'

/** Runs a program to its end, and throws when there is none or it fails. */
export type Run = (command: string, args: readonly string[], stdio: StdioOptions) => unknown

// A package that would ask something takes its own answer.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

export const reallyRun: Run = (command, args, stdio) => execFileSync(command, args, { stdio, env })

/** Installs Debian's packages as far as the machine lets it; look afterwards whether they are there. */
export function installPackages(names: readonly string[], run: Run = reallyRun): void {
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', ...names],
  ]
  for (const step of steps) {
    try {
      run('apt-get', step, 'inherit')
    } catch {
      // An outdated list of packages may do; whether all came is for the caller to see.
    }
  }
}
