import { execFileSync, type StdioOptions } from 'node:child_process'

/** Runs a program to its end, and throws when there is none or it fails. */
export type Run = (command: string, args: readonly string[], stdio: StdioOptions) => unknown

const reallyRun: Run = (command, args, stdio) => execFileSync(command, args, { stdio })

/**
 * Makes sure that there is a command: where the machine has none, Debian's package is installed.
 *
 * @throws when it is missing and cannot be installed; the message says what to do
 */
export function ensureCommand(command: string, packageName: string = command, run: Run = reallyRun): void {
  const succeeds = (...args: Parameters<Run>): boolean => {
    try {
      run(...args)
      return true
    } catch {
      return false
    }
  }
  const isThere = (): boolean => succeeds(command, ['--version'], 'ignore')
  if (isThere()) return
  succeeds('apt-get', ['update', '-q'], 'inherit')
  succeeds('apt-get', ['install', '-y', '-q', packageName], 'inherit')
  if (isThere()) return
  throw new Error(
    `There is no ${command}, and Debian's package ${packageName} could not be installed: that takes ` +
      `apt-get and root. Install ${command} so that it is on the PATH, and run this again.`,
  )
}
